import {setMaxListeners} from 'node:events';
import type {Io} from './io.ts';
import {type Interrupt, InterruptedError} from './usage.ts';

/** Period during which a second signal is ignored, because npm forwards the signal that the terminal also sends. */
const repeatedSignalMs = 500;

/**
 * Time after which the process is ended if the work or a thread has not stopped. Users wait for at most twice this
 * time.
 */
const graceMs = 500;

/**
 * Runs work that `SIGINT` (Ctrl+C) or `SIGTERM` can interrupt. The first signal aborts the work, which then stops in a
 * consistent state. If stopping takes too long, or a second signal arrives, the process is ended immediately, and the
 * next command cleans up unfinished changes.
 *
 * @param outcome Returns the message about an interruption. Receives the result, or `undefined` if the work did not
 * finish.
 * @throws {InterruptedError} If a signal arrived, after the work has stopped.
 */
export async function interruptible<Result>(
  {signals, endBy, now, stderr}: Pick<Io, 'signals' | 'endBy' | 'now' | 'stderr'>,
  work: (signal: AbortSignal) => Promise<Result>,
  outcome: (result: Result | undefined) => string = () => '',
): Promise<Result> {
  const controller = new AbortController();
  // In a large site, many parts of the program listen to the signal at the same time.
  setMaxListeners(0, controller.signal);
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
    // Any error of aborted work counts as the interruption.
    if (interrupt === undefined || error instanceof InterruptedError) throw error;
    throw new InterruptedError(interrupt, outcome(undefined));
  } finally {
    clearTimeout(timer);
    // Without this timer, a thread that is blocked in a system call would keep the process alive.
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
