import {setTimeout as pause} from 'node:timers/promises';
import {changedPaths, type SiteScan} from './scan-site.ts';

/** Rebuilds the site when files change, one build at a time, and aborts outdated builds. */
export interface Rebuilder {
  /**
   * Requests a build because files may have changed.
   *
   * @param isOutdated Returns true if the running build, which uses the files in the given scan, is outdated and must
   * be aborted.
   */
  readonly request: (isOutdated?: (scan: SiteScan) => boolean) => void;
  /** Resolves when no build is running or requested. */
  readonly settled: () => Promise<void>;
  /** Aborts the running build and stops rebuilding. */
  readonly close: () => Promise<void>;
}

/** Callbacks of a rebuilder. They must not throw. */
export interface RebuilderParts<Built> {
  /** Scans the site's files. */
  readonly scan: () => Promise<SiteScan>;
  /** Builds the site. @returns `undefined` if the build was aborted. */
  readonly build: (signal: AbortSignal) => Promise<Built | undefined>;
  /**
   * Receives a build that used the current files.
   *
   * @param files Files that changed since the previous build, sorted.
   */
  readonly onBuilt: (built: Built, files: readonly string[]) => Promise<void>;
  /**
   * Returns true if a build failed for a temporary reason. The build is then retried, first after `retryMs`, then at
   * increasing intervals.
   */
  readonly isTemporary?: (built: Built) => boolean;
  readonly retryMs?: number;
}

/** Debounce time. A checkout changes hundreds of files, and an editor can change several files to save one. */
const debounceMs = 60;

/**
 * Resolution of modification times in milliseconds. A file that changed within this period can change again without a
 * new time.
 */
const tickMs = 20;

/** Maximum delay between retries. */
const maxWaitMs = 60_000;

/**
 * Creates a rebuilder. A build is reported only if no files changed while it ran. Otherwise, the build may have read
 * either state of the files, and the site is built again.
 */
export function createRebuilder<Built>({
  scan,
  build,
  onBuilt,
  isTemporary = () => false,
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

  /**
   * Scans the files.
   *
   * @returns True if anything has changed since the last scan.
   */
  async function rescan(): Promise<boolean> {
    const now = await scan();
    const paths = seen === undefined ? [] : changedPaths(seen, now);
    for (const path of paths) changed.add(path);
    seen = now;
    return paths.length > 0;
  }

  /** Builds the site if necessary. @returns True if the last build matches the last scan. */
  async function bringUpToDate(): Promise<boolean> {
    if (!(await rescan()) && isBuilt) return true;
    isBuilt = false;
    if (closed || isTicking(seen)) return false;
    clearTimeout(retry);
    controller = new AbortController();
    const built = await build(controller.signal);
    // The build is finished and can no longer be aborted.
    controller = undefined;
    if (built === undefined || (await rescan())) return false;
    isBuilt = true;
    if (isTemporary(built)) tryLater();
    else wait = retryMs;
    const files = [...changed].sort();
    changed.clear();
    await onBuilt(built, files);
    return true;
  }

  /** Schedules a retry. The delay doubles each time. */
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
      await pause(debounceMs);
      if (!isRequested && !closed && !(await bringUpToDate())) isRequested = true;
    }
    loop = undefined;
  }

  function request(isOutdated: (scan: SiteScan) => boolean = () => false): void {
    isRequested = true;
    if (seen !== undefined && isOutdated(seen)) controller?.abort();
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
  return age >= 0 && age < tickMs;
}
