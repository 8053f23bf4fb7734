import type {Article, LiveMessage, RouteData, TocItem} from 'legacydocs';
import {withoutTrailingSlash} from 'legacydocs/urls';
import {toArticle} from '../../shared/to-article.ts';
import {contentElement} from '../browser/articles.ts';
import {loadInFull} from '../browser/history.ts';
import {importModule} from '../browser/network.ts';
import type {RunningNavigation} from '../browser/running-navigation.ts';
import {dataAddress} from '../navigation/addresses.ts';
import {keepingPlace} from './article-state.ts';

type Message<Kind extends LiveMessage['kind']> = Extract<LiveMessage, {readonly kind: Kind}>;

/** Replaces the text of a page. */
export function showText(
  {path, html, toc}: Message<'text'>,
  {store, files, opener}: RunningNavigation,
): void {
  const article = {html};
  files.article.set(withoutTrailingSlash(path), article);
  const {page} = store.get();
  if (page.route.path !== path || opener.isOpening()) return;
  const route = withToc(page.route, toc);
  files.route.set(withoutTrailingSlash(path), route);
  keepingPlace(() => store.update({page: {...page, route, article}}));
}

function withToc(route: RouteData, toc: readonly TocItem[]): RouteData {
  const {page} = route;
  return 'toc' in page ? {...route, page: {...page, toc}} : route;
}

/**
 * Refetches the data of the page and shows its new title, sidebar, pagination and, if it changed, article.
 *
 * @param version Query string of new modules: browsers keep each imported module until the page is left.
 */
export async function followBuild(
  {articles}: Message<'built'>,
  {files, opener}: RunningNavigation,
  {baseUrl, version}: {readonly baseUrl: string; readonly version: string},
): Promise<void> {
  files.forget();
  const known = articles.filter((path) => files.article.has(withoutTrailingSlash(path)));
  for (const path of known) {
    files.article.set(withoutTrailingSlash(path), await newArticle(path, baseUrl, version));
  }
  await opener.reopen((showAgain) => keepingPlace(showAgain));
  // A crashed component does not recover by itself.
  if (contentElement()?.querySelector('.ErrorBoundary')) loadInFull();
}

async function newArticle(path: string, baseUrl: string, version: string): Promise<Article> {
  const address = dataAddress(path, 'js', baseUrl);
  return toArticle(await importModule(`${address}?${version}`), path);
}
