import {BuildError} from '../../core/diagnostics/build-error.ts';
import {unique} from './esbuild-diagnostics.ts';

/** What is wrong in any of them is told, not what is found out first. */
export async function allBundled<Tasks extends readonly unknown[]>(
  tasks: readonly [...Tasks],
): Promise<{-readonly [Index in keyof Tasks]: Awaited<Tasks[Index]>}> {
  const settled = await Promise.allSettled(tasks);
  const problems = settled.flatMap((one) =>
    one.status === 'rejected' && one.reason instanceof BuildError ? one.reason.diagnostics : [],
  );
  if (problems.length > 0) throw new BuildError(unique(problems));
  return await Promise.all(tasks);
}
