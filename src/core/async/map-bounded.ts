/** Files at once: enough to keep a disk busy, far below the limit of open files. */
const filesAtOnce = 32;

/**
 * Like `Promise.all(items.map(task))`, with a bounded number of tasks under way. Once one has failed, no other is begun,
 * and those under way are waited for.
 */
export async function mapBounded<T, R>(
  items: Iterable<T>,
  task: (item: T) => Promise<R>,
  limit = filesAtOnce,
): Promise<R[]> {
  const all = [...items];
  const results: R[] = [];
  // The workers share one iterator: each takes the next item that nobody has.
  const queue = all.entries();
  let hasFailed = false;
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      try {
        results[index] = await task(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({length: Math.min(limit, all.length)}, work);
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return results;
}
