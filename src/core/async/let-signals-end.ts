import {setImmediate as turn} from 'node:timers/promises';
import {isOwnProcess} from './own-process.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** True once an interruption affects the entire process, including work that cannot stop itself. */
let isInterrupted = false;

/** Called by signal handlers, so that no further uninterruptible work starts. */
export function setInterrupted(interrupted: boolean): void {
  isInterrupted = interrupted;
}

/**
 * Does work that blocks this thread with the site's own code, so that the thread cannot handle signals. Until the work
 * ends, a signal ends the process at once, as if no listener were installed, and the build leaves the same state as a
 * killed one. In a process that this program does not own, the listeners remain.
 *
 * @throws If the process was interrupted before.
 */
export async function lettingSignalsEnd<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  // Handles the signals that have arrived so far.
  await turn();
  if (isInterrupted) throw new Error('The process was interrupted.');
  if (!isOwnProcess()) return await work();
  const listeners = signals.map((signal) => [signal, process.listeners(signal)] as const);
  for (const [signal] of listeners) process.removeAllListeners(signal);
  try {
    return await work();
  } finally {
    for (const [signal, list] of listeners) {
      for (const listener of list) process.on(signal, listener);
    }
  }
}
