import type {Store} from '../../core/cache/store.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import type {Route} from '../../site/routes/types.ts';
import type {PageNeeds} from '../bundle/types.ts';
import {pageNeeds, sourceOf} from './article.ts';
import type {PropsOf} from './route-props.ts';
import type {RenderInput} from './types.ts';

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
  const {config, shell, bundle} = input;
  const {themeId, stylesheet, entry, inlineScripts, runtime} = bundle;
  const shared = hashOfData([themeId, shell.site, stylesheet, entry, inlineScripts, config.csp]);
  const context = shell.context();
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
