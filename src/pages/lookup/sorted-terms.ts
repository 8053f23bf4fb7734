/** Range in a list of terms sorted by code units; `end` is exclusive. */
export interface TermRange {
  readonly start: number;
  readonly end: number;
}

/** A character that sorts after all characters in terms. */
const last = '\uffff';

/** Returns the range of terms that begin with a word. */
export function termsBeginning(word: string, terms: readonly string[]): TermRange {
  const start = firstFrom(word, terms);
  return {start, end: firstFrom(word + last, terms, start)};
}

export function holdsTerm(word: string, terms: readonly string[]): boolean {
  return terms[firstFrom(word, terms)] === word;
}

/**
 * Returns the index of the first term that is not less than a word.
 *
 * @param low Lower bound of the result.
 */
export function firstFrom(word: string, terms: readonly string[], low = 0): number {
  let [first, end] = [low, terms.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((terms[middle] ?? '') < word) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** Returns the length of two terms' common prefix. */
export function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}
