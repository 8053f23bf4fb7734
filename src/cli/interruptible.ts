import {interruptExitCode} from './exit-code.ts';
import type {Interrupt, Io} from './io.ts';

/** Milliseconds. npm passes on the Ctrl+C that the terminal has sent already: that is one and the same. */
const echo = 500;

/**
 * Do work that Ctrl+C or the system may end early. The first signal asks the work to stop, so that it
 * leaves nothing half done; another one, later, ends the process at once.
 *
 * @returns The signal that came, if one did, and what the work came to, if it did not stop.
 */
export async function interruptible<Result>(
  {signals, exit, now}: Pick<Io, 'signals' | 'exit' | 'now'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<{readonly interrupt: Interrupt | undefined; readonly result: Result | undefined}> {
  const controller = new AbortController();
  let interrupt: Interrupt | undefined;
  let interruptedAt = 0;
  const listen = (signal: Interrupt) => () => {
    if (interrupt === undefined) {
      interrupt = signal;
      interruptedAt = now();
      controller.abort();
    } else if (now() - interruptedAt > echo) exit(interruptExitCode[signal]);
  };
  const listeners = {SIGINT: listen('SIGINT'), SIGTERM: listen('SIGTERM')};
  signals.on('SIGINT', listeners.SIGINT);
  signals.on('SIGTERM', listeners.SIGTERM);
  try {
    const result = await work(controller.signal);
    return {interrupt, result};
  } catch (error) {
    // Work that stops half-way may throw anything.
    if (interrupt === undefined) throw error;
    return {interrupt, result: undefined};
  } finally {
    signals.off('SIGINT', listeners.SIGINT);
    signals.off('SIGTERM', listeners.SIGTERM);
  }
}
