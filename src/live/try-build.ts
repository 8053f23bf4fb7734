import type {BuildOptions, BuildOutcome} from '../build/types.ts';
import {BuildError} from '../diagnostics/build-error.ts';
import {systemFailure} from '../diagnostics/system-failure.ts';
import type {Build} from './types.ts';

/**
 * Build, whatever happens: a fault of this program is shown as a problem, since the next save may avoid it.
 *
 * @returns `undefined` when the build was given up.
 */
export async function tryBuild(
  build: Build,
  options: BuildOptions & {readonly signal: AbortSignal},
): Promise<BuildOutcome | undefined> {
  try {
    return await build(options);
  } catch (error) {
    if (options.signal.aborted) return undefined;
    const message = error instanceof Error ? error.message : String(error);
    const problem = error instanceof BuildError ? error : systemFailure(error);
    const diagnostics = problem?.diagnostics ?? [
      {
        severity: 'error' as const,
        code: 'internal-error',
        message: `The build failed for a reason that is not the site's: ${message}`,
        hint: 'Please report this, with what `legacydocs build --verbose` prints.',
      },
    ];
    const {outDir} = options;
    return {ok: false, routes: [], diagnostics, stages: [], reads: 'unknown', outDir};
  }
}
