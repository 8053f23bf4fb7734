import type {NamesFile} from './format.ts';
import {createPostingsBuilder, type Postings} from './postings.ts';
import {isStopWord, termsIn, wordsOf} from './words.ts';

/** Index of the names of a scope. */
export interface NamesIndex {
  readonly file: NamesFile;
  /** Holders are pages. */
  readonly titles: Postings;
  /** Holders are sections. */
  readonly headings: Postings;
  /** Titles and last path segments as one term each; holders are pages. */
  readonly joinedTitles: Postings;
  /** Numbers of headings, keyed by the heading as one term. */
  readonly joinedHeadings: ReadonlyMap<string, readonly number[]>;
  /** Number of the first section of each page, followed by the number of all sections. */
  readonly firstSections: readonly number[];
  /** Number of the page of each section. */
  readonly pageOfSection: readonly number[];
}

/** Weight of a title or heading of one word. Words of longer names weigh less. */
export const nameWeight = 10;
/** Weight of a part of a word, such as `Style` of `useAnimatedStyle`, relative to a word. */
const partFactor = 0.9;

/** Weight of a path segment, relative to a title. */
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

/** Joins the words of a name, so that `use shared value` equals `useSharedValue`. */
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

/** Returns the terms of a heading, and its anchor, which may be the name of a documented item. */
function headingNames([anchor, heading]: readonly [string, string]): WeightedTerm[] {
  const joined = [joinedTerms(anchor), pathFactor * nameWeight] as const;
  return [...weighTerms(heading), joined];
}

type WeightedTerm = readonly [term: string, weight: number];

/** Returns the terms of a name and their weights: complete words, their parts, and their suffixes. */
function weighTerms(name: string): WeightedTerm[] {
  const words = wordsOf(name);
  const contentWords = countContentWords(words);
  return words.flatMap(({term, parts}): WeightedTerm[] => {
    const weight = nameWeight / contentWords ** 0.6;
    if (parts.length < 2) return [[term, weight]];
    const partWeight = (partFactor * weight) / countContentWords(parts) ** 0.6;
    // A query may be `animatedstyle` instead of `useanimatedstyle`.
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
