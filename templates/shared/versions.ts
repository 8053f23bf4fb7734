import type {DocTarget, VersionSummary} from 'legacydocs';
import {useOpenPath} from './hooks/useOpenPath.ts';
import {usePreferredVersion} from './hooks/usePreferredVersion.ts';
import {useDocsPage} from './route.ts';
import {useSite} from './site.ts';

/**
 * The versions that the navbar speaks of, most wanted first: the open one, the reader's preferred one, the
 * last one, each once (row VER-17).
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
 * The version that a path lies in: the longest root that it begins with, the last version's after all others
 * (row VER-19).
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
 * {@link candidateVersions} of the open page. A page that is not there is in the version that its address
 * names. The static page knows of no preference.
 */
export function useCandidateVersions(): VersionSummary[] {
  const {versions} = useSite().docs;
  const path = useOpenPath();
  const open = useDocsPage()?.version ?? versionAt(path, versions)?.name;
  return candidateVersions(versions, {open, preferred: usePreferredVersion().preferred});
}

/** The target in the first candidate version that has one (rows NAV-07, NAV-08). */
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
