/**
 * Like `Promise.all`, but waits for every task even if one fails, so that callers can safely close shared resources.
 */
export async function allDone<Tasks extends readonly unknown[]>(
  tasks: readonly [...Tasks],
): Promise<{-readonly [Index in keyof Tasks]: Awaited<Tasks[Index]>}> {
  await Promise.allSettled(tasks);
  return await Promise.all(tasks);
}

/**
 * Combines the calls of one tick into a single request, because one large request costs less than several small ones.
 *
 * @param ask Receives the arguments of the calls in order, and returns the results in the same order.
 * @returns A function that adds its argument to the next request and returns a promise of the result for that argument.
 */
export function inBatches<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let batch: Question[] = [];
  let answering: Promise<readonly Answer[]> | undefined;

  const askBatch = async (): Promise<readonly Answer[]> => {
    // Waits for the other calls of this tick.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const questions = batch;
    batch = [];
    answering = undefined;
    const answers = await ask(questions);
    if (answers.length !== questions.length) {
      throw new Error(`${questions.length} questions got ${answers.length} answers.`);
    }
    return answers;
  };

  return async (question) => {
    const index = batch.push(question) - 1;
    answering ??= askBatch();
    return (await answering)[index] as Answer;
  };
}

/**
 * Maximum number of concurrent tasks. Most tasks read or write one file, so this number keeps a disk busy and is far
 * below the operating system's limit on open files.
 */
const filesAtOnce = 32;

/**
 * Like `Promise.all(items.map(task))`, but limits the number of concurrent tasks. After a failure no further task is
 * started, and the running tasks are awaited.
 */
export async function mapBounded<T, R>(
  items: Iterable<T>,
  task: (item: T) => Promise<R>,
): Promise<R[]> {
  const all = [...items];
  const results: R[] = [];
  // All loops share one iterator, so each takes the next unprocessed item.
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
  const workers = Array.from({length: Math.min(filesAtOnce, all.length)}, work);
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return results;
}

/** Caches the result of an asynchronous function for each key. Failures are not cached. */
export function once<T, Key = void>(ask: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const answers = new Map<Key, Promise<T>>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
