import {setTimeout as pause} from 'node:timers/promises';

/** Builds again when files have changed: never twice at once, and never what is out of date already. */
export interface Rebuilder {
  /** Something has changed: what is being built is given up. */
  readonly request: () => void;
  /** Resolves when nothing is left to do. */
  readonly settled: () => Promise<void>;
  /** Give up, now and for ever. */
  readonly close: () => Promise<void>;
}

/** A checkout changes hundreds of files, an editor two or three for one save: how long to wait for more. Milliseconds. */
const quiet = 60;

/** @param rebuild Must not throw; may return early once its signal is aborted. */
export function createRebuilder(rebuild: (signal: AbortSignal) => Promise<void>): Rebuilder {
  let requests = 0;
  let built = 0;
  let closed = false;
  let controller: AbortController | undefined;
  let loop: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (built !== requests && !closed) {
      const seen = requests;
      await pause(quiet);
      if (seen !== requests) continue;
      built = seen;
      controller = new AbortController();
      if (!closed) await rebuild(controller.signal);
    }
    loop = undefined;
  }

  return {
    request: () => {
      requests += 1;
      controller?.abort();
      loop ??= work();
    },
    settled: async () => await loop,
    close: async () => {
      closed = true;
      controller?.abort();
      await loop;
    },
  };
}
