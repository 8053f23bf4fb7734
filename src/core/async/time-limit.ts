/** Thrown when work exceeds its time limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Length of the steps in which a time limit is measured. */
const stepMs = 20;

/**
 * Limits the waiting time for a promise from the site's own code, because such a promise may never settle.
 *
 * The time is measured in short steps. On a busy machine, each step takes longer, so the limit grows along with the
 * duration of the work.
 *
 * @throws {TookTooLong}
 */
export async function settledWithin<Result>(
  milliseconds: number,
  work: Result | PromiseLike<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new TookTooLong(`more than ${milliseconds} ms`);
    const wait = (leftMs: number): void => {
      if (leftMs <= 0) reject(error);
      else timer = setTimeout(wait, Math.min(stepMs, leftMs), leftMs - stepMs);
    };
    wait(milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
