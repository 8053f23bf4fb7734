/** Where in a list of terms, sorted by code units, some of them are: from `start` up to, not including, `end`. */
export interface TermRange {
  readonly start: number;
  readonly end: number;
}

/** Above all that a term can go on with. */
const last = '\uffff';

/** The terms that begin with a word. */
export function termsBeginning(word: string, terms: readonly string[]): TermRange {
  const start = firstFrom(word, terms);
  return {start, end: firstFrom(word + last, terms, start)};
}

export function holdsTerm(word: string, terms: readonly string[]): boolean {
  return terms[firstFrom(word, terms)] === word;
}

/** Number of the first term that is not less than a word. @param low It is not before this one. */
export function firstFrom(word: string, terms: readonly string[], low = 0): number {
  let [first, end] = [low, terms.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((terms[middle] ?? '') < word) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** How many letters two terms begin with alike. */
export function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}
