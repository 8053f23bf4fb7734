import {nameWeight} from './names-index.ts';
import type {Postings} from './postings.ts';
import {similarTerms} from './similar-terms.ts';
import {termsBeginning} from './sorted-terms.ts';
import {fewestLetters, mayHaveSlips} from './words.ts';

/** Any shorter name is but a slip away. */
const shortestSlip = 6;

/**
 * How much the names of pages are like what was asked, all words joined: 1 for the same name, less for one with a slip,
 * less the more is missing at its end, and less for the end of an address. Pages with other names are left out.
 *
 * @param names Joined names, and the pages that have them.
 */
export function namesLike(asked: string, {terms, holders}: Postings): Map<number, number> {
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
