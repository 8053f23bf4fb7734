import type {VersionSummary} from 'legacydocs';
import {pagesScope, versionScope} from 'legacydocs/lookup';

/** Returns the scopes to search for a version: its own pages, and the pages outside the docs. */
export function scopesOf(version: VersionSummary | undefined): readonly string[] {
  return version === undefined ? [pagesScope] : [versionScope(version.name), pagesScope];
}

/** A search in a URL: `?q=…`, with `in=…` for a version other than the default. */
export interface SearchInUrl {
  readonly query: string;
  /** Name of the version. */
  readonly version: string | undefined;
}

/** Returns the search in a URL; `undefined` if there is none. */
export function searchIn({searchParams}: URL): SearchInUrl | undefined {
  const query = searchParams.get('q');
  return query === null ? undefined : {query, version: searchParams.get('in') ?? undefined};
}

/** Returns the URL with the search added or removed. */
export function withSearch(address: URL, {query, version}: SearchInUrl): string {
  const changed = new URL(address);
  const asked = query.trim() === '' ? undefined : query;
  for (const [name, value] of [
    ['q', asked],
    ['in', asked && version],
  ] as const) {
    if (value === undefined) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed.href;
}

export const noSearch: SearchInUrl = {query: '', version: undefined};
