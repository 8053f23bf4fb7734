import type {VersionSummary} from 'legacydocs';
import {pagesScope, versionScope} from 'legacydocs/lookup';

/** What is searched together with a version: its own pages, and those outside the docs. */
export function scopesOf(version: VersionSummary | undefined): readonly string[] {
  return version === undefined ? [pagesScope] : [versionScope(version.name), pagesScope];
}

/** A search as an address has it: `?q=…`, and `in=…` where it is not the version that is searched at first. */
export interface AddressedSearch {
  readonly query: string;
  /** Name of a version. */
  readonly version: string | undefined;
}

/** @returns `undefined` for an address without a search. */
export function searchIn({searchParams}: URL): AddressedSearch | undefined {
  const query = searchParams.get('q');
  return query === null ? undefined : {query, version: searchParams.get('in') ?? undefined};
}

/** An address with a search in it, or without one. */
export function withSearch(address: URL, {query, version}: AddressedSearch): string {
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

export const noSearch: AddressedSearch = {query: '', version: undefined};
