import {similarTerms} from './similar-terms.ts';
import {firstFrom, termsBeginning} from './sorted-terms.ts';
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
