import type {Postings} from './postings.ts';
import {holdsTerm} from './sorted-terms.ts';
import {isStopWord, type Word, wordsOf} from './words.ts';

/** Two words of a query that stand next to each other, joined. */
type WordPair = Pick<Word, 'start' | 'end' | 'term'>;

/** A word of a query. */
export interface QueryWord extends Word {
  /** The query has its parts one by one. */
  readonly isJoined: boolean;
}

/** How many words of a query may be one name. */
const maxJoinedWords = 5;

/**
 * The words of a query. Neighbours that are one name are one word: `use shared value`. Words that hold a sentence
 * together count only where there is nothing else to go by.
 *
 * @param names Terms of all titles.
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

/** Neighbours in the query that a text or a keyword has as one word: pages that have it gain. */
export function joinedPairs(query: string, texts: readonly Postings[]): WordPair[] {
  const words = wordsOf(query);
  return words
    .slice(1)
    .map(({term, end}, index) => {
      const before = words[index];
      return {term: `${before?.term}${term}`, start: before?.start ?? 0, end};
    })
    .filter((pair) => texts.some(({terms}) => holdsTerm(pair.term, terms)));
}
