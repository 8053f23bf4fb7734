import {editDistance} from './edit-distance.ts';
import {holdsTerm} from './match-terms.ts';
import {joinedTerms, type NamesIndex} from './names-index.ts';
import {type Postings, scoreWord} from './postings.ts';
import {isStopWord, type Word, wordsOf} from './words.ts';

/** A page that answers a query. */
interface RankedPage {
  /** Number of the page. */
  readonly page: number;
  readonly score: number;
  /** Whether the title holds a word of the query: the page itself is meant, not only a part of it. */
  readonly byTitle: boolean;
  /** Sections that answer what the title does not, best first; counted within the page, 0 before the first heading. */
  readonly sections: readonly number[];
}

export interface Ranking {
  /** Best first. */
  readonly pages: readonly RankedPage[];
  /** How many there are in all. */
  readonly total: number;
  /** Terms of the index that the query's words were taken for: what to mark. */
  readonly terms: readonly string[];
}

/** How much a word counts by where it stands. A text's weights go up to 16, a name's up to 10. */
const scales = {title: 1, heading: 0.45, text: 0.3} as const;

/** Points for a title, or a heading, that is the query, letter by letter; less for one that begins with it. */
const sameName = {title: 8, heading: 3} as const;

/** How many words of a query may be one name. */
const mostJoined = 5;

/** What a word counts that stands in many sections of a page, besides the one where it counts most. */
const repetition = 0.1;

/** A page that answers so much less than the best one, or fewer than half of the words, is no answer. */
const leastScore = 0.15;
const leastCoverage = 0.5;

/**
 * The pages that answer a query.
 *
 * @param texts The words of the texts, as far as they are known.
 * @param limit How many pages are wanted.
 */
export function rank(
  query: string,
  names: NamesIndex,
  texts: readonly Postings[],
  limit: number,
): Ranking {
  const words = queryWords(query, names.titles.terms);
  if (words.length === 0) return {pages: [], total: 0, terms: []};
  const answers = words.map((word) => answerWord(word, names, texts));
  const phrases = phraseTerms(query, texts).map((term) => answerTerm(term, names, texts));
  const asked = {answers, phrases, joined: joinedTerms(query)};
  const scores = names.file.pages.map((_, page) => scorePage(page, asked, names));
  const least = leastScore * scores.reduce((best, score) => Math.max(best, score), 0);
  const found = [...scores.keys()].filter((page) => isAnswer(scores[page] ?? 0, least));
  found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return {
    pages: found.slice(0, limit).map((page) => ({
      page,
      score: scores[page] ?? 0,
      byTitle: isByTitle(page, asked, names),
      sections: bestSections(sectionScores(page, asked, names)),
    })),
    total: found.length,
    terms: [...new Set(answers.flatMap(({terms}) => terms))],
  };
}

function isAnswer(score: number, least: number): boolean {
  return score > 0 && score >= least;
}

/**
 * The words of a query. Neighbours that are one name are one word: `use shared value`. Words that hold a sentence
 * together count only where there is nothing else to go by.
 *
 * @param names Terms of all titles.
 */
function queryWords(query: string, names: readonly string[]): Word[] {
  const words = joinNames(wordsOf(query), names);
  const telling = words.filter(({term}) => !isStopWord(term));
  return telling.length > 0 ? telling : words;
}

function joinNames(words: readonly Word[], names: readonly string[]): Word[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let length = Math.min(words.length, mostJoined); length > 1; length -= 1) {
    const parts = words.slice(0, length);
    const term = parts.map((word) => word.term).join('');
    if (holdsTerm(term, names)) {
      const joined = {start: first.start, end: parts.at(-1)?.end ?? first.end, term, parts};
      return [joined, ...joinNames(words.slice(length), names)];
    }
  }
  return [first, ...joinNames(rest, names)];
}

/** Neighbours in the query that a text or a keyword has as one word: pages that have it gain. */
function phraseTerms(query: string, texts: readonly Postings[]): string[] {
  const words = wordsOf(query);
  const pairs = words.slice(1).map(({term}, index) => `${words[index]?.term}${term}`);
  return pairs.filter((pair) => texts.some(({terms}) => holdsTerm(pair, terms)));
}

/** How well pages and sections answer one word. */
interface WordAnswer {
  /** Indexed by page. */
  readonly titles: Float32Array;
  /** Indexed by section. */
  readonly sections: Float32Array;
  readonly terms: readonly string[];
}

