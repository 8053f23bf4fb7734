import type {DocTarget, VersionSummary} from 'legacydocs';
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

/** {@link candidateVersions} of the open page. The static page knows of no preference. */
export function useCandidateVersions(): VersionSummary[] {
  const {versions} = useSite().docs;
  return candidateVersions(versions, {open: useDocsPage()?.version, preferred: undefined});
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
