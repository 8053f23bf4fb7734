import {firstFrom, sharedLength, type TermRange, termsBeginning} from './sorted-terms.ts';
import {mayHaveTypos, minLetters} from './words.ts';

/** An index term that matches a word in the query. */
export interface TermMatch {
  /** Number of the term. */
  readonly index: number;
  /** 1 for an exact match, less for prefix matches and similar terms. */
  readonly quality: number;
}

/**
 * Returns the terms that begin with a word, including the word itself.
 *
 * @param terms Sorted by code units.
 */
export function longerTerms(word: string, terms: readonly string[]): TermMatch[] {
  const {start, end} = termsBeginning(word, terms);
  return terms.slice(start, end).map(({length}, at) => ({
    index: start + at,
    quality: length === word.length ? 1 : 0.4 + (0.4 * word.length) / length,
  }));
}

/**
 * Returns similar terms for a word that is not a prefix of any term: a term that the word begins with (`cosine`,
 * `cos`), otherwise terms that differ by a typo, otherwise terms with the same stem (`migrate`, `migration`).
 *
 * @param terms Sorted by code units.
 * @param isKnown True if the word is a term in another list. In this case, only terms with the same stem are returned.
 */
export function guessTerms(word: string, terms: readonly string[], isKnown = false): TermMatch[] {
  const guesses = isKnown ? [] : beginnings(word, terms);
  if (guesses.length > 0 || word.length < 4 || !mayHaveTypos(word)) return guesses;
  const similar = isKnown ? [] : resembling(word, terms);
  return similar.length > 0 ? similar : related(word, terms);
}

/** Returns the longest term that a word begins with, if the word has at most three more letters. */
function beginnings(word: string, terms: readonly string[]): TermMatch[] {
  for (
    let length = word.length - 1;
    length >= Math.max(minLetters(word), word.length - 3);
    length -= 1
  ) {
    const start = word.slice(0, length);
    const index = firstFrom(start, terms);
    if (terms[index] === start) return [{index, quality: 0.35}];
  }
  return [];
}

/** Returns terms that differ by typos. Typos in the first letter are rare and are not considered. */
function resembling(word: string, terms: readonly string[]): TermMatch[] {
  const range = termsBeginning(word.slice(0, 1), terms);
  const limit = word.length < 8 ? 1 : 2;
  return similarTerms(word, terms, range, {limit, isBeginning: true}).map(
    ({index, distance, isCompleteTerm}) => ({
      index,
      quality: (isCompleteTerm ? 0.7 : 0.5) - 0.15 * (distance - 1),
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

/** A term that differs from a word by typos. */
interface SimilarTerm {
  /** Number of the term. */
  readonly index: number;
  /** Number of letters that are changed, inserted, deleted or transposed (optimal string alignment). */
  readonly distance: number;
  /** True if the word matches the entire term, false if it matches a prefix. */
  readonly isCompleteTerm: boolean;
}

export interface SimilarityOptions {
  /** Maximum distance. */
  readonly limit: number;
  /** True if the word can match the prefix of a longer term. */
  readonly isBeginning: boolean;
}

/**
 * Returns the terms in a range that are similar to a word. Adjacent terms share prefixes: the distances for a prefix
 * are computed once, and if a prefix is too different, all terms with that prefix are skipped.
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
  /** Distances between each prefix of `known` and each prefix of the word. */
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
      // For prefix matches, only the first letters of long terms are compared, so a difference after the word's length
      // does not exclude the terms that follow.
      const isFinal = !isBeginning || depth <= word.length;
      index = isFinal ? Math.max(index + 1, firstFrom(`${known}\uffff`, terms, index)) : index + 1;
      continue;
    }
    const distance = rows[depth]?.[word.length] ?? 0;
    if (distance <= limit) found.push({index, distance, isCompleteTerm: compared === term});
    index += 1;
  }
  return found;
}

type Row = Uint16Array;

/**
 * Computes the distances between a prefix of the term and all prefixes of the word.
 *
 * @param depth Length of the prefix.
 * @returns The row's minimum. Later rows cannot have a smaller minimum.
 */
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