/** A query, as far as it is answered without looking at single pages. */
interface Asked {
  readonly answers: readonly WordAnswer[];
  /** Of neighbours in the query that are one word somewhere. */
  readonly phrases: readonly WordAnswer[];
  readonly joined: string;
}

/** A word that joins several may be written in one, as a name, or stand for its parts. */
function answerWord(
  {term, parts}: Word,
  names: NamesIndex,
  texts: readonly Postings[],
): WordAnswer {
  const whole = answerTerm(term, names, texts);
  if (parts.length < 2) return whole;
  const apart = parts.map((part) => answerTerm(part.term, names, texts));
  raise(
    whole.titles,
    apart.map(({titles}) => titles),
  );
  if (whole.terms.length > 0) return whole;
  raise(
    whole.sections,
    apart.map(({sections}) => sections),
  );
  return {...whole, terms: apart.flatMap(({terms}) => terms)};
}

/** Where all parts of a word are in one place, they count nearly as much as the word. */
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

function answerTerm(
  term: string,
  {file, titles, headings, firstSections}: NamesIndex,
  texts: readonly Postings[],
): WordAnswer {
  const isKnown = [titles, headings, ...texts].some(({terms}) => holdsTerm(term, terms));
  const inTitles = new Float32Array(file.pages.length);
  const inSections = new Float32Array(firstSections.at(-1) ?? 0);
  const terms = [
    scoreWord(term, titles, inTitles, {scale: scales.title, isKnown}),
    scoreWord(term, headings, inSections, {scale: scales.heading, isKnown}),
    ...texts.map((part) => scoreWord(term, part, inSections, {scale: scales.text, isKnown})),
  ];
  return {titles: inTitles, sections: inSections, terms: terms.flat()};
}

/** @returns 0 for a page that is no answer. */
function scorePage(page: number, {answers, phrases, joined}: Asked, names: NamesIndex): number {
  const {file, firstSections, joinedTitles, joinedHeadings} = names;
  const first = firstSections[page] ?? 0;
  const end = firstSections[page + 1] ?? first;
  let score = 0;
  let found = 0;
  for (const {titles, sections} of answers) {
    const title = titles[page] ?? 0;
    let best = 0;
    let sum = 0;
    for (let section = first; section < end; section += 1) {
      const here = sections[section] ?? 0;
      if (here > best) best = here;
      sum += here;
    }
    if (title > 0 || best > 0) found += 1;
    score += title + best + Math.min(best, repetition * (sum - best));
  }
  const coverage = found / answers.length;
  if (coverage < leastCoverage) return 0;
  for (const {sections} of phrases) score += Math.max(...sections.subarray(first, end));
  score += likeness(joined, joinedTitles[page] ?? '') * sameName.title;
  const headings = file.pages[page]?.[3] ?? [];
  if (headings.some((heading) => joinedHeadings[heading] === joined)) score += sameName.heading;
  return score * coverage ** 2;
}

function isByTitle(page: number, {answers, joined}: Asked, {joinedTitles}: NamesIndex): boolean {
  return (
    answers.some(({titles}) => (titles[page] ?? 0) > 0) ||
    likeness(joined, joinedTitles[page] ?? '') > 0
  );
}

/** How well each section of a page answers what the title does not. */
function sectionScores(page: number, {answers, joined}: Asked, names: NamesIndex): number[] {
  const {file, firstSections, joinedHeadings} = names;
  const first = firstSections[page] ?? 0;
  const open = answers.filter(({titles}) => titles[page] === 0);
  return [-1, ...(file.pages[page]?.[3] ?? [])].map((heading, index) => {
    const isAsked = joinedHeadings[heading] === joined;
    return open.reduce(
      (sum, {sections}) => sum + (sections[first + index] ?? 0),
      isAsked ? sameName.heading : 0,
    );
  });
}

/** 1 for the same name, less for one with a slip, less the more is missing at its end, 0 for another. */
function likeness(asked: string, name: string): number {
  if (asked === name) return 1;
  if (asked.length > 5 && editDistance(asked, name, 1) <= 1) return 0.7;
  return asked.length >= 3 && name.startsWith(asked) ? 0.5 * (asked.length / name.length) : 0;
}

/** The best section, and others that come near. */
function bestSections(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  if (best === 0) return [];
  return scores
    .map((score, section) => ({score, section}))
    .filter(({score}) => score >= best * 0.35)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, 3)
    .map(({section}) => section);
}
