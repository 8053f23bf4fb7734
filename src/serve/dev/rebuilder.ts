import {setTimeout as pause} from 'node:timers/promises';
import {changedPaths, type SiteScan} from './scan-site.ts';

/** Builds again when files have changed: never twice at once, and never what is out of date already. */
export interface Rebuilder {
  /**
   * Something may have changed.
   *
   * @param isOld Whether what is being built, from the files that the scan saw, is out of date for sure.
   */
  readonly request: (isOld?: (scan: SiteScan) => boolean) => void;
  /** Resolves when nothing is left to do. */
  readonly settled: () => Promise<void>;
  /** Give up, now and for ever. */
  readonly close: () => Promise<void>;
}

/** What a rebuilder works with. Nothing of it may throw. */
export interface RebuilderParts<Built> {
  /** The files as they are. */
  readonly scan: () => Promise<SiteScan>;
  /** @returns `undefined` when it was given up: the signal is aborted. */
  readonly build: (signal: AbortSignal) => Promise<Built | undefined>;
  /**
   * The site is built from the files as they are.
   *
   * @param files What changed since the last time, sorted.
   */
  readonly tell: (built: Built, files: readonly string[]) => Promise<void>;
  /** Returns true if another build of the same files may end otherwise: it is tried after `retryMs`, then at longer intervals. */
  readonly mayPass?: (built: Built) => boolean;
  readonly retryMs?: number;
}

/** A checkout changes hundreds of files, an editor two or three for one save: how long to wait for more. Milliseconds. */
const quiet = 60;

/**
 * The clocks of disks tick several times a second up to several hundred times: a file that changed less than a tick
 * ago may change again and keep its time. Milliseconds.
 */
const tick = 20;

/** Between two builds that the system refuses. Milliseconds. */
const maxWaitMs = 60_000;

/**
 * What is built is told only if the files are afterwards what they were before: otherwise nobody knows which of them
 * were read, and it is built again.
 */
export function createRebuilder<Built>({
  scan,
  build,
  tell,
  mayPass = () => false,
  retryMs = 2_000,
}: RebuilderParts<Built>): Rebuilder {
  const changed = new Set<string>();
  let isRequested = false;
  let isBuilt = false;
  let closed = false;
  let seen: SiteScan | undefined;
  let controller: AbortController | undefined;
  let loop: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = retryMs;

  /** @returns Whether anything differs from what was seen last. */
  async function rescan(): Promise<boolean> {
    const now = await scan();
    const paths = seen === undefined ? [] : changedPaths(seen, now);
    for (const path of paths) changed.add(path);
    seen = now;
    return paths.length > 0;
  }

  /** @returns Whether there is nothing left to do about the files as they were seen last. */
  async function bringUpToDate(): Promise<boolean> {
    if (!(await rescan()) && isBuilt) return true;
    isBuilt = false;
    if (closed || isTicking(seen)) return false;
    clearTimeout(retry);
    controller = new AbortController();
    const built = await build(controller.signal);
    // What it made is used from now on, and is not to be given up with it.
    controller = undefined;
    if (built === undefined || (await rescan())) return false;
    isBuilt = true;
    if (mayPass(built)) tryLater();
    else wait = retryMs;
    const files = [...changed].sort();
    changed.clear();
    await tell(built, files);
    return true;
  }

  /** Waits twice as long each time. */
  function tryLater(): void {
    retry = setTimeout(() => {
      isBuilt = false;
      request();
    }, wait);
    wait = Math.min(2 * wait, maxWaitMs);
  }

  async function work(): Promise<void> {
    while (isRequested && !closed) {
      isRequested = false;
      await pause(quiet);
      if (!isRequested && !closed && !(await bringUpToDate())) isRequested = true;
    }
    loop = undefined;
  }

  function request(isOld: (scan: SiteScan) => boolean = () => false): void {
    isRequested = true;
    if (seen !== undefined && isOld(seen)) controller?.abort();
    loop ??= work();
  }

  return {
    request,
    settled: async () => await loop,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      controller?.abort();
      await loop;
    },
  };
}

function isTicking(scan: SiteScan | undefined): boolean {
  const age = Date.now() - (scan?.lastChange ?? 0);
  return age >= 0 && age < tick;
}
