import type {Diagnostic} from '../../core/diagnostics/types.ts';
import {manifestPath, type ScopeFiles, type SearchManifest} from '../lookup/format.ts';
import {indexScope} from './index-scope.ts';
import type {SearchFile} from './scope-files.ts';
import {searchScopes} from './search-scopes.ts';
import type {SearchInput} from './types.ts';

/** What search reads, apart from its manifest, and what names each scope to the next build. */
export interface SearchIndex {
  readonly scopes: SearchManifest['scopes'];
  readonly files: readonly SearchFile[];
  readonly scopeKeys: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Make the files that search reads: for each version of the docs, and for the pages outside them, names, words
 * and texts. A scope whose pages are as before is taken from the store; of another one, only the groups of pages
 * that changed are read anew.
 */
export async function indexSite(input: SearchInput): Promise<SearchIndex> {
  const scopes = new Map<string, ScopeFiles>();
  const scopeKeys = new Map<string, string>();
  const files = new Map<string, SearchFile>();
  for (const scope of searchScopes(input)) {
    const {key, ...outcome} = await indexScope(scope, input);
    scopes.set(scope.name, outcome.entry);
    scopeKeys.set(scope.name, key);
    // Scopes may share a file: its name tells its contents.
    for (const file of outcome.files) files.set(file.outputPath, file);
  }
  return {
    scopes: Object.fromEntries(scopes),
    files: [...files.values()],
    scopeKeys: Object.fromEntries(scopeKeys),
    diagnostics: [],
  };
}

/** What the browser asks for first. */
export function manifestFile(manifest: SearchManifest): SearchFile {
  return {outputPath: manifestPath, contents: `${JSON.stringify(manifest)}\n`};
}
