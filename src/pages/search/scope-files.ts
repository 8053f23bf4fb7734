import {nameHash} from '../../core/hash/sha256.ts';
import type {NamesFile, ScopeFiles, TermsFile, TextsPart} from '../lookup/format.ts';
import {packTermsFile} from '../lookup/terms-file.ts';
import {isCut, type PageGroup} from './page-groups.ts';
import type {PageDigest, SearchScope} from './types.ts';

/** A file of search; its name carries a hash of its bytes. */
export interface SearchFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: string;
}

/** The files of a scope, and what the manifest says of them. */
export interface ScopeOutcome {
  readonly entry: ScopeFiles;
  readonly files: readonly SearchFile[];
}

/** @param digests One list for each group. */
export function scopeFiles(
  scope: SearchScope,
  groups: readonly PageGroup[],
  digests: readonly (readonly PageDigest[])[],
): ScopeOutcome {
  const files: SearchFile[] = [];
  const emit = (name: string, value: unknown): string => {
    const contents = `${JSON.stringify(value)}\n`;
    const outputPath = `assets/search/${name}.${nameHash(contents)}.json`;
    files.push({outputPath, contents});
    return outputPath;
  };
  const pages = digests.flat();
  const texts: TextsPart[] = [];
  let from = 0;
  for (const [index, group] of groups.entries()) {
    const file = emit('texts', {pages: (digests[index] ?? []).map((digest) => digest.texts)});
    texts.push({from, file});
    from += group.pages.length;
  }
  return {
    entry: {
      names: emit('names', namesFile(scope, pages)),
      terms: termsParts(pages).map((part) => ({
        from: part.from,
        file: emit('terms', part.contents),
      })),
      texts,
    },
    files,
  };
}

/** Titles, headings and breadcrumbs of a scope's pages. Headings and breadcrumbs that several pages share stand once. */
function namesFile({pages, starts}: SearchScope, digests: readonly PageDigest[]): NamesFile {
  const headings = numbered<readonly [string, string]>();
  const trails = numbered<readonly string[]>();
  const rows = pages.map(
    ({path, title, trail}, index) =>
      [
        path,
        title,
        trails.add(trail),
        (digests[index]?.headings ?? []).map((heading) => headings.add(heading)),
      ] as const,
  );
  const numbers = new Map(pages.map(({path}, index) => [path, index]));
  return {
    pages: rows,
    headings: headings.values,
    trails: trails.values,
    starts: starts.flatMap((path) => numbers.get(path) ?? []),
  };
}

/** Gives equal values the same number. */
function numbered<T>(): {readonly values: T[]; readonly add: (value: T) => number} {
  const numbers = new Map<string, number>();
  const values: T[] = [];
  return {
    values,
    add: (value) => {
      const key = JSON.stringify(value);
      const number = numbers.get(key) ?? values.length;
      if (number === values.length) values.push(value);
      numbers.set(key, number);
      return number;
    },
  };
}

/** A part of a scope's terms: those from `from` on, up to the next part. */
export interface TermsPartContents {
  readonly from: string;
  readonly contents: TermsFile;
}

/** Sections of all terms that one file may hold: about 40 KB compressed. What is less is never cut. */
const mostUncut = 40_000;
/** Of a large scope, a file holds more than `least` and less than `most`, unless a single term has more. */
const size = {least: 4_000, most: 16_000} as const;
/** Between the two, it ends at about one of so many terms. */
const termsBetweenCuts = 64;
/** What a term itself weighs, counted in sections. */
const termSize = 4;

/** The words of a scope, in one file or in several that are fetched when they are asked for. */
export function termsParts(digests: readonly PageDigest[]): TermsPartContents[] {
  const lists = collect(digests);
  const terms = [...lists.keys()].sort();
  const sizeOf = (term: string): number => (lists.get(term) ?? []).length / 2;
  const total = terms.reduce((sum, term) => sum + sizeOf(term), 0);
  const parts = total <= mostUncut ? [terms] : cut(terms, sizeOf);
  return parts.map((own, index) => ({
    from: index === 0 ? '' : (own[0] ?? ''),
    contents: packTermsFile({
      terms: own,
      holders: (term) => lists.get(own[term] ?? '') ?? [],
    }),
  }));
}

/** Cuts depend on the terms around them only, so that most stay where they are while a site grows. */
function cut(terms: readonly string[], sizeOf: (term: string) => number): string[][] {
  const parts: string[][] = [];
  let filled: number = size.most;
  for (const term of terms) {
    const own = sizeOf(term) + termSize;
    const isFull = filled + own > size.most;
    if (isFull || (filled >= size.least && isCut(term, termsBetweenCuts))) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)?.push(term);
    filled += own;
  }
  return parts;
}

/** For each term: section and weight in turns. */
function collect(digests: readonly PageDigest[]): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  let section = 0;
  for (const {terms: sections} of digests) {
    for (const terms of sections) {
      for (let at = 0; at < terms.length; at += 2) {
        const term = String(terms[at]);
        const weight = Number(terms[at + 1]);
        const list = lists.get(term);
        if (list === undefined) lists.set(term, [section, weight]);
        else list.push(section, weight);
      }
      section += 1;
    }
  }
  return lists;
}
