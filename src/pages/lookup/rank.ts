import {type Asked, understand} from './asked.ts';
import type {NamesIndex} from './names-index.ts';
import {isByTitle, isSure, sameName, scorePage} from './page-scores.ts';
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
