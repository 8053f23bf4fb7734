import type {NamesIndex} from './names-index.ts';
import {type Asked, understand, type WordAnswer} from './parse-query.ts';
import type {Postings} from './postings.ts';

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

/** Where it is not sure that a page is meant, it answers at least this share of what the best one does. */
const leastShare = 0.15;

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
  const asked = understand(query, names, texts);
  if (asked.answers.length === 0) return {pages: [], total: 0, terms: []};
  const scores = new Float64Array(names.file.pages.length);
  for (let page = 0; page < scores.length; page += 1) scores[page] = scorePage(page, asked, names);
  const found = answersAmong(scores, asked);
  return {
    pages: best(found, scores, limit, names).map((page) => ({
      page,
      score: scores[page] ?? 0,
      byTitle: isByTitle(page, asked),
      sections: bestSections(page, asked, names),
    })),
    total: found.length,
    terms: [...new Set(asked.answers.flatMap(({terms}) => terms))],
  };
}

/** Numbers of the pages that are answers, in order. */
function answersAmong(scores: Float64Array, asked: Asked): number[] {
  const least = leastShare * scores.reduce((most, score) => Math.max(most, score), 0);
  const pages: number[] = [];
  scores.forEach((score, page) => {
    if (score > 0 && (score >= least || isSure(page, asked))) pages.push(page);
  });
  return pages;
}

/** The best pages, best first; of equal ones, those that are about less, then those that come first. */
function best(
  pages: readonly number[],
  scores: Float64Array,
  limit: number,
  {file}: NamesIndex,
): number[] {
  if (limit === 0) return [];
  const headings = (page: number): number => file.pages[page]?.[3].length ?? 0;
  // All are compared by their scores alone, and only those that can be among the best are put in order.
  const needed = scores.slice().sort().at(-limit) ?? 0;
  return pages
    .filter((page) => (scores[page] ?? 0) >= needed)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || headings(a) - headings(b) || a - b)
    .slice(0, limit);
}

/** As many sections of a page as are worth showing. */
const mostSections = 3;
/** A section that answers so much less than the best one is left out. */
const leastSectionShare = 0.35;

/**
 * The sections of a page that answer best what its title does not.
 *
 * @returns Best first; counted within the page, 0 before the first heading.
 */
function bestSections(page: number, asked: Asked, names: NamesIndex): number[] {
  const scores = sectionScores(page, asked, names);
  const best = Math.max(...scores);
  if (best === 0) return [];
  return scores
    .map((score, section) => ({score, section}))
    .filter(({score}) => score >= best * leastSectionShare)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, mostSections)
    .map(({section}) => section);
}

function sectionScores(page: number, {answers, headings}: Asked, names: NamesIndex): number[] {
  const {file, firstSections} = names;
  const first = firstSections[page] ?? 0;
  const open = answers.filter(({titles}) => titles[page] === 0);
  return [-1, ...(file.pages[page]?.[3] ?? [])].map((heading, index) =>
    open.reduce(
      (sum, {sections}) => sum + (sections[first + index] ?? 0),
      headings.has(heading) ? sameName.heading : 0,
    ),
  );
}

/** Points for a title, or a heading, that is the query, letter by letter; less for one that begins with it. */
export const sameName = {title: 8, heading: 3} as const;

/** What a word counts that stands in many sections of a page, besides the one where it counts most. */
const repetition = 0.1;

/** What titles count at least, however little of the query they hold. */
const leastOfTitle = 0.5;

/** A page that answers fewer of the words is no answer. */
const leastCoverage = 0.5;

/** A page that has only a longer word than the one that was asked for comes behind those that have this one. */
const longerFactor = 0.25;

/** @returns 0 for a page that is no answer. */
export function scorePage(page: number, asked: Asked, {file, firstSections}: NamesIndex): number {
  const {answers, phrases} = asked;
  const first = firstSections[page] ?? 0;
  const end = firstSections[page + 1] ?? first;
  let titleScore = 0;
  let textScore = 0;
  let found = 0;
  let inTitle = 0;
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
    if (title > 0) inTitle += 1;
    titleScore += title;
    textScore += best + Math.min(best, repetition * (sum - best));
  }
  const coverage = found / answers.length;
  if (coverage < leastCoverage) return 0;
  // A title that holds one word of a long query may be about something else.
  const titleShare = leastOfTitle + (1 - leastOfTitle) * (inTitle / answers.length);
  let score = titleScore * titleShare + textScore + scoreTogether(answers, first, end);
  for (const {sections} of phrases) score += Math.max(...sections.subarray(first, end));
  score += (asked.titles.get(page) ?? 0) * sameName.title;
  const headings = asked.headings.size === 0 ? [] : (file.pages[page]?.[3] ?? []);
  if (headings.some((heading) => asked.headings.has(heading))) score += sameName.heading;
  const [answer, another] = answers;
  const isLonger = another === undefined && answer?.isKnown && !isSure(page, asked);
  return score * coverage ** 2 * (isLonger ? longerFactor : 1);
}

/** In the section that answers most, each word counts once more for every other word that stands beside it. */
function scoreTogether(answers: readonly WordAnswer[], first: number, end: number): number {
  if (answers.length < 2) return 0;
  let best = 0;
  for (let section = first; section < end; section += 1) {
    let sum = 0;
    let found = 0;
    for (const {sections} of answers) {
      const here = sections[section] ?? 0;
      if (here > 0) found += 1;
      sum += here;
    }
    best = Math.max(best, sum * (found - 1));
  }
  return best;
}

/** Whether a page holds every word of the query, wherever. */
export function isSure(page: number, {answers}: Asked): boolean {
  return answers.every(({sure}) => sure[page] === 1);
}

/** Whether the title holds a word of the query. */
export function isByTitle(page: number, {answers, titles}: Asked): boolean {
  return titles.has(page) || answers.some((answer) => (answer.titles[page] ?? 0) > 0);
}
