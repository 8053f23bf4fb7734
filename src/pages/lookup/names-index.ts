import type {NamesFile} from './format.ts';
import {createPostingsBuilder, type Postings} from './postings.ts';
import {isStopWord, termsIn, wordsOf} from './words.ts';

/** Index of the names in a scope. */
export interface NamesIndex {
  readonly file: NamesFile;
  /** Terms in titles and last path segments. Holders are pages. */
  readonly titles: Postings;
  /** Terms in headings and anchors. Holders are sections. */
  readonly headings: Postings;
  /** Titles and last path segments, each as a single term. Holders are pages. */
  readonly joinedTitles: Postings;
  /** Numbers of headings, keyed by the heading as a single term. */
  readonly joinedHeadings: ReadonlyMap<string, readonly number[]>;
  /** Number of each page's first section, followed by the total number of sections. */
  readonly firstSections: readonly number[];
  /** Page number of each section. */
  readonly pageOfSection: readonly number[];
}

/** Weight of the word in a single-word title or heading. Words in longer names have lower weights. */
export const nameWeight = 10;
/** Weight of a word part, such as `Style` in `useAnimatedStyle`, relative to an entire word. */
const partFactor = 0.9;

/** Weight of a path segment or an anchor, relative to a title or heading. */
const pathFactor = 0.6;

export function indexNames(file: NamesFile): NamesIndex {
  const titles = createPostingsBuilder();
  const headings = createPostingsBuilder();
  const joinedTitles = createPostingsBuilder();
  const headingTerms = file.headings.map(headingNames);
  const firstSections = [0];
  file.pages.forEach(([path, title, , pageHeadings], page) => {
    joinedTitles.add(joinedTerms(title), page, nameWeight);
    joinedTitles.add(joinedTerms(lastSegment(path)), page, nameWeight * pathFactor);
    for (const [term, weight] of weighTerms(title)) titles.add(term, page, weight);
    for (const [term, weight] of weighTerms(lastSegment(path))) {
      titles.add(term, page, weight * pathFactor);
    }
    const first = firstSections[page] ?? 0;
    pageHeadings.forEach((heading, index) => {
      for (const [term, weight] of headingTerms[heading] ?? []) {
        headings.add(term, first + 1 + index, weight);
      }
    });
    firstSections.push(first + 1 + pageHeadings.length);
  });
  return {
    file,
    titles: titles.finish(),
    headings: headings.finish(),
    joinedTitles: joinedTitles.finish(),
    joinedHeadings: groupByName(file.headings),
    firstSections,
    pageOfSection: file.pages.flatMap(([, , , {length}], page) => Array(length + 1).fill(page)),
  };
}

/** Joins the words in a name, so that `use shared value` equals `useSharedValue`. */
export function joinedTerms(name: string): string {
  return termsIn(name).join('');
}

function groupByName(headings: NamesFile['headings']): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [number, [, heading]] of headings.entries()) {
    const name = joinedTerms(heading);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(number);
  }
  return groups;
}

/** Returns the terms in a heading and in its anchor, which may be the name of a documented item. */
function headingNames([anchor, heading]: readonly [string, string]): WeightedTerm[] {
  const joined = [joinedTerms(anchor), pathFactor * nameWeight] as const;
  return [...weighTerms(heading), joined];
}

type WeightedTerm = readonly [term: string, weight: number];

/** Returns the terms in a name with their weights: entire words, their parts, and words without their first parts. */
function weighTerms(name: string): WeightedTerm[] {
  const words = wordsOf(name);
  const contentWords = countContentWords(words);
  return words.flatMap(({term, parts}): WeightedTerm[] => {
    const weight = nameWeight / contentWords ** 0.6;
    if (parts.length < 2) return [[term, weight]];
    const partWeight = (partFactor * weight) / countContentWords(parts) ** 0.6;
    // A query can be `animatedstyle` for `useanimatedstyle`.
    const endings = parts.slice(1, -1).map((_, index) =>
      parts
        .slice(index + 1)
        .map((part) => part.term)
        .join(''),
    );
    return [
      [term, weight],
      ...endings.map((ending) => [ending, weight * partFactor] as const),
      ...parts.map((part) => [part.term, partWeight] as const),
    ];
  });
}

function lastSegment(path: string): string {
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

function countContentWords(words: readonly {readonly term: string}[]): number {
  return words.filter(({term}) => !isStopWord(term)).length || words.length;
}
