import {availableParallelism} from 'node:os';
import {pathToFileURL} from 'node:url';
import type {Tinypool} from 'tinypool';
import {ownModule} from '../package/own-files.ts';

/** Program of a worker thread. It must be compiled, so threads are not available from sources. */
const program = ownModule('cli/program/thread');

export function canStartThreads(): boolean {
  return program.endsWith('.js');
}

/** Number of threads that can run in parallel, including this one; 1 without worker threads. */
export function coresForThreads(): number {
  return canStartThreads() ? availableParallelism() : 1;
}

/**
 * Starts worker threads with the exports of `program/thread.ts`. Close them with `destroy`.
 *
 * @param options.jobsAtOnce Maximum number of unanswered jobs for each thread.
 */
export async function startThreads(threads: number, {jobsAtOnce = 1} = {}): Promise<Tinypool> {
  const {Tinypool} = await import('tinypool');
  const pool = new Tinypool({
    filename: pathToFileURL(program).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: jobsAtOnce,
    // With Atomics, a waiting thread blocks: two threads are then slower than one.
    useAtomics: false,
    // The caller's flags, such as `--input-type` or `--import`, apply to the caller's own files only.
    execArgv: [],
  });
  // `destroy` passes threads to `events.once`, which calls this method when a thread fails; tinypool's threads lack it.
  for (const thread of pool.threads) Object.assign(thread, {removeListener: () => undefined});
  // Threads cannot start if, for example, too many files are open. Without this handler, jobs would wait forever.
  pool.on('error', () => {
    if (pool.threads.length === 0) void pool.destroy();
  });
  return pool;
}
