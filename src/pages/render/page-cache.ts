import type {Store} from '../../core/cache/store.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import {type Route, sourceOf} from '../../site/types.ts';
import type {PageNeeds, RenderInput} from '../types.ts';
import {pageNeeds} from './article.ts';
import type {PropsOf} from './document-props.ts';
import type {DocumentLinks} from './documents.ts';

/** Pages that an earlier build rendered. Their keys are hashes of everything that a page depends on. */
export interface PageCache {
  /**
   * Reuses a page's files.
   *
   * @returns The page's links; `undefined` if the page must be rendered.
   */
  readonly find: (key: string) => DocumentLinks | undefined;
  readonly add: (key: string, page: CachedPage) => void;
}

/** A page's file. The `id` identifies its contents. */
type CachedFile = readonly [outputPath: string, id: string];

interface CachedPage {
  readonly files: readonly CachedFile[];
  readonly links: DocumentLinks;
}

/**
 * Creates the cache of rendered pages.
 *
 * @param keep Reuses a file from the last output. Returns false if the file's contents differ.
 */
export function createPageCache(
  store: Store,
  keep: (outputPath: string, id: string) => boolean,
): PageCache {
  return {
    find(key) {
      const text = store.get(`${key} page`);
      if (text === undefined) return undefined;
      const {files, links}: CachedPage = JSON.parse(text);
      return files.every(([outputPath, id]) => keep(outputPath, id)) ? links : undefined;
    },
    add: (key, page) => store.set(...cachedPage(key, page)),
  };
}

/** Returns the key and value for storing a rendered page. */
export function cachedPage(key: string, page: CachedPage): readonly [key: string, text: string] {
  return [`${key} page`, JSON.stringify(page)];
}

/** One text for each page, for files that combine the texts of many pages. */
interface TextCache {
  readonly isWanted: (route: Route) => boolean;
  /** Returns false if a page's text is needed but not cached. */
  readonly has: (route: Route, key: string) => boolean;
  /**
   * Returns the text of a page.
   *
   * @param path Route path.
   */
  readonly of: (path: string) => string | undefined;
}

/**
 * Creates a cache for one kind of text.
 *
 * @param name Kind of text.
 * @param isWanted Returns true if a page's text is needed.
 * @param store Stores the texts under page keys.
 */
export function createTextCache(
  name: string,
  isWanted: (route: Route) => boolean,
  store: Pick<Store, 'get' | 'has'>,
): TextCache {
  /**
   * Store keys of the texts, keyed by route path. The texts are read on demand, so that they do not accumulate in
   * memory.
   */
  const keys = new Map<string, string>();
  return {
    isWanted,
    has(route, key) {
      if (!isWanted(route)) return true;
      keys.set(route.path, `${key} ${name}`);
      return store.has(`${key} ${name}`);
    },
    of(path) {
      const key = keys.get(path);
      return key === undefined ? undefined : store.get(key);
    },
  };
}

/** Page keys: hashes of everything that a page depends on. Pages with equal keys have equal files. */
interface PageKeys {
  readonly keyOf: (route: Route) => string;
  /** Stores the keys. If only the text of some pages changes, the next build reuses the keys of all other pages. */
  readonly save: () => void;
}

/** Hash of the article's inputs and the page's key, by route path. */
type KnownKeys = Readonly<Record<string, readonly [article: string, key: string]>>;

/**
 * Creates the keys of all pages.
 *
 * @param store Stores the keys under a hash of the inputs that all pages share.
 */
export function createPageKeys(
  input: RenderInput,
  propsOf: PropsOf,
  store: Pick<Store, 'get' | 'set'>,
): PageKeys {
  const {config, layout, bundle} = input;
  const {themeId, stylesheet, entry, inlineScripts, runtime} = bundle;
  const shared = hashOfData([themeId, layout.site, stylesheet, entry, inlineScripts, config.csp]);
  const context = layout.context();
  const tableKey = context && `${hashOfData([shared, runtime, context])} page keys`;
  const table = tableKey && store.get(tableKey);
  const known: KnownKeys = table === undefined ? {} : JSON.parse(table);
  const found: Record<string, KnownKeys[string]> = {};
  let isNew = false;

  // Large sidebar branches are hashed once, because pages share them.
  const branches = new WeakMap<object, string>();
  const branchId = (branch: object | null): string => {
    const id = (branch && branches.get(branch)) ?? hashOfData(branch);
    if (branch !== null) branches.set(branch, id);
    return id;
  };
  const makeKey = (route: Route, {needs, identity}: ArticleInputs): string => {
    const {hydration, head} = propsOf(route, needs);
    const {route: data, sidebar} = hydration;
    const files = [route.outputPath, route.content.kind];
    return hashOfData([shared, files, identity, data, branchId(sidebar), head]);
  };

  return {
    keyOf(route) {
      const inputs = articleInputs(route, input);
      const article = hashOfData([sourceOf(route)?.hash, inputs]);
      const [knownArticle, knownKey] = known[route.path] ?? [];
      const isKnown = knownKey !== undefined && knownArticle === article;
      const key = isKnown ? knownKey : makeKey(route, inputs);
      found[route.path] = [article, key];
      isNew ||= !isKnown;
      return key;
    },
    save() {
      if (tableKey !== undefined && isNew) store.set(tableKey, JSON.stringify(found));
    },
  };
}

interface ArticleInputs {
  readonly needs: PageNeeds;
  readonly identity: unknown;
}

/** Returns an article's inputs, with the page's own styles and scripts. */
function articleInputs(route: Route, input: RenderInput): ArticleInputs {
  const {compiled, resolved, bundle} = input;
  const needs = pageNeeds(route, input);
  const preview = resolved.previews.get(route.path)?.href;
  const source = sourceOf(route);
  if (source === undefined) return {needs, identity: preview};
  const module = bundle.pageModules.get(source.sourcePath);
  if (module !== undefined) return {needs, identity: [module, preview]};
  const attributes = resolved.pages.get(source.sourcePath)?.attributes;
  return {needs, identity: [compiled.fingerprint, source.hash, attributes, preview]};
}
