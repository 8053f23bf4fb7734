import {nameHash} from '../../core/hash/sha256.ts';
import type {NamesFile, ScopeFiles, TermsFile, TextsPart} from '../lookup/format.ts';
import {createPostingsBuilder, type Postings} from '../lookup/postings.ts';
import {packTermsFile} from '../lookup/terms-file.ts';
import {isCut, type PageGroup} from './page-groups.ts';
import type {PageDigest, SearchScope} from './types.ts';

/** A search index file. Its name contains a content hash, unless it is the manifest. */
export interface SearchFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: string;
}

/** A scope's files and manifest entry. */
export interface ScopeOutcome {
  readonly entry: ScopeFiles;
  readonly files: readonly SearchFile[];
}

/**
 * Returns a scope's files.
 *
 * @param digests Digests of the pages, one list for each group.
 */
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

/** Returns the titles, headings and breadcrumbs of a scope's pages. Shared headings and breadcrumbs are stored once. */
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
  const successors = pages.flatMap((page, index) =>
    page.successors.map(({label, href}) => [index, label, href] as const),
  );
  return {
    pages: rows,
    headings: headings.values,
    trails: trails.values,
    starts: starts.flatMap((path) => numbers.get(path) ?? []),
    ...(successors.length > 0 && {successors}),
  };
}

/** Assigns indexes to values. Equal values have the same index. */
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

/** A part of a scope's terms. `from` is the first term; it is empty for the first part. */
interface TermsPartContents {
  readonly from: string;
  readonly contents: TermsFile;
}

/** Maximum number of holders in a scope whose terms are in a single file. The compressed file has about 40 KB. */
const maxUncutSections = 40_000;
/**
 * Minimum and maximum size of a file, as a number of holders, if a scope has several files. A file with a single term
 * can exceed the maximum.
 */
const size = {min: 4_000, max: 16_000} as const;
/** Average number of terms after which a file of at least the minimum size ends. */
const termsBetweenCuts = 64;
/** Size of a term itself, expressed as a number of holders. */
const termSize = 4;

/** Splits a scope's terms into files, which browsers load on demand. */
function termsParts(digests: readonly PageDigest[]): TermsPartContents[] {
  const {terms, holders} = postingsIn(digests);
  const sizes = terms.map((_, term) => holders(term).length / 2);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const parts = total <= maxUncutSections ? [terms] : cut(terms, sizes);
  let next = 0;
  return parts.map((own, index) => {
    const first = next;
    next += own.length;
    return {
      from: index === 0 ? '' : (own[0] ?? ''),
      contents: packTermsFile({terms: own, holders: (term) => holders(first + term)}),
    };
  });
}

/**
 * Splits terms into parts. A split depends only on the terms since the previous split, so most files stay unchanged
 * when a site grows.
 */
function cut(terms: readonly string[], sizes: readonly number[]): string[][] {
  const parts: string[][] = [];
  let filled: number = size.max;
  for (const [index, term] of terms.entries()) {
    const own = (sizes[index] ?? 0) + termSize;
    const isFull = filled + own > size.max;
    if (isFull || (filled >= size.min && isCut(term, termsBetweenCuts))) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)?.push(term);
    filled += own;
  }
  return parts;
}

function postingsIn(digests: readonly PageDigest[]): Postings {
  const postings = createPostingsBuilder();
  for (const [section, terms] of digests.flatMap((digest) => digest.terms).entries()) {
    for (let at = 0; at < terms.length; at += 2) {
      postings.add(String(terms[at]), section, Number(terms[at + 1]));
    }
  }
  return postings.finish();
}
