import {namesLike} from './name-likeness.ts';
import {joinedTerms, type NamesIndex} from './names-index.ts';
import type {Postings} from './postings.ts';
import {joinedNeighbours, queryWords} from './query-words.ts';
import {answerTerm, answerWord, fillFrom, type WordAnswer} from './word-answers.ts';

/** A query, as far as it is answered without looking at single pages. */
export interface Asked {
  readonly answers: readonly WordAnswer[];
  /** Of neighbours in the query that are one word somewhere. */
  readonly phrases: readonly WordAnswer[];
  /** How much the name of a page is the query; pages with other names are missing. */
  readonly titles: ReadonlyMap<number, number>;
  /** Numbers of the headings that are the query, letter by letter. */
  readonly headings: ReadonlySet<number>;
}

/** @returns Without answers when the query has no words. */
export function understand(query: string, names: NamesIndex, texts: readonly Postings[]): Asked {
  const joined = joinedTerms(query);
  const phrases = joinedNeighbours(query, texts).map((pair) => ({
    ...pair,
    answer: answerTerm(pair.term, names, texts),
  }));
  const answers = queryWords(query, names.titles.terms).map((word) => {
    const answer = answerWord(word, names, texts);
    const around = phrases.filter(({start, end}) => start <= word.start && word.end <= end);
    for (const phrase of around) fillFrom(phrase.answer, answer);
    return answer;
  });
  return {
    answers,
    phrases: phrases.map(({answer}) => answer),
    titles: namesLike(joined, names.joinedTitles),
    headings: new Set(names.joinedHeadings.get(joined)),
  };
}
