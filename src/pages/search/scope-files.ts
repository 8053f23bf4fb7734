import {nameHash} from '../../core/hash/sha256.ts';
import type {NamesFile, ScopeFiles, TextsPart} from '../lookup/format.ts';
import type {PageGroup} from './page-groups.ts';
import {termsParts} from './terms-parts.ts';
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
