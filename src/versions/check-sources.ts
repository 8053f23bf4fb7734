import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {isMoved, movedOn, movedSources} from './moved-on.ts';
import {readManifestOf} from './prove.ts';
import {frozenNames} from './read-frozen.ts';

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
    const moved = await movedSources(siteFolder, readManifestOf(siteFolder, name));
    const isChanged = moved !== undefined && isMoved(moved);
    if (isChanged) diagnostics.push({...movedOn(name, moved), severity: 'error'});
    const sources = moved === undefined ? 'gone' : isChanged ? 'changed' : 'unchanged';
    versions.push({name, sources});
  }
  return {versions, diagnostics};
}
