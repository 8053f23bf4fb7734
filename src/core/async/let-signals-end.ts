import {setImmediate as turn} from 'node:timers/promises';
import {isOwnProcess} from './own-process.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** A process is interrupted as a whole, whichever of its work that stops. */
let isInterrupted = false;

/** Whoever hears of a signal says so: nothing is begun any more that could not be stopped. */
export function setInterrupted(interrupted: boolean): void {
  isInterrupted = interrupted;
}

/**
 * Do work during which this thread hears of nothing, for as long as the site's own code likes: whoever ends the process
 * meanwhile ends it at once, as if nobody listened. What a build leaves then is what a killed one leaves. In a process that is not our
 * own, its listeners stay.
 *
 * @throws If the process was interrupted before.
 */
export async function lettingSignalsEnd<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  // What came until now.
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
