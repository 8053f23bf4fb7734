import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {readVersion} from './frozen-version.ts';
import {isAdopted} from './manifest.ts';
import {frozenNames} from './read-frozen.ts';
import {hasDrifted, sourceDrift, sourcesChanged} from './source-drift.ts';
import {readManifestOf} from './verify-files.ts';

/**
 * Checks one frozen version.
 *
 * @throws {BuildError} If the check fails. Contains every difference.
 */
export type VersionCheck<Result> = (siteFolder: string, name: string) => Promise<Result>;

/** Results of checking a site's frozen versions. */
export interface CheckedVersions<Result> {
  /** One entry for each version that could be checked. */
  readonly versions: readonly (Result & {readonly name: string})[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Size of a frozen version whose files match its manifest. */
export interface VerifiedFiles {
  readonly pages: number;
  /** Number of files, including the manifest. */
  readonly files: number;
  readonly bytes: number;
}

/** Result of comparing a frozen version with its sources. */
export interface ComparedSources {
  readonly sources: 'unchanged' | 'changed' | 'gone' | 'adopted';
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks a site's frozen versions.
 *
 * @param siteFolder Absolute path.
 * @param version Name of the version to check. Default: all versions.
 */
export async function checkFrozen<Result extends {readonly diagnostics?: readonly Diagnostic[]}>(
  siteFolder: string,
  check: VersionCheck<Result>,
  version?: string,
): Promise<CheckedVersions<Result>> {
  const versions: (Result & {readonly name: string})[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of await frozenNames(siteFolder)) {
    if (version !== undefined && name !== version) continue;
    try {
      const result = await check(siteFolder, name);
      versions.push({...result, name});
      diagnostics.push(...(result.diagnostics ?? []));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  }
  return {versions, diagnostics};
}

/** Verifies all files of a frozen version against its manifest. */
export const verifyFiles: VersionCheck<VerifiedFiles> = async (siteFolder, name) => {
  const {verified, pages} = readVersion(siteFolder, name);
  const files = Object.keys(verified.manifest.files).length + 1;
  return {pages: pages.size, files, bytes: verified.bytes};
};

/**
 * Compares a frozen version's sources with the hashes in its manifest. Reports `frozen-sources-changed` as an error.
 */
export const compareSources: VersionCheck<ComparedSources> = async (siteFolder, name) => {
  const manifest = readManifestOf(siteFolder, name);
  if (isAdopted(manifest)) return {sources: 'adopted', diagnostics: []};
  const drift = await sourceDrift(siteFolder, manifest);
  if (drift === undefined) return {sources: 'gone', diagnostics: []};
  if (!hasDrifted(drift)) return {sources: 'unchanged', diagnostics: []};
  const changed = {...sourcesChanged(name, drift), severity: 'error'} as const;
  return {sources: 'changed', diagnostics: [changed]};
};
