import type {NamesFile} from '../lookup/format.ts';
import type {PageDigest, SearchScope} from './types.ts';

/** Titles, headings and breadcrumbs of a scope's pages. Headings and breadcrumbs that several pages share stand once. */
export function namesFile({pages, starts}: SearchScope, digests: readonly PageDigest[]): NamesFile {
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
