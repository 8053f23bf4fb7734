/** Thrown when work exceeds its time limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * Limits the waiting time for a promise from the site's own code, because such a promise may never settle.
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
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
