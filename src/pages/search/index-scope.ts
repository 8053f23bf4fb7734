import {setImmediate} from 'node:timers/promises';
import {hashOf} from '../../core/hash/sha256.ts';
import {digestGroup, pageGroups} from './page-groups.ts';
import {type ScopeOutcome, scopeFiles} from './scope-files.ts';
import type {SearchInput, SearchPage, SearchScope, SearchSource} from './types.ts';

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
