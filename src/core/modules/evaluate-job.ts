import {isMainThread} from 'node:worker_threads';
import {settledWithin} from '../async/time-limit.ts';
import {canStart} from '../async/worker-thread.ts';
import {createWorkerPool} from '../async/workers.ts';
import {importFile} from './import-file.ts';

/** A generated module to evaluate. */
interface EvaluateItem {
  /** Absolute path. */
  readonly script: string;
  /** True to call the default export if it is a function. */
  readonly callsDefault: boolean;
}

/** Maximum CPU time of an evaluation. */
export const evaluationSeconds = 10;

/** Maximum duration of an evaluation, including the time that it spends waiting. */
export const loadTimeoutSeconds = 30;

/** Creates the job that evaluates a module in a worker, to find out if it blocks or ends its thread. */
export function evaluateJob() {
  const silent = (): boolean => true;
  return {
    describe: ({script}: EvaluateItem) => `evaluating \`${script}\``,
    run: async ({script, callsDefault}: EvaluateItem): Promise<void> => {
      // The worker prints nothing, because the main thread evaluates the module again and prints its output.
      process.stdout.write = silent;
      process.stderr.write = silent;
      const evaluation = importFile(script).then(({default: exported}) =>
        callsDefault && typeof exported === 'function' ? exported() : undefined,
      );
      // Errors are reported by the main thread, where they have locations.
      await settledWithin(loadTimeoutSeconds * 1_000, evaluation).catch(() => undefined);
    },
  };
}

/**
 * Evaluates a module in a worker first, because the main thread could not stop code that never ends.
 *
 * @returns The reason why the main thread must not evaluate the module: `time` or `exit`.
 */
export async function evaluationFailure(item: EvaluateItem): Promise<'time' | 'exit' | undefined> {
  // If this thread is a worker, the main thread already terminates code that never ends.
  if (!canStart || !isMainThread) return undefined;
  const pool = createWorkerPool(1);
  let found: 'time' | 'exit' | undefined;
  try {
    const job = {name: 'evaluate', context: undefined, items: [item], count: 1};
    await pool.run(job, {seconds: evaluationSeconds}, (outcome) => {
      const kind = 'failure' in outcome ? outcome.failure.kind : undefined;
      if (kind === 'time' || kind === 'exit') found = kind;
    });
  } finally {
    await pool.close();
  }
  return found;
}
