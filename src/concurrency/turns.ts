import {setImmediate} from 'node:timers/promises';

/**
 * For work that waits for nothing: let one task begin at a time, and take in between what came from elsewhere, as from
 * other threads.
 *
 * @returns Waits until it is the caller's turn, in the order of calls.
 */
export function takeTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
