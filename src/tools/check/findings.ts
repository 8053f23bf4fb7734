import {compareText, groupBy} from '../../core/collections/collections.ts';
import {compareLocations} from '../../core/diagnostics/diagnostic.ts';
import {decodePath} from '../../core/urls/href.ts';
import type {KnownLocation} from '../../pages/links/link-locations.ts';
import type {CheckReport, Finding, FindingLocation} from './report-schema.ts';
import type {Reference, SiteLocation, UrlResults} from './types.ts';

/** A broken or unverifiable URL with its locations. */
export interface ClassifiedFinding extends Finding {
  readonly state: 'broken' | 'unknown';
}

export interface FindingsInput {
  /** References that did not pass the check. */
  readonly references: readonly Reference[];
  readonly results: UrlResults;
  readonly site: SiteLocation;
  readonly located: ReadonlyMap<Reference, readonly KnownLocation[]>;
}

/** Returns one finding for each broken or unverifiable URL, sorted, with all its locations. */
export function findings({references, results, site, located}: FindingsInput): ClassifiedFinding[] {
  // Links to a missing page and to its anchors are combined into one finding.
  const byTarget = groupBy(references, ({url}) => {
    const [page = ''] = url.split('#');
    return results.get(page)?.state === 'ok' ? url : page;
  });
  return [...byTarget]
    .flatMap(([url, users]): ClassifiedFinding[] => {
      const result = results.get(url) ?? results.get(users[0]?.url ?? '');
      if (result === undefined || result.state === 'ok') return [];
      const {state, reason} = result;
      const target = targetName(url, site);
      return [
        {target, kind: kindOf(url, users), reason, places: locationsOf(users, located), state},
      ];
    })
    .sort((a, b) => compareText(a.target, b.target));
}

/** Returns the decoded path for a URL on the site, or the full URL. */
export function targetName(url: string, site: SiteLocation): string {
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

type Sorted = Pick<CheckReport, 'broken' | 'unknown' | 'known' | 'fixed'>;

/**
 * Separates new findings from known ones, which an earlier report contains. Findings are compared by target and file,
 * because line numbers change.
 *
 * @param baseline Earlier report.
 */
export function sortFindings(
  findings: readonly ClassifiedFinding[],
  baseline: Pick<CheckReport, 'broken' | 'known'> | undefined,
): Sorted {
  const accepted = [...(baseline?.broken ?? []), ...(baseline?.known ?? [])].flatMap(
    ({target, places}) => places.map(({file}) => ({target, file})),
  );
  const isKnown = (target: string, file: string): boolean =>
    accepted.some((entry) => entry.target === target && entry.file === file);
  const all = findings.map(({state, ...finding}) => ({state, finding}));
  const broken = all.flatMap(({state, finding}) => (state === 'broken' ? [finding] : []));
  const stillThere = new Set(
    all.flatMap(({finding}) => finding.places.map(({file}) => pair(finding.target, file))),
  );
  return {
    broken: withLocations(broken, ({target}, file) => !isKnown(target, file)),
    unknown: all.flatMap(({state, finding}) => (state === 'unknown' ? [finding] : [])),
    known: withLocations(broken, ({target}, file) => isKnown(target, file)),
    fixed: unique(accepted.filter(({target, file}) => !stillThere.has(pair(target, file)))),
  };
}

/** Filters the locations of findings, and omits findings without remaining locations. */
function withLocations(
  findings: readonly Finding[],
  counts: (finding: Finding, file: string) => boolean,
): Finding[] {
  return findings
    .map((finding) => ({
      ...finding,
      places: finding.places.filter(({file}) => counts(finding, file)),
    }))
    .filter(({places}) => places.length > 0);
}

function unique(entries: readonly {target: string; file: string}[]): CheckReport['fixed'] {
  return [...new Map(entries.map((entry) => [pair(entry.target, entry.file), entry])).values()];
}

function pair(target: string, file: string): string {
  return JSON.stringify([target, file]);
}
