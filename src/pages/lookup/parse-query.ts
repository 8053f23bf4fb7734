import {guessTerms, longerTerms, similarTerms} from './match-terms.ts';
import {joinedTerms, type NamesIndex, nameWeight} from './names-index.ts';
import {type Postings, scoreMatches} from './postings.ts';
import {joinedNeighbours, type QueryWord, queryWords} from './query-words.ts';
import {holdsTerm, termsBeginning} from './sorted-terms.ts';
import {fewestLetters, isStopWord, mayHaveSlips} from './words.ts';

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

/** How well pages and sections answer one word. */
export interface WordAnswer {
  /** Indexed by page. */
  readonly titles: Float32Array;
  /** Indexed by section. */
  readonly sections: Float32Array;
  readonly terms: readonly string[];
  /** The word is a term, letter by letter. */
  readonly isKnown: boolean;
  /** Indexed by page: 1 for those that hold the word; as long as it is no term, those that hold what begins with it. */
  readonly sure: Uint8Array;
}

/** How much a word counts by where it stands. A text's weights go up to 16, a name's up to 10. */
const scales = {title: 1, heading: 0.45, text: 0.3} as const;

/** A word that joins several stands for itself or, unless it is there as it was asked for, for its parts that say something. */
export function answerWord(
  {term, parts, isJoined}: QueryWord,
  names: NamesIndex,
  texts: readonly Postings[],
): WordAnswer {
  const whole = answerTerm(term, names, texts);
  if (parts.length < 2 || (whole.isKnown && !isJoined)) return whole;
  const telling = parts.filter((part) => !isStopWord(part.term));
  const apart = (telling.length < 2 ? parts : telling).map((part) =>
    answerTerm(part.term, names, texts),
  );
  raise(
    whole.titles,
    apart.map(({titles}) => titles),
  );
  whole.sure.forEach((isSure, page) => {
    if (isSure === 0 && apart.every(({sure}) => sure[page] === 1)) whole.sure[page] = 1;
  });
  if (whole.terms.length > 0 && !isJoined) return whole;
  raise(
    whole.sections,
    apart.map(({sections}) => sections),
  );
  return {...whole, terms: [whole, ...apart].flatMap(({terms}) => terms)};
}

/** What has a word only joined with its neighbour, `TurboModules`, has the word too. */
export function fillFrom(joined: WordAnswer, {sections, sure}: WordAnswer): void {
  joined.sections.forEach((score, section) => {
    if (sections[section] === 0) sections[section] = score;
  });
  joined.sure.forEach((isSure, page) => {
    if (isSure === 1) sure[page] = 1;
  });
}

/** Where all parts of a word stand in one section, they count nearly as much as the word. */
function raise(scores: Float32Array, parts: readonly Float32Array[]): void {
  for (let holder = 0; holder < scores.length; holder += 1) {
    let sum = 0;
    for (const part of parts) {
      const score = part[holder] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    if (sum * 0.8 > (scores[holder] ?? 0)) scores[holder] = sum * 0.8;
  }
}

/** How well everything answers a term, or where nothing begins with it, what it may stand for. */
export function answerTerm(
  term: string,
  {file, titles, headings, firstSections, pageOfSection}: NamesIndex,
  texts: readonly Postings[],
): WordAnswer {
  const lists = [titles, headings, ...texts];
  const isKnown = lists.some(({terms}) => holdsTerm(term, terms));
  const answer = {
    titles: new Float32Array(file.pages.length),
    sections: new Float32Array(firstSections.at(-1) ?? 0),
    sure: new Uint8Array(file.pages.length),
  };
  const terms: string[] = [];
  for (const list of lists) {
    const longer = longerTerms(term, list.terms);
    const matches = longer.length > 0 ? longer : guessTerms(term, list.terms, isKnown);
    const scale = list === titles ? scales.title : list === headings ? scales.heading : scales.text;
    scoreMatches(matches, list, scale, list === titles ? answer.titles : answer.sections);
    for (const {index} of isKnown ? longer.filter(({quality}) => quality === 1) : longer) {
      const holders = list.holders(index);
      for (let at = 0; at < holders.length; at += 2) {
        const holder = holders[at] ?? 0;
        answer.sure[list === titles ? holder : (pageOfSection[holder] ?? 0)] = 1;
      }
    }
    terms.push(...matches.map(({index}) => list.terms[index] ?? ''));
  }
  return {...answer, isKnown, terms};
}
