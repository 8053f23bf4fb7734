import {guessTerms, longerTerms, similarTerms, type TermMatch} from './match-terms.ts';
import {joinedTerms, type NamesIndex, nameWeight} from './names-index.ts';
import {type Postings, scoreMatches} from './postings.ts';
import {holdsPair, joinedPairs, type QueryWord, queryWords} from './query-words.ts';
import {holdsTerm, termsBeginning} from './sorted-terms.ts';
import {isStopWord, mayHaveTypos, minLetters} from './words.ts';

/** A parsed query, with the matches for its words. */
export interface ParsedQuery {
  readonly answers: readonly WordAnswer[];
  /** Matches for adjacent words that a text contains as a single word. */
  readonly phrases: readonly WordAnswer[];
  /**
   * Similarity between the query and page names, keyed by page number. Pages whose names are not similar are missing.
   */
  readonly titles: ReadonlyMap<number, number>;
  /** Numbers of the headings that are equal to the query. */
  readonly headings: ReadonlySet<number>;
}

/**
 * Parses a query and matches its words.
 *
 * @returns `answers` is empty if the query does not contain a word.
 */
export function parseQuery(
  query: string,
  names: NamesIndex,
  texts: readonly Postings[],
): ParsedQuery {
  const joined = joinedTerms(query);
  const phrases = joinedPairs(query, texts).map((pair) => ({
    ...pair,
    answer: answerTerm(pair.term, names, texts, true),
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
    titles: nameLikeness(joined, names.joinedTitles),
    headings: new Set(names.joinedHeadings.get(joined)),
  };
}

/** Minimum length of a name that can match with a typo. */
const minTypoLength = 6;

/**
 * Returns the similarity between a query and page names: 1 for equal names, less for typos, prefixes and path segments.
 * Pages whose names are not similar are omitted.
 *
 * @param query The query as a single term.
 * @param names Joined names and their pages.
 */
function nameLikeness(query: string, {terms, holders}: Postings): Map<number, number> {
  const likeness = new Map<number, number>();
  const note = (name: number, value: number): void => {
    const list = holders(name);
    for (let at = 0; at < list.length; at += 2) {
      const page = list[at] ?? 0;
      const share = (list[at + 1] ?? 0) / nameWeight;
      likeness.set(page, Math.max(likeness.get(page) ?? 0, value * share));
    }
  };
  const {start, end} = termsBeginning(query, terms);
  for (let name = start; name < end; name += 1) {
    const rest = query.length / (terms[name]?.length ?? 1);
    if (query.length >= minLetters(query)) note(name, 0.5 * rest);
  }
  if (query.length >= minTypoLength && mayHaveTypos(query)) {
    const all = {start: 0, end: terms.length};
    for (const {index} of similarTerms(query, terms, all, {limit: 1, isBeginning: false})) {
      note(index, 0.7);
    }
  }
  if (terms[start] === query) note(start, 1);
  return likeness;
}

/** Page and section scores for one word. */
export interface WordAnswer {
  /** Indexed by page. */
  readonly titles: Float32Array;
  /** Indexed by section. */
  readonly sections: Float32Array;
  readonly terms: readonly string[];
  /** True if the word is a term. */
  readonly isKnown: boolean;
  /**
   * Indexed by page. The value is 1 for pages that contain the word or, if the word is not a term, a term that begins
   * with it.
   */
  readonly sure: Uint8Array;
}

/** Factors for weights by location. Weights are at most 16 in texts and at most 10 in names. */
const scales = {title: 1, heading: 0.45, text: 0.3} as const;

/**
 * Matches a word. If a compound word is not a term, or the query contains it as several words, its parts are also
 * matched.
 */
function answerWord(
  {term, parts, isJoined}: QueryWord,
  names: NamesIndex,
  texts: readonly Postings[],
): WordAnswer {
  const whole = answerTerm(term, names, texts);
  if (parts.length < 2 || (whole.isKnown && !isJoined)) return whole;
  const contentWords = parts.filter((part) => !isStopWord(part.term));
  const apart = (contentWords.length < 2 ? parts : contentWords).map((part) =>
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

/** Adds the matches for a joined pair, such as `TurboModules`, to those for a word. */
function fillFrom(joined: WordAnswer, {sections, sure}: WordAnswer): void {
  joined.sections.forEach((score, section) => {
    if (sections[section] === 0) sections[section] = score;
  });
  joined.sure.forEach((isSure, page) => {
    if (isSure === 1) sure[page] = 1;
  });
}

/** Raises the scores of holders that contain all parts of a word. */
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

/** Quality of a term that contains a pair of words. */
const containedQuality = 0.8;

/**
 * Matches a term in all lists. In a list without a term that begins with it, similar terms are matched.
 *
 * @param isPair True if the term is two joined words of the query. In this case, all terms that contain the term match.
 */
function answerTerm(
  term: string,
  {file, titles, headings, firstSections, pageOfSection}: NamesIndex,
  texts: readonly Postings[],
  isPair = false,
): WordAnswer {
  const lists = [titles, headings, ...texts];
  const isKnown = isPair || lists.some(({terms}) => holdsTerm(term, terms));
  const answer = {
    titles: new Float32Array(file.pages.length),
    sections: new Float32Array(firstSections.at(-1) ?? 0),
    sure: new Uint8Array(file.pages.length),
  };
  const terms: string[] = [];
  for (const list of lists) {
    const longer = isPair ? containingTerms(term, list.terms) : longerTerms(term, list.terms);
    const matches = longer.length > 0 ? longer : guessTerms(term, list.terms, isKnown);
    const scale = list === titles ? scales.title : list === headings ? scales.heading : scales.text;
    scoreMatches(matches, list, scale, list === titles ? answer.titles : answer.sections);
    const sure = isKnown && !isPair ? longer.filter(({quality}) => quality === 1) : longer;
    for (const {index} of sure) {
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

function containingTerms(pair: string, terms: readonly string[]): TermMatch[] {
  return terms.flatMap((term, index) =>
    holdsPair(term, pair) ? {index, quality: term === pair ? 1 : containedQuality} : [],
  );
}
