import {setImmediate} from 'node:timers/promises';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {manifestPath, type ScopeFiles, type SearchManifest} from '../lookup/format.ts';
import {digestGroup, pageGroups} from './page-groups.ts';
import {type ScopeOutcome, type SearchFile, scopeFiles} from './scope-files.ts';
import {searchScopes} from './search-scopes.ts';
import type {SearchInput, SearchPage, SearchScope, SearchSource} from './types.ts';

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

/** @returns With a key that names the scope to `indexEditedScope`. */
export async function indexScope(
  scope: SearchScope,
  input: SearchInput,
): Promise<ScopeOutcome & {readonly key: string}> {
  const {store} = input;
  const text = JSON.stringify(scope);
  const key = hashOf(text);
  const kept = store.has(pagesKey(key)) ? store.get(filesKey(key)) : undefined;
  if (kept !== undefined) {
    // They count as used, so that they are still there when one of the pages changes.
    for (const group of pageGroups(scope.pages)) store.has(group.key);
    return {key, ...JSON.parse(kept)};
  }
  const outcome = await makeScope(scope, input);
  store.set(pagesKey(key), text);
  store.set(filesKey(key), JSON.stringify(outcome));
  return {key, ...outcome};
}

const pagesKey = (key: string): string => `${key} search scope`;
const filesKey = (key: string): string => `${key} search files`;

async function makeScope(
  scope: SearchScope,
  input: Pick<SearchInput, 'store'> & {
    readonly compiled: Pick<SearchInput['compiled'], 'search'>;
  },
): Promise<ScopeOutcome> {
  const groups = pageGroups(scope.pages);
  const digests = [];
  for (const group of groups) {
    // The site is being bundled meanwhile, which asks a question now and then.
    await setImmediate();
    digests.push(await digestGroup(group, input));
  }
  return scopeFiles(scope, groups, digests);
}

export interface ScopeEdit extends Pick<SearchInput, 'store'> {
  /** Of `indexScope`. */
  readonly key: string;
  /** Hashes of all sources whose text is another one now, keyed by source path. */
  readonly edited: ReadonlyMap<string, string>;
  /** Compile pages, or find them compiled. */
  readonly compile: (
    sources: readonly SearchSource[],
  ) => Promise<Pick<SearchInput['compiled'], 'search'>>;
}

/**
 * Index a scope again whose pages have other texts than when it was indexed, and everything else unchanged.
 *
 * @returns `undefined` if the scope is not known any more.
 */
export async function indexEditedScope({
  key,
  edited,
  compile,
  ...input
}: ScopeEdit): Promise<ScopeOutcome | undefined> {
  const text = input.store.get(pagesKey(key));
  if (text === undefined) return undefined;
  const known: SearchScope = JSON.parse(text);
  const pages = known.pages.map((page) => withHash(page, edited));
  const changed = pageGroups(pages).filter(({key: group}) => !input.store.has(group));
  const compiled = await compile(
    changed.flatMap(({pages}) => pages.flatMap(({source}) => source ?? [])),
  );
  return await makeScope({...known, pages}, {...input, compiled});
}

function withHash(page: SearchPage, hashes: ReadonlyMap<string, string>): SearchPage {
  const {source} = page;
  const hash = source && hashes.get(source.sourcePath);
  return source === undefined || hash === undefined ? page : {...page, source: {...source, hash}};
}
