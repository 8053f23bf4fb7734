import type {Asked} from './asked.ts';
import type {NamesIndex} from './names-index.ts';
import type {WordAnswer} from './word-answers.ts';

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
