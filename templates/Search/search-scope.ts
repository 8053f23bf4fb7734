import type {VersionSummary} from 'legacydocs';
import {pagesScope, versionScope} from 'legacydocs/lookup';

/** What is searched together with a version: its own pages, and those outside the docs. */
export function scopesOf(version: VersionSummary | undefined): readonly string[] {
  return version === undefined ? [pagesScope] : [versionScope(version.name), pagesScope];
}

/** What only a version has. */
export function ownScopes({name}: VersionSummary): readonly string[] {
  return [versionScope(name)];
}

/** An address with a query in it, `?q=…`, or without one. */
export function withQuery(address: URL, query: string): string {
  const changed = new URL(address);
  if (query.trim() === '') changed.searchParams.delete('q');
  else changed.searchParams.set('q', query);
  return changed.href;
}
