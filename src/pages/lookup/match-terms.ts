import {firstFrom, sharedLength, type TermRange, termsBeginning} from './sorted-terms.ts';
import {fewestLetters, mayHaveSlips} from './words.ts';

/** A term of an index that a word of the query may mean. */
export interface TermMatch {
  /** Number of the term. */
  readonly index: number;
  /** 1 for the very word, less for what only begins like it or resembles it. */
  readonly quality: number;
}

/** The terms that begin with a word, the word itself among them. @param terms Sorted by code units. */
export function longerTerms(word: string, terms: readonly string[]): TermMatch[] {
  const {start, end} = termsBeginning(word, terms);
  return terms.slice(start, end).map(({length}, at) => ({
    index: start + at,
    quality: length === word.length ? 1 : 0.4 + (0.4 * word.length) / length,
  }));
}

/**
 * What a word may stand for where nothing begins with it: a term that it begins with (`cosine`, `cos`), else those that
 * differ by a slip of the keyboard, else those with the same stem (`migrate`, `migration`).
 *
 * @param terms Sorted by code units.
 * @param isKnown The word itself is a term elsewhere: only its stem is looked for.
 */
export function guessTerms(word: string, terms: readonly string[], isKnown = false): TermMatch[] {
  const guesses = isKnown ? [] : beginnings(word, terms);
  if (guesses.length > 0 || word.length < 4 || !mayHaveSlips(word)) return guesses;
  const similar = isKnown ? [] : resembling(word, terms);
  return similar.length > 0 ? similar : related(word, terms);
}

/** The longest term of a few letters that a word begins with, if little is left of the word. */
function beginnings(word: string, terms: readonly string[]): TermMatch[] {
  for (
    let length = word.length - 1;
    length >= Math.max(fewestLetters(word), word.length - 3);
    length -= 1
  ) {
    const start = word.slice(0, length);
    const index = firstFrom(start, terms);
    if (terms[index] === start) return [{index, quality: 0.35}];
  }
  return [];
}

/** Slips seldom hit the first letter, so that most terms need not be looked at. */
function resembling(word: string, terms: readonly string[]): TermMatch[] {
  const range = termsBeginning(word.slice(0, 1), terms);
  const limit = word.length < 8 ? 1 : 2;
  return similarTerms(word, terms, range, {limit, isBeginning: true}).map(
    ({index, distance, isWhole}) => ({
      index,
      quality: (isWhole ? 0.7 : 0.5) - 0.15 * (distance - 1),
    }),
  );
}

function related(word: string, terms: readonly string[]): TermMatch[] {
  const stem = word.slice(0, Math.max(4, word.length - 3));
  if (stem.length === word.length) return [];
  return longerTerms(stem, terms)
    .filter(({index}) => {
      const term = terms[index] ?? '';
      return term.length <= stem.length + 5 && !word.startsWith(term);
    })
    .map(({index}) => ({index, quality: 0.35}));
}

/** A term that differs from a word by few slips of the keyboard. */
export interface SimilarTerm {
  /** Number of the term. */
  readonly index: number;
  /** How many letters are different, too many, missing, or swapped with their neighbour (optimal string alignment). */
  readonly distance: number;
  /** The word is the whole term, not only how it begins. */
  readonly isWhole: boolean;
}

export interface SimilarityOptions {
  /** The largest distance. */
  readonly limit: number;
  /** What is typed so far may be the beginning of a longer term. */
  readonly isBeginning: boolean;
}

/**
 * The terms of a range that resemble a word. Neighbours in a sorted list begin alike: what was found out about a beginning
 * counts for all of them, and where it is too far from the word, all of them are passed over.
 *
 * @param terms Sorted by code units.
 */
export function similarTerms(
  word: string,
  terms: readonly string[],
  {start, end}: TermRange,
  {limit, isBeginning}: SimilarityOptions,
): SimilarTerm[] {
  const found: SimilarTerm[] = [];
  /** For each beginning of `known`, how far it is from each beginning of the word. */
  const rows: Row[] = [Uint16Array.from({length: word.length + 1}, (_, column) => column)];
  let known = '';
  let index = start;
  while (index < end) {
    const term = terms[index] ?? '';
    const isLonger = term.length > word.length + limit;
    const compared = isBeginning && isLonger ? term.slice(0, word.length) : term;
    let depth = sharedLength(known, compared);
    let least = 0;
    while (least <= limit && depth < compared.length) {
      depth += 1;
      least = fillRow(rows, depth, compared, word);
    }
    known = compared.slice(0, depth);
    if (least > limit) {
      // Of a longer term, less is compared: it may be near all the same.
      const isFinal = !isBeginning || depth <= word.length;
      index = isFinal ? Math.max(index + 1, firstFrom(`${known}\uffff`, terms, index)) : index + 1;
      continue;
    }
    const distance = rows[depth]?.[word.length] ?? 0;
    if (distance <= limit) found.push({index, distance, isWhole: compared === term});
    index += 1;
  }
  return found;
}

type Row = Uint16Array;

/** @returns The smallest distance of the row: all that follow are no smaller. */
function fillRow(rows: Row[], depth: number, term: string, word: string): number {
  const beforeLast = rows[depth - 2];
  const last = rows[depth - 1];
  const row = rows[depth] ?? new Uint16Array(word.length + 1);
  rows[depth] = row;
  row[0] = depth;
  let least = depth;
  for (let column = 1; column <= word.length; column += 1) {
    const same = term[depth - 1] === word[column - 1];
    let cost = Math.min(
      at(last, column) + 1,
      at(row, column - 1) + 1,
      at(last, column - 1) + (same ? 0 : 1),
    );
    const swapped = term[depth - 1] === word[column - 2] && term[depth - 2] === word[column - 1];
    if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
    row[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

function at(row: Row | undefined, column: number): number {
  return row?.[column] ?? Number.POSITIVE_INFINITY;
}
