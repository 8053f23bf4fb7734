import {Script} from 'node:vm';

/** Work was stopped because it took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** CPU time of this process with all threads, in milliseconds. Unlike wall-clock time, it does not grow while other processes run. */
export function workedTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1_000;
}

/** V8 can stop what a script calls; it takes no arguments. */
const waiting = Symbol.for('legacydocs.limited-work');
const script = new Script(`globalThis[Symbol.for('legacydocs.limited-work')]()`);

/**
 * Do work that waits for nothing, and stop it in the middle if it takes longer. Nothing of what was stopped runs any
 * more, not even a `finally`: it must not leave half of a change in anything that is used again.
 *
 * @throws {TookTooLong}
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  let result: {readonly value: Result} | undefined;
  const run = (): void => {
    result = {value: work()};
  };
  Reflect.set(globalThis, waiting, run);
  try {
    script.runInThisContext({timeout: milliseconds});
  } catch (error) {
    const isStopped = Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isStopped ? new TookTooLong(`more than ${milliseconds} ms`, {cause: error}) : error;
  } finally {
    Reflect.deleteProperty(globalThis, waiting);
  }
  if (result === undefined) throw new Error('The work came to no result.');
  return result.value;
}

/**
 * Wait no longer for what the site's own code may never bring about.
 *
 * @throws {TookTooLong}
 */
export async function settledWithin<Result>(
  milliseconds: number,
  work: Result | PromiseLike<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new TookTooLong(`more than ${milliseconds} ms`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
