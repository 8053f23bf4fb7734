/** Runs a task as soon as fewer than the limit are under way. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** @param limit How many tasks may be under way at once. Tasks start in the order they came. */
export function createLimiter(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so the count stays.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** File operations in flight at once: enough to keep a disk busy, far below the limit of open files. */
export const fileConcurrency = 32;

/** Do something with every item, a bounded number at a time; ends when all have, or one failed. */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const limit = createLimiter(fileConcurrency);
  let failed = false;
  const results = await Promise.allSettled(
    [...items].map((item) =>
      limit(async () => {
        if (failed) return;
        try {
          await task(item);
        } catch (error) {
          failed = true;
          throw error;
        }
      }),
    ),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
