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
 * Threads that run this program: what `program/thread.ts` exports. Close with `destroy`.
 *
 * @param options.jobsAtOnce So many jobs are handed to a thread before it has answered.
 */
export async function startThreads(threads: number, {jobsAtOnce = 1} = {}): Promise<Tinypool> {
  const {Tinypool} = await import('tinypool');
  const pool = new Tinypool({
    filename: pathToFileURL(program).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: jobsAtOnce,
    // With them, a thread blocks while it waits: two threads are then slower than one.
    useAtomics: false,
    // The caller's, such as `--input-type` or `--import`, are meant for the caller's own files.
    execArgv: [],
  });
  // `destroy` hands threads to `events.once`, which calls this on one that fails meanwhile, and tinypool's lack it.
  for (const thread of pool.threads) Object.assign(thread, {removeListener: () => undefined});
  // Threads cannot be started where, for example, too many files are open. Jobs would wait for them forever.
  pool.on('error', () => {
    if (pool.threads.length === 0) void pool.destroy();
  });
  return pool;
}
