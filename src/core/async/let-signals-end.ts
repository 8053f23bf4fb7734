import {setImmediate as turn} from 'node:timers/promises';
import {isOwnProcess} from './own-process.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** An interruption affects the entire process, including work that cannot be stopped itself. */
let isInterrupted = false;

/** Signal handlers set it, so that no further work starts that could not be stopped. */
export function setInterrupted(interrupted: boolean): void {
  isInterrupted = interrupted;
}

/**
 * Does work during which this thread cannot handle signals because the site's own code blocks it. Until the work ends, a signal
 * ends the process at once, as if no listener were installed, and the build leaves the same state as a killed one. In a process
 * that this program does not own, the listeners remain.
 *
 * @throws If the process was interrupted before.
 */
export async function lettingSignalsEnd<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  // Handles the signals that have arrived until now.
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
