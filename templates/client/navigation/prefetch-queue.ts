export interface PrefetchQueueOptions<T> {
  /** @returns `undefined` when there is nothing to fetch; that does not count. */
  readonly run: (item: T) => Promise<void> | undefined;
  /** How many run at the same time. */
  readonly atOnce: number;
  /** How many run between two calls of `reset`. */
  readonly limit: number;
}

/** What can be seen, waiting to be fetched: the newest first, and nothing that has left the view. */
export interface PrefetchQueue<T> {
  /** @param items Came into view together; the first is the most wanted. */
  readonly enter: (items: readonly T[]) => void;
  readonly leave: (item: T) => void;
  /** Another page: start counting anew. */
  readonly reset: () => void;
}

export function createPrefetchQueue<T>(options: PrefetchQueueOptions<T>): PrefetchQueue<T> {
  const {run, atOnce, limit} = options;
  let waiting: T[] = [];
  let running = 0;
  let left = limit;

  function next(): void {
    while (running < atOnce && left > 0) {
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
