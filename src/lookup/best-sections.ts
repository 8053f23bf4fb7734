import type {Asked} from './asked.ts';
import type {NamesIndex} from './names-index.ts';
import {sameName} from './page-scores.ts';

/** As many sections of a page as are worth showing. */
const mostSections = 3;
/** A section that answers so much less than the best one is left out. */
const leastShare = 0.35;

/**
 * The sections of a page that answer best what its title does not.
 *
 * @returns Best first; counted within the page, 0 before the first heading.
 */
export function bestSections(page: number, asked: Asked, names: NamesIndex): number[] {
  const scores = sectionScores(page, asked, names);
  const best = Math.max(...scores);
  if (best === 0) return [];
  return scores
    .map((score, section) => ({score, section}))
    .filter(({score}) => score >= best * leastShare)
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
