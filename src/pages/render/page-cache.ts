import type {Store} from '../../core/cache/store.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import type {Route} from '../../site/routes/types.ts';
import type {PageNeeds} from '../bundle/types.ts';
import {pageNeeds, sourceOf} from './article.ts';
import type {PropsOf} from './document-props.ts';
import type {DocumentLinks} from './documents.ts';
import type {RenderInput} from './types.ts';

/** Pages that an earlier build rendered, under keys that name everything that they were rendered from. */
export interface KeptPages {
  /** Have the files of a page taken over. @returns Its links; `undefined` if it has to be rendered. */
  readonly find: (key: string) => DocumentLinks | undefined;
  /** @returns The links as `find` will give them. */
  readonly add: (key: string, files: readonly KeptFile[], links: DocumentLinks) => DocumentLinks;
}

/** `id` stands for the contents. */
type KeptFile = readonly [outputPath: string, id: string];

interface KeptPage {
  readonly files: readonly KeptFile[];
  readonly links: DocumentLinks;
}

/**
 * @param keep Takes a file over from the last output, if it stands there with these contents.
 */
export function keptPages(
  store: Store,
  keep: (outputPath: string, id: string) => boolean,
): KeptPages {
  return {
    find(key) {
      const text = store.get(`${key} page`);
      if (text === undefined) return undefined;
      const {files, links}: KeptPage = JSON.parse(text);
      return files.every(([outputPath, id]) => keep(outputPath, id)) ? links : undefined;
    },
    add(key, files, links) {
      const text = JSON.stringify({files, links} satisfies KeptPage);
      store.set(`${key} page`, text);
      // Read back: strings cut from a document hold on to the whole of it, and links live as long as the build.
      return JSON.parse(text).links;
    },
  };
}

/** A text of each page, for files that hold those of many pages. */
export interface KeptTexts {
  /** @returns Whether nothing is missing of a page that was rendered before. */
  readonly find: (route: Route, key: string) => boolean;
  readonly add: (route: Route, key: string, text: string | Uint8Array | undefined) => void;
  /** @param path Of a route. */
  readonly of: (path: string) => string | undefined;
}

/**
 * @param name Of the kind of text.
 * @param isWanted Whether such a text of a page goes into any file.
 * @param store Keeps the texts, under the keys of pages.
 */
export function keptTexts(
  name: string,
  isWanted: (route: Route) => boolean,
  store: Store,
): KeptTexts {
  const texts = new Map<string, string>();
  const decoder = new TextDecoder();
  return {
    find(route, key) {
      if (!isWanted(route)) return true;
      const text = store.get(`${key} ${name}`);
      if (text !== undefined) texts.set(route.path, text);
      return text !== undefined;
    },
    add(route, key, written) {
      if (!isWanted(route) || written === undefined) return;
      const text = typeof written === 'string' ? written : decoder.decode(written);
      texts.set(route.path, text);
      store.set(`${key} ${name}`, text);
    },
    of: (path) => texts.get(path),
  };
}

/** Keys that name everything a page is rendered from: pages with the same key have the same files. */
export interface PageKeys {
  readonly keyOf: (route: Route) => string;
  /** Have the next run find the keys, as long as only the text of pages is edited. */
  readonly save: () => void;
}

/** By path of the route: what its article is made from, hashed, and its key. */
type KnownKeys = Readonly<Record<string, readonly [article: string, key: string]>>;

/** @param store Keeps the keys, under the hash of all that pages have in common. */
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

  // Pages share their branches of a sidebar, which are large.
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

/** What an article is made from, and what its page needs. */
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
