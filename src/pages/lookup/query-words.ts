import type {Postings} from './postings.ts';
import {holdsTerm} from './sorted-terms.ts';
import {isStopWord, type Word, wordsOf} from './words.ts';

/** Two adjacent words in a query, joined. */
type WordPair = Pick<Word, 'start' | 'end' | 'term'>;

/** A word in a query. */
export interface QueryWord extends Word {
  /** True if the query also contains the parts as separate words. */
  readonly isJoined: boolean;
}

/** Maximum number of words that are joined to form a name. */
const maxJoinedWords = 5;

/**
 * Returns the words in a query. Adjacent words that form a name are joined: `use shared value`. Stop words are ignored
 * unless the query contains only stop words.
 *
 * @param names Terms from the titles of all pages.
 */
export function queryWords(query: string, names: readonly string[]): QueryWord[] {
  const words = joinNames(wordsOf(query), names);
  const contentWords = words.filter(({term}) => !isStopWord(term));
  return contentWords.length > 0 ? contentWords : words;
}

function joinNames(words: readonly Word[], names: readonly string[]): QueryWord[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let length = Math.min(words.length, maxJoinedWords); length > 1; length -= 1) {
    const parts = words.slice(0, length);
    const term = parts.map((word) => word.term).join('');
    if (holdsTerm(term, names)) {
      const {start} = first;
      const end = parts.at(-1)?.end ?? first.end;
      const joined = {start, end, term, parts, isJoined: true};
      return [joined, ...joinNames(words.slice(length), names)];
    }
  }
  return [{...first, isJoined: false}, ...joinNames(rest, names)];
}

/** Minimum length of a pair that is searched for in longer terms. Shorter pairs are also part of unrelated words. */
const minContainedLength = 6;

/**
 * Returns true if a term is equal to a pair of joined words, or contains the pair: `sharedvalue` in `usesharedvalue`.
 */
export function holdsPair(term: string, pair: string): boolean {
  return term === pair || (pair.length >= minContainedLength && term.includes(pair));
}

/** Returns the pairs of adjacent words that form a term, or a part of a term, in a text or keyword. */
export function joinedPairs(query: string, texts: readonly Postings[]): WordPair[] {
  const words = wordsOf(query);
  return words
    .slice(1)
    .map(({term, end}, index) => {
      const before = words[index];
      return {term: `${before?.term}${term}`, start: before?.start ?? 0, end};
    })
    .filter((pair) => texts.some(({terms}) => terms.some((term) => holdsPair(term, pair.term))));
}
