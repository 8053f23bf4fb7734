import type {NamesIndex} from './names-index.ts';
import {type ParsedQuery, parseQuery, type WordAnswer} from './parse-query.ts';
import type {Postings} from './postings.ts';

/** A page that matches a query. */
export interface RankedPage {
  /** Number of the page. */
  readonly page: number;
  readonly score: number;
  /** True if the title contains a word in the query, or is similar to the query. */
  readonly byTitle: boolean;
  /**
   * Sections that match the words that the title does not contain, best first. They are numbered within the page, with
   * 0 for the text before the first heading.
   */
  readonly sections: readonly number[];
}

export interface Ranking {
  /** Best first. */
  readonly pages: readonly RankedPage[];
  /** Total number of matching pages. */
  readonly total: number;
  /** Matched terms, for marking. */
  readonly terms: readonly string[];
}

/** Minimum score of an uncertain match, relative to the best page's score. */
const minShare = 0.15;

/**
 * Ranks the pages that match a query.
 *
 * @param texts Loaded terms from the texts.
 * @param limit Maximum number of pages.
 */
export function rank(
  query: string,
  names: NamesIndex,
  texts: readonly Postings[],
  limit: number,
): Ranking {
  const parsed = parseQuery(query, names, texts);
  if (parsed.answers.length === 0) return {pages: [], total: 0, terms: []};
  const scores = new Float64Array(names.file.pages.length);
  for (let page = 0; page < scores.length; page += 1) scores[page] = scorePage(page, parsed, names);
  const found = answersAmong(scores, parsed);
  return {
    pages: best(found, scores, limit, names).map((page) => ({
      page,
      score: scores[page] ?? 0,
      byTitle: isByTitle(page, parsed),
      sections: bestSections(page, parsed, names),
    })),
    total: found.length,
    terms: [...new Set(parsed.answers.flatMap(({terms}) => terms))],
  };
}

/** Returns the numbers of the matching pages, in order. */
function answersAmong(scores: Float64Array, parsed: ParsedQuery): number[] {
  const least = minShare * scores.reduce((most, score) => Math.max(most, score), 0);
  const pages: number[] = [];
  scores.forEach((score, page) => {
    if (score > 0 && (score >= least || isSure(page, parsed))) pages.push(page);
  });
  return pages;
}

/**
 * Returns the best pages, best first. Pages with equal scores are sorted by their number of headings, in ascending
 * order.
 */
function best(
  pages: readonly number[],
  scores: Float64Array,
  limit: number,
  {file}: NamesIndex,
): number[] {
  if (limit === 0) return [];
  const headings = (page: number): number => file.pages[page]?.[3].length ?? 0;
  // Only pages that can be among the best are sorted.
  const needed = scores.slice().sort().at(-limit) ?? 0;
  return pages
    .filter((page) => (scores[page] ?? 0) >= needed)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || headings(a) - headings(b) || a - b)
    .slice(0, limit);
}

/** Maximum number of sections shown for a page. */
export const maxSections = 3;
/** Minimum score of a section, relative to the page's best section. */
const minSectionShare = 0.35;

/**
 * Returns the sections of a page that best match the words that its title does not contain.
 *
 * @returns Best first. Sections are numbered within the page, with 0 for the text before the first heading.
 */
function bestSections(page: number, parsed: ParsedQuery, names: NamesIndex): number[] {
  const scores = sectionScores(page, parsed, names);
  const best = Math.max(...scores);
  if (best === 0) return [];
  return scores
    .map((score, section) => ({score, section}))
    .filter(({score}) => score >= best * minSectionShare)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, maxSections)
    .map(({section}) => section);
}

function sectionScores(
  page: number,
  {answers, headings}: ParsedQuery,
  names: NamesIndex,
): number[] {
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

/** Score for a title or heading that equals the query; less if the title only begins with the query. */
const sameName = {title: 8, heading: 3} as const;

/** Factor for a word's scores in all sections of a page except the best one. */
const repetition = 0.1;

/** Minimum factor for a title's score. The factor is 1 if the title contains all words in the query. */
const minTitleShare = 0.5;

/** Minimum proportion of the query's words that a page must match. */
const minCoverage = 0.5;

/** Factor for pages without the exact word of a one-word query, if other pages contain it. */
const longerFactor = 0.25;

/**
 * Scores a page.
 *
 * @returns 0 if the page does not match.
 */
function scorePage(page: number, parsed: ParsedQuery, {file, firstSections}: NamesIndex): number {
  const {answers, phrases} = parsed;
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
  if (coverage < minCoverage) return 0;
  // If a title contains only one word of a long query, the page may be about a different subject.
  const titleShare = minTitleShare + (1 - minTitleShare) * (inTitle / answers.length);
  let score = titleScore * titleShare + textScore + scoreTogether(answers, first, end);
  for (const {sections} of phrases) score += Math.max(...sections.subarray(first, end));
  score += (parsed.titles.get(page) ?? 0) * sameName.title;
  const headings = parsed.headings.size === 0 ? [] : (file.pages[page]?.[3] ?? []);
  if (headings.some((heading) => parsed.headings.has(heading))) score += sameName.heading;
  const [answer, another] = answers;
  const isLonger = another === undefined && answer?.isKnown && !isSure(page, parsed);
  return score * coverage ** 2 * (isLonger ? longerFactor : 1);
}

/**
 * Returns an additional score for words in the same section: the best section's score for each word after the first.
 */
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

/** Returns true if a page contains all words in the query. */
function isSure(page: number, {answers}: ParsedQuery): boolean {
  return answers.every(({sure}) => sure[page] === 1);
}

/** Returns true if the title contains a word in the query, or is similar to the query. */
function isByTitle(page: number, {answers, titles}: ParsedQuery): boolean {
  return titles.has(page) || answers.some((answer) => (answer.titles[page] ?? 0) > 0);
}
