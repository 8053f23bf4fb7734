import {setImmediate as turn} from 'node:timers/promises';
import {isOwnProcess} from './own-process.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** True after a signal has asked the process to end. */
let isInterrupted = false;

/** Called by signal handlers, so that no further uninterruptible work starts. */
export function setInterrupted(interrupted: boolean): void {
  isInterrupted = interrupted;
}

/**
 * Runs the site's own code, which can block this thread, so that signal listeners would never be called. The listeners
 * are removed for that time: a signal then ends the process at once, as when a build is killed. A host process that uses
 * this package as a module keeps its listeners.
 *
 * @throws If the process was interrupted before.
 */
export async function lettingSignalsEnd<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  // Lets Node call the listeners for signals that have already arrived.
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
