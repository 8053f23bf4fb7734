import type {Alternate, DocTarget, PageLink, VersionSummary} from 'legacydocs';
import {useSyncExternalStore} from 'react';
import {currentUrl} from '../client/browser/history.ts';
import {useDocsPage, useRoute, useSite} from './context.ts';
import {usePreferredVersion} from './reader-choices.ts';

/**
 * Returns the versions that navbar items refer to, in order of preference and without repetition: the open version, the
 * reader's preferred version, the last version (row VER-17).
 */
export function candidateVersions(
  versions: readonly VersionSummary[],
  names: {readonly open: string | undefined; readonly preferred: string | undefined},
): VersionSummary[] {
  const wanted = [
    versions.find(({name}) => name === names.open),
    versions.find(({name}) => name === names.preferred),
    versions.find(({isLast}) => isLast),
  ];
  return [...new Set(wanted.filter((version) => version !== undefined))];
}

/**
 * Returns the version that contains a path: the one with the longest matching root. The last version's root is checked
 * after all other roots (row VER-19).
 *
 * @param path Without the base: `/docs/2.x/nowhere`.
 */
export function versionAt(
  path: string,
  versions: readonly VersionSummary[],
): VersionSummary | undefined {
  return versions
    .filter((version) => `${path}/`.startsWith(`${version.path}/`))
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || b.path.length - a.path.length)[0];
}

/**
 * Returns the {@link candidateVersions} for the open page. For a missing page, the URL determines the version. That URL
 * and the preferred version are known only after hydration.
 */
export function useCandidateVersions(): VersionSummary[] {
  const {docs, baseUrl} = useSite();
  const {path, page} = useRoute();
  const openPath = useSyncExternalStore(
    // A new URL always comes with a new route, which causes a render.
    () => () => undefined,
    () => (page.kind === 'not-found' ? currentUrl().pathname.slice(baseUrl.length - 1) : path),
    () => path,
  );
  const open = useDocsPage()?.version ?? versionAt(openPath, docs.versions)?.name;
  return candidateVersions(docs.versions, {open, preferred: usePreferredVersion().preferred});
}

/**
 * Returns the target in the first candidate version that has a target (rows NAV-07, NAV-08). If no candidate has one,
 * returns the first target.
 */
export function pickTarget(
  targets: readonly DocTarget[],
  candidates: readonly VersionSummary[],
): DocTarget | undefined {
  for (const {name} of candidates) {
    const target = targets.find(({version}) => version === name);
    if (target !== undefined) return target;
  }
  return targets[0];
}

/**
 * Returns the page in another version, or the pages that replace it there; empty if there are none.
 *
 * @param title Title of the page.
 */
export function pagesOf(alternate: Alternate | undefined, title: string): readonly PageLink[] {
  if (alternate === undefined) return [];
  const {pages, samePage, href} = alternate;
  return pages ?? (samePage ? [{label: title, href}] : []);
}
