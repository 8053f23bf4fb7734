import type {NamesFile} from './format.ts';
import {createPostingsBuilder, type Postings} from './postings.ts';
import {isStopWord, termsIn, wordsOf} from './words.ts';

/** The names of a scope, ready to be searched. */
export interface NamesIndex {
  readonly file: NamesFile;
  /** Holders are pages. */
  readonly titles: Postings;
  /** Holders are sections. */
  readonly headings: Postings;
  /** Titles, and how addresses end, without what parts their words; holders are pages. */
  readonly joinedTitles: Postings;
  /** Numbers of the headings that have a name, keyed by it: the heading without what parts its words. */
  readonly joinedHeadings: ReadonlyMap<string, readonly number[]>;
  /** Number of the first section of each page; one entry more than there are pages. */
  readonly firstSections: readonly number[];
  /** Number of the page of each section. */
  readonly pageOfSection: readonly number[];
}

/** Weight of a title or heading that is one plain word; the more words it has, the less each says. */
export const nameWeight = 10;
/** A part of a word, `Style` of `useAnimatedStyle`, says a little less than a word of its own. */
const partFactor = 0.9;

/** What an address holds is a name too, though one that readers do not see at first. */
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

/** A name without what parts its words, so that `use shared value` is `useSharedValue`. */
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

/** A heading's own words, and those of its anchor, which may be the name of what it documents. */
function headingNames([anchor, heading]: readonly [string, string]): WeightedTerm[] {
  const joined = [joinedTerms(anchor), pathFactor * nameWeight] as const;
  return [...weighTerms(heading), joined];
}

type WeightedTerm = readonly [term: string, weight: number];

/** The terms of a name and their weights: whole words, what they are joined from, and how they end. */
function weighTerms(name: string): WeightedTerm[] {
  const words = wordsOf(name);
  const contentWords = countContentWords(words);
  return words.flatMap(({term, parts}): WeightedTerm[] => {
    const weight = nameWeight / contentWords ** 0.6;
    if (parts.length < 2) return [[term, weight]];
    const partWeight = (partFactor * weight) / countContentWords(parts) ** 0.6;
    // `animatedstyle` is asked for as well as `useanimatedstyle`.
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
