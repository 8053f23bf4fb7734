import {Script} from 'node:vm';

/** Thrown when work exceeds its time limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** CPU time of this process with all threads, in milliseconds. Unlike wall-clock time, it does not grow while other processes run. */
export function workedTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Global property with the work, since V8 can only stop a script, which takes no arguments. */
const waiting = Symbol.for('legacydocs.limited-work');
const script = new Script(`globalThis[Symbol.for('legacydocs.limited-work')]()`);

/**
 * Runs synchronous work and stops it if it exceeds the time limit. Stopped code does not run any further, not even a `finally`
 * block: it must not leave shared state half-changed.
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
 * Limits the time to wait for a promise of the site's own code, which may never settle.
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
