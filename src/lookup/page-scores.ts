import type {NamesIndex} from './names-index.ts';
import type {WordAnswer} from './word-answers.ts';

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

/** Points for a title, or a heading, that is the query, letter by letter; less for one that begins with it. */
export const sameName = {title: 8, heading: 3} as const;

/** What a word counts that stands in many sections of a page, besides the one where it counts most. */
const repetition = 0.1;

/** A page that answers fewer of the words is no answer. */
const leastCoverage = 0.5;

/** @returns 0 for a page that is no answer. */
export function scorePage(page: number, asked: Asked, {file, firstSections}: NamesIndex): number {
  const {answers, phrases} = asked;
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
  score += (asked.titles.get(page) ?? 0) * sameName.title;
  const headings = asked.headings.size === 0 ? [] : (file.pages[page]?.[3] ?? []);
  if (headings.some((heading) => asked.headings.has(heading))) score += sameName.heading;
  return score * coverage ** 2;
}

/** Whether the title holds a word of the query. */
export function isByTitle(page: number, {answers, titles}: Asked): boolean {
  return titles.has(page) || answers.some((answer) => (answer.titles[page] ?? 0) > 0);
}
