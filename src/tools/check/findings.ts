import {compareText, groupBy} from '../../core/collections/collections.ts';
import {compareLocations} from '../../core/diagnostics/diagnostic.ts';
import {decodePath} from '../../core/urls/href.ts';
import type {KnownLocation} from '../../pages/links/link-locations.ts';
import type {Finding, FindingLocation} from './report-schema.ts';
import type {Reference, SiteAddress, Verdicts} from './types.ts';

/** A finding that is broken for certain, or that nobody can tell. */
export interface JudgedFinding extends Finding {
  readonly state: 'broken' | 'unknown';
}

export interface FindingsInput {
  /** Those that are not ok. */
  readonly references: readonly Reference[];
  readonly verdicts: Verdicts;
  readonly site: SiteAddress;
  readonly located: ReadonlyMap<Reference, readonly KnownLocation[]>;
}

/** What is broken or cannot be told, one finding for each address, sorted, with every location that uses it. */
export function findings({references, verdicts, site, located}: FindingsInput): JudgedFinding[] {
  // Where a page is missing, so are its anchors: that is one finding.
  const byTarget = groupBy(references, ({url}) => {
    const [page = ''] = url.split('#');
    return verdicts.get(page)?.state === 'ok' ? url : page;
  });
  return [...byTarget]
    .flatMap(([url, users]): JudgedFinding[] => {
      const verdict = verdicts.get(url) ?? verdicts.get(users[0]?.url ?? '');
      if (verdict === undefined || verdict.state === 'ok') return [];
      const {state, reason} = verdict;
      const target = targetName(url, site);
      return [
        {target, kind: kindOf(url, users), reason, places: locationsOf(users, located), state},
      ];
    })
    .sort((a, b) => compareText(a.target, b.target));
}

/** A path on the site's own host, decoded; else the full address. */
export function targetName(url: string, site: SiteAddress): string {
  return url.startsWith(`${site.url}/`) ? decodePath(url.slice(site.url.length)) : url;
}

function kindOf(url: string, users: readonly Reference[]): Finding['kind'] {
  if (users.every(({isOwn}) => !isOwn)) return 'external';
  if (url.includes('#')) return 'anchor';
  return users.every(({kind}) => kind === 'asset') ? 'asset' : 'page';
}

function locationsOf(
  users: readonly Reference[],
  located: FindingsInput['located'],
): FindingLocation[] {
  const found = users.flatMap((user) =>
    (located.get(user) ?? []).map((location) => ({location, user})),
  );
  const alike = groupBy(found, ({location}) => JSON.stringify(location));
  return [...alike.values()]
    .map(([first, ...others]): FindingLocation => {
      const pages = new Set([first, ...others].map(({user}) => user.page)).size;
      return {...first.location, written: first.user.written, pages};
    })
    .sort(compareLocations);
}
