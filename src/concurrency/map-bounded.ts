/** Files read at once: enough to keep a disk busy, far below the limit of open files. */
const filesAtOnce = 32;

/** Like `Promise.all(items.map(task))`, with a bounded number of tasks under way. */
export async function mapBounded<T, R>(
  items: readonly T[],
  task: (item: T) => Promise<R>,
  limit = filesAtOnce,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const work = async (): Promise<void> => {
    // The workers share one iterator: each takes the next item that nobody has.
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, work));
  return results;
}
