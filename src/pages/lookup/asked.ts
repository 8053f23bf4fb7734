import {joinedTerms, type NamesIndex, nameWeight} from './names-index.ts';
import type {Postings} from './postings.ts';
import {joinedNeighbours, queryWords} from './query-words.ts';
import {similarTerms} from './similar-terms.ts';
import {termsBeginning} from './sorted-terms.ts';
import {answerTerm, answerWord, fillFrom, type WordAnswer} from './word-answers.ts';
import {fewestLetters, mayHaveSlips} from './words.ts';

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

/** Any shorter name is but a slip away. */
const shortestSlip = 6;

/**
 * How much the names of pages are like what was asked, all words joined: 1 for the same name, less for one with a slip,
 * less the more is missing at its end, and less for the end of an address. Pages with other names are left out.
 *
 * @param names Joined names, and the pages that have them.
 */
function namesLike(asked: string, {terms, holders}: Postings): Map<number, number> {
  const likeness = new Map<number, number>();
  const note = (name: number, value: number): void => {
    const list = holders(name);
    for (let at = 0; at < list.length; at += 2) {
      const page = list[at] ?? 0;
      const share = (list[at + 1] ?? 0) / nameWeight;
      likeness.set(page, Math.max(likeness.get(page) ?? 0, value * share));
    }
  };
  const {start, end} = termsBeginning(asked, terms);
  for (let name = start; name < end; name += 1) {
    const rest = asked.length / (terms[name]?.length ?? 1);
    if (asked.length >= fewestLetters(asked)) note(name, 0.5 * rest);
  }
  if (asked.length >= shortestSlip && mayHaveSlips(asked)) {
    const all = {start: 0, end: terms.length};
    for (const {index} of similarTerms(asked, terms, all, {limit: 1, isBeginning: false})) {
      note(index, 0.7);
    }
  }
  if (terms[start] === asked) note(start, 1);
  return likeness;
}
