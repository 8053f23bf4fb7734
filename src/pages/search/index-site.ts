import {setImmediate} from 'node:timers/promises';
import {Range} from 'semver';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {splitPackageRange} from '../../core/package/package-range.ts';
import {
  manifestPath,
  type Releases,
  type ScopeFiles,
  type SearchManifest,
} from '../lookup/format.ts';
import {digestGroup, pageGroups} from './page-groups.ts';
import {type ScopeOutcome, type SearchFile, scopeFiles} from './scope-files.ts';
import {searchScopes} from './search-scopes.ts';
import type {SearchInput, SearchPage, SearchScope, SearchSource} from './types.ts';

/** The search index without its manifest, and the scope keys for the next build. */
export interface SearchIndex {
  readonly scopes: SearchManifest['scopes'];
  readonly versions: SearchManifest['versions'];
  readonly files: readonly SearchFile[];
  readonly scopeKeys: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds the search index: names, terms and texts of each version and of the pages outside the docs. Unchanged scopes
 * are read from the cache. In other scopes, only groups with changed pages are indexed again.
 */
export async function indexSite(input: SearchInput): Promise<SearchIndex> {
  const scopes = new Map<string, ScopeFiles>();
  const scopeKeys = new Map<string, string>();
  const files = new Map<string, SearchFile>();
  for (const scope of searchScopes(input)) {
    const {key, ...outcome} = await indexScope(scope, input);
    scopes.set(scope.name, outcome.entry);
    scopeKeys.set(scope.name, key);
    // Scopes may share files, because files are named by their contents.
    for (const file of outcome.files) files.set(file.outputPath, file);
  }
  return {
    scopes: Object.fromEntries(scopes),
    versions: input.layout.site.docs.versions.map(({label, href, packageRange = ''}) => ({
      label,
      href,
      releases: releasesIn(packageRange),
    })),
    files: [...files.values()],
    scopeKeys: Object.fromEntries(scopeKeys),
    diagnostics: [],
  };
}

/** Returns the index file that browsers load first. */
export function manifestFile(manifest: SearchManifest): SearchFile {
  return {outputPath: manifestPath, contents: `${JSON.stringify(manifest)}\n`};
}

/** Indexes a scope. @returns The key identifies the scope for `indexEditedScope`. */
async function indexScope(
  scope: SearchScope,
  input: SearchInput,
): Promise<ScopeOutcome & {readonly key: string}> {
  const {store} = input;
  const text = JSON.stringify(scope);
  const key = hashOf(text);
  const kept = store.has(pagesKey(key)) ? store.get(filesKey(key)) : undefined;
  if (kept !== undefined) {
    // Marks the groups as used, so that they stay in the cache until the next edit.
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
    // Yields, so that the main thread can give further pages to the workers that render.
    await setImmediate();
    digests.push(await digestGroup(group, input));
  }
  return scopeFiles(scope, groups, digests);
}

interface ScopeEdit extends Pick<SearchInput, 'store'> {
  /** Key that `indexScope` returned. */
  readonly key: string;
  /** Hashes of the edited sources, keyed by source path. */
  readonly edited: ReadonlyMap<string, string>;
  /** Compiles pages, or reads them from the cache. */
  readonly compile: (
    sources: readonly SearchSource[],
  ) => Promise<Pick<SearchInput['compiled'], 'search'>>;
}

/**
 * Indexes a scope again after only the text of pages has been edited.
 *
 * @returns `undefined` if the scope is not in the cache.
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

/**
 * Returns the releases in a package range.
 *
 * @param packageRange Package and range in npm syntax: `name@2.x`.
 * @returns `undefined` if the range is missing or invalid.
 */
function releasesIn(packageRange: string): Releases | undefined {
  try {
    const {set} = new Range(splitPackageRange(packageRange).range);
    return set.map((comparators) => {
      let from: Releases[number][0] = [0, 0, 0];
      let before: Releases[number][1] = null;
      for (const {operator, semver} of comparators) {
        // A range that includes all releases has a comparator without a version.
        if (typeof semver.major !== 'number') continue;
        const {major, minor, patch} = semver;
        const next = [major, minor, patch + 1] as const;
        if (operator === '>=' || operator === '') from = [major, minor, patch];
        if (operator === '>') from = next;
        if (operator === '<') before = [major, minor, patch];
        if (operator === '<=' || operator === '') before = next;
      }
      return [from, before];
    });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
