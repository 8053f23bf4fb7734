/**
 * Like `Promise.all`, but waits for every task even if one fails: nothing is under way any more when what they share is closed.
 */
export async function allDone<Tasks extends readonly unknown[]>(
  tasks: readonly [...Tasks],
): Promise<{-readonly [Index in keyof Tasks]: Awaited<Tasks[Index]>}> {
  await Promise.allSettled(tasks);
  return await Promise.all(tasks);
}

/**
 * Ask together what is asked before anything else happens: each question on its own way costs more than a longer one.
 *
 * @param ask Gets the questions in the order they came, and answers them in that order.
 * @returns Asks one question, and waits for its answer.
 */
export function inBatches<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let batch: Question[] = [];
  let answering: Promise<readonly Answer[]> | undefined;

  const askBatch = async (): Promise<readonly Answer[]> => {
    // Until everything that is under way now waits for something.
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

/** Asks once for each key, until it fails: what failed is asked for again. */
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
