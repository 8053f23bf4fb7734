import type {Diagnostic} from '../diagnostics/types.ts';
import {manifestPath, type ScopeFiles, type SearchManifest} from '../lookup/format.ts';
import {hashOf} from './hash.ts';
import {digestGroup, pageGroups} from './page-groups.ts';
import {type ScopeOutcome, type SearchFile, scopeFiles} from './scope-files.ts';
import {searchScopes} from './search-scopes.ts';
import type {SearchInput, SearchScope} from './types.ts';

/**
 * Make the files that search reads: for each version of the docs, and for the pages outside them, names, words
 * and texts. A scope whose pages are as before is taken from the store; of another one, only the groups of pages
 * that changed are read anew.
 */
export async function indexSite(
  input: SearchInput,
): Promise<{files: readonly SearchFile[]; diagnostics: readonly Diagnostic[]}> {
  const scopes: Record<string, ScopeFiles> = {};
  const files = new Map<string, SearchFile>();
  for (const scope of searchScopes(input)) {
    const outcome = await indexScope(scope, input);
    scopes[scope.name] = outcome.entry;
    // Scopes may share a file: its name tells its contents.
    for (const file of outcome.files) files.set(file.outputPath, file);
  }
  const manifest: SearchManifest = {worker: input.bundle.searchWorker, scopes};
  const manifestFile = {outputPath: manifestPath, contents: `${JSON.stringify(manifest)}\n`};
  return {files: [...files.values(), manifestFile], diagnostics: []};
}

async function indexScope(scope: SearchScope, input: SearchInput): Promise<ScopeOutcome> {
  const {store, tool} = input;
  const groups = pageGroups(scope.pages, tool);
  const key = `${hashOf(JSON.stringify([tool, scope]))} search scope`;
  const kept = store.get(key);
  if (kept !== undefined) {
    // They count as used, so that they are still there when one of the pages changes.
    for (const group of groups) store.has(group.key);
    return JSON.parse(kept);
  }
  const digests = [];
  for (const group of groups) digests.push(await digestGroup(group, input));
  const outcome = scopeFiles(scope, groups, digests);
  store.set(key, JSON.stringify(outcome));
  return outcome;
}
