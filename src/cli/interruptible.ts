import {setInterrupted} from '../core/async/let-signals-end.ts';
import type {Io} from './io.ts';
import type {Interrupt} from './usage.ts';

/** Milliseconds. npm passes on the Ctrl+C that the terminal has sent already: that is one and the same. */
const echo = 500;

/** Milliseconds that work has to stop by itself: a reader of the terminal waits for at most a second. */
const grace = 500;

/**
 * Do work that Ctrl+C or the system may end early. The first signal asks the work to stop, so that it
 * leaves nothing half done. If that takes too long, or another one comes later, the process ends at once: what it leaves
 * half done, the next command puts right.
 *
 * @returns The signal that came, if one did, and what the work came to, if it did not stop.
 */
export async function interruptible<Result>(
  {signals, endBy, now, stderr}: Pick<Io, 'signals' | 'endBy' | 'now' | 'stderr'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<{readonly interrupt: Interrupt | undefined; readonly result: Result | undefined}> {
  const controller = new AbortController();
  let interrupt: Interrupt | undefined;
  let interruptedAt = 0;
  let retryOptions: NodeJS.Timeout | undefined;
  const endAtOnce = (signal: Interrupt): void => {
    stderr.write('Interrupted. The next command puts right what was under way.\n');
    endBy(signal);
  };
  const listen = (signal: Interrupt) => () => {
    if (interrupt === undefined) {
      interrupt = signal;
      interruptedAt = now();
      retryOptions = setTimeout(endAtOnce, grace, signal);
      setInterrupted(true);
      controller.abort();
    } else if (now() - interruptedAt > echo) endBy(signal);
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
    clearTimeout(retryOptions);
    // A thread that is stuck in a system call would keep the process.
    if (interrupt !== undefined) setTimeout(endBy, grace, interrupt).unref();
    setInterrupted(false);
    signals.off('SIGINT', listeners.SIGINT);
    signals.off('SIGTERM', listeners.SIGTERM);
  }
}

/** Waits until somebody asks the work to stop. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, {once: true}));
}
