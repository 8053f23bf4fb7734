export interface PrefetchQueueOptions<T> {
  /** @returns `undefined` if there is nothing to fetch, which does not count. */
  readonly run: (item: T) => Promise<void> | undefined;
  /** Maximum number of concurrent fetches. */
  readonly maxConcurrent: number;
  /** Maximum number of fetches between two calls of `reset`. */
  readonly limit: number;
}

/** Visible items that wait to be fetched, the newest first. */
export interface PrefetchQueue<T> {
  /** @param items Became visible together; the first has priority. */
  readonly enter: (items: readonly T[]) => void;
  readonly leave: (item: T) => void;
  /** Empties the queue and restarts the limit, for another page. */
  readonly reset: () => void;
}

export function createPrefetchQueue<T>(options: PrefetchQueueOptions<T>): PrefetchQueue<T> {
  const {run, maxConcurrent, limit} = options;
  let waiting: T[] = [];
  let running = 0;
  let left = limit;

  function next(): void {
    while (running < maxConcurrent && left > 0) {
      const item = waiting.shift();
      if (item === undefined) return;
      const fetched = run(item);
      if (fetched === undefined) continue;
      running += 1;
      left -= 1;
      void fetched.finally(() => {
        running -= 1;
        next();
      });
    }
  }

  return {
    enter: (items) => {
      waiting = [...items, ...waiting];
      next();
    },
    leave: (item) => {
      waiting = waiting.filter((other) => other !== item);
    },
    reset: () => {
      waiting = [];
      left = limit;
    },
  };
}
