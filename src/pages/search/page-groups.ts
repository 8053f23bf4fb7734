import type {Store} from '../../core/cache/store.ts';
import {hashOfData, nameHash} from '../../core/hash/sha256.ts';
import type {CompiledPages, SearchSection} from '../../markdown/types.ts';
import {maxWeight} from '../lookup/format.ts';
import {isStopWord, termOf, termsIn, wordsOf} from '../lookup/words.ts';
import type {PageDigest, SearchPage} from './types.ts';

/** Adjacent pages whose texts are in the same file. */
export interface PageGroup {
  readonly pages: readonly SearchPage[];
  /** Cache key for the group's pages. */
  readonly key: string;
}

/** Average number of pages whose texts share a file. The results of a search are often adjacent pages. */
const groupLength = 8;

export function pageGroups(pages: readonly SearchPage[]): PageGroup[] {
  const groups: SearchPage[][] = [];
  for (const page of pages) {
    const group = groups.at(-1);
    if (group === undefined || isCut(page.path, groupLength)) groups.push([page]);
    else group.push(page);
  }
  return groups.map((members) => ({
    pages: members,
    key: `${hashOfData(members.map(digestedParts))} search pages`,
  }));
}

function digestedParts({source, description, keywords}: SearchPage): unknown {
  return [source && [source.compiler, source.format, source.hash], description, keywords];
}

/** Returns a group's digests, from the cache or from the compiled pages. */
export async function digestGroup(
  {pages, key}: PageGroup,
  {compiled, store}: {readonly compiled: Pick<CompiledPages, 'search'>; readonly store: Store},
): Promise<readonly PageDigest[]> {
  const kept = store.get(key);
  if (kept !== undefined) return JSON.parse(kept);
  const digests: PageDigest[] = [];
  for (const page of pages) {
    const {source} = page;
    const sections = source === undefined ? [] : await compiled.search(source.sourcePath);
    digests.push(digestPage(sections, page));
  }
  store.set(key, JSON.stringify(digests));
  return digests;
}

/** Weights of terms by location. Frequent terms have slightly higher weights. */
const weights = {
  keyword: maxWeight,
  keywordPart: 9,
  documented: 9,
  documentedPart: 3,
  defined: 5,
  text: 2,
  code: 1,
} as const;
const maxTermLength = 40;
/** Matches definitions in code. */
const definition = /\b(?:function|class|interface|enum|type)\s+(\w+)/g;

/**
 * Returns a page's data for the index.
 *
 * @param about Description and keywords, which are added to the text before the first heading.
 */
export function digestPage(
  sections: readonly SearchSection[],
  about: Pick<SearchPage, 'description' | 'keywords'>,
): PageDigest {
  const first = sections[0]?.anchor === '' ? sections[0] : undefined;
  const intro = first ?? {anchor: '', heading: '', text: '', code: '', names: ''};
  const described = {
    ...intro,
    text: intro.text.startsWith(about.description)
      ? intro.text
      : `${about.description} ${intro.text}`,
  };
  const all = [described, ...(first === undefined ? sections : sections.slice(1))];
  return {
    headings: all.slice(1).map(({anchor, heading}) => [anchor, heading]),
    texts: all.map(({text, code}) => (text === '' ? code : text)),
    terms: all.map((section, index) => sectionTerms(section, index === 0 ? about.keywords : [])),
  };
}

function sectionTerms(
  {text, code, names}: SearchSection,
  keywords: readonly string[],
): (string | number)[] {
  const found = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    if (weight <= (found.get(term) ?? 0) || term.length > maxTermLength || isStopWord(term)) return;
    found.set(term, weight);
  };
  for (const [term, count] of termCounts(text)) add(term, weights.text + frequencyBonus(count));
  for (const [term, count] of termCounts(code)) {
    // Readers do not search for numbers in code.
    if (!/^\d/.test(term)) add(term, weights.code + frequencyBonus(count));
  }
  for (const [, name = ''] of code.matchAll(definition)) add(termOf(name), weights.defined);
  for (const {term, parts} of wordsOf(names)) {
    add(term, weights.documented);
    if (parts.length > 1) for (const part of parts) add(part.term, weights.documentedPart);
  }
  for (const keyword of keywords) {
    const terms = termsIn(keyword);
    // Each keyword is also indexed as a single term, such as `notequal`, because separate stop words are not indexed.
    add(terms.join(''), weights.keyword);
    for (const term of terms) add(term, weights.keywordPart);
  }
  const terms: (string | number)[] = [];
  for (const [term, weight] of found) terms.push(term, weight);
  return terms;
}

function termCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of termsIn(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Returns 0, 1 or 2, depending on the number of occurrences. */
function frequencyBonus(count: number): number {
  return Math.min(2, Math.floor(Math.log2(count)));
}

/**
 * Returns true if a list is split before a member. Changing a member does not affect splits before other members.
 *
 * @param length Average length of the parts: a power of two.
 */
export function isCut(member: string, length: number): boolean {
  return Number.parseInt(nameHash(member), 16) % length === 0;
}
