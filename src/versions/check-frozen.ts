import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {readVersion} from './frozen-version.ts';
import {frozenNames} from './read-frozen.ts';
import {hasDrifted, sourceDrift, sourcesChanged} from './source-drift.ts';
import {readManifestOf} from './verify-files.ts';

/** One frozen version that is as it was frozen. */
export interface CheckedFiles {
  readonly name: string;
  readonly pages: number;
  /** The manifest is one of them. */
  readonly files: number;
  readonly bytes: number;
}

export interface Verification {
  readonly versions: readonly CheckedFiles[];
  /** Of versions that are not as they were frozen: everything that differs. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Prove all files of a site's frozen versions against their manifests. @param siteFolder Absolute path. */
export async function verifyFrozen(siteFolder: string): Promise<Verification> {
  const versions: CheckedFiles[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of await frozenNames(siteFolder)) {
    try {
      const {verified, pages} = readVersion(siteFolder, name);
      const files = Object.keys(verified.manifest.files).length + 1;
      versions.push({name, pages: pages.size, files, bytes: verified.bytes});
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  }
  return {versions, diagnostics};
}

/** How the sources of a frozen version stand to it. */
export interface CheckedSources {
  readonly name: string;
  readonly sources: 'unchanged' | 'changed' | 'gone';
}

/**
 * Look whether the sources of frozen versions have changed since these were frozen.
 *
 * @param siteFolder Absolute path.
 * @param version Only this one. Default: all.
 * @returns Diagnostics: `frozen-sources-changed`, as errors.
 */
export async function checkSources(
  siteFolder: string,
  version?: string,
): Promise<{
  readonly versions: readonly CheckedSources[];
  readonly diagnostics: readonly Diagnostic[];
}> {
  const versions: CheckedSources[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of await frozenNames(siteFolder)) {
    if (version !== undefined && name !== version) continue;
    const moved = await sourceDrift(siteFolder, readManifestOf(siteFolder, name));
    const isChanged = moved !== undefined && hasDrifted(moved);
    if (isChanged) diagnostics.push({...sourcesChanged(name, moved), severity: 'error'});
    const sources = moved === undefined ? 'gone' : isChanged ? 'changed' : 'unchanged';
    versions.push({name, sources});
  }
  return {versions, diagnostics};
}
