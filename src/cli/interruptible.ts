import type {Io} from './io.ts';
import {type Interrupt, InterruptedError} from './usage.ts';

/**
 * Period during which a second signal is treated as the first one: npm forwards the Ctrl+C that the terminal has
 * already sent.
 */
const repeatedSignalMs = 500;

/** Time after which the process is ended if the work has not stopped: the user waits at most one second. */
const graceMs = 500;

/**
 * Runs work that Ctrl+C or the system may interrupt. The first signal aborts the work, which then stops in a consistent
 * state. If that takes too long, or a second signal arrives, the process ends immediately, and the next command repairs
 * unfinished changes.
 *
 * @param outcome Returns the message about an interruption. The result is `undefined` if the work did not finish.
 * @throws {InterruptedError} After the work stopped, if a signal arrived.
 */
export async function interruptible<Result>(
  {signals, endBy, now, stderr}: Pick<Io, 'signals' | 'endBy' | 'now' | 'stderr'>,
  work: (signal: AbortSignal) => Promise<Result>,
  outcome: (result: Result | undefined) => string = () => '',
): Promise<Result> {
  const controller = new AbortController();
  let interrupt: Interrupt | undefined;
  let interruptedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const endAtOnce = (signal: Interrupt): void => {
    stderr.write('Interrupted. The next command will clean up unfinished changes.\n');
    endBy(signal);
  };
  const listen = (signal: Interrupt) => () => {
    if (interrupt === undefined) {
      interrupt = signal;
      interruptedAt = now();
      timer = setTimeout(endAtOnce, graceMs, signal);
      controller.abort();
    } else if (now() - interruptedAt > repeatedSignalMs) endBy(signal);
  };
  const listeners = {SIGINT: listen('SIGINT'), SIGTERM: listen('SIGTERM')};
  signals.on('SIGINT', listeners.SIGINT);
  signals.on('SIGTERM', listeners.SIGTERM);
  try {
    const result = await work(controller.signal);
    if (interrupt === undefined) return result;
    throw new InterruptedError(interrupt, outcome(result));
  } catch (error) {
    // Aborted work can throw any error.
    if (interrupt === undefined || error instanceof InterruptedError) throw error;
    throw new InterruptedError(interrupt, outcome(undefined));
  } finally {
    clearTimeout(timer);
    // A thread that is blocked in a system call would keep the process alive.
    if (interrupt !== undefined) setTimeout(endBy, graceMs, interrupt).unref();
    signals.off('SIGINT', listeners.SIGINT);
    signals.off('SIGTERM', listeners.SIGTERM);
  }
}

/** Waits until the signal is aborted. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, {once: true}));
}
