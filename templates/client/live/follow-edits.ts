import type {LiveMessage, RouteData, TocItem} from 'legacydocs';
import {withoutTrailingSlash} from 'legacydocs/urls';
import {toArticle} from '../../shared/to-article.ts';
import {select} from '../article-enhancers/tabs.ts';
import {contentElement} from '../browser/articles.ts';
import {loadInFull} from '../browser/history.ts';
import {importModule} from '../browser/network.ts';
import type {RunningNavigation} from '../browser/running-navigation.ts';
import {scrollPosition, scrollToPosition} from '../browser/scrolling.ts';
import {dataUrl} from '../navigation/urls.ts';

type Message<Kind extends LiveMessage['kind']> = Extract<LiveMessage, {readonly kind: Kind}>;

/** Replaces the article on a page. */
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
 * Fetches the page's data again and shows the new title, sidebar, pagination and, if it has changed, the article.
 *
 * @param version Query string for new modules, because browsers keep each imported module until the page is left.
 */
export async function followBuild(
  {articles}: Message<'built'>,
  {files, opener}: RunningNavigation,
  {baseUrl, version}: {readonly baseUrl: string; readonly version: string},
): Promise<void> {
  files.forget();
  const known = articles.filter((path) => files.article.has(withoutTrailingSlash(path)));
  for (const path of known) {
    const module = await importModule(`${dataUrl(path, 'js', baseUrl)}?${version}`);
    files.article.set(withoutTrailingSlash(path), toArticle(module, path));
  }
  await opener.reopen((showAgain) => keepingPlace(showAgain));
  // A component that has failed does not recover by itself.
  if (contentElement()?.querySelector('.ErrorBoundary')) loadInFull();
}

/** State of the details elements and tabs in an article, in a form that still applies after the text is edited. */
interface ArticleState {
  /** Open state of each `<details>`, keyed by its summary. */
  readonly details: ReadonlyMap<string, boolean>;
  /** Value of the selected tab in each group, in order. */
  readonly tabs: readonly (string | null)[];
}

/** Replaces the open article and restores scroll position, details and tabs. */
function keepingPlace(change: () => void): void {
  const state = articleState();
  const position = scrollPosition();
  change();
  restore(state);
  scrollToPosition(position);
}

function articleState(): ArticleState {
  return {
    details: new Map(keyedDetails().map(([key, {open}]) => [key, open])),
    tabs: tabGroups().map(
      (tabs) => tabs.querySelector('[aria-selected="true"]')?.getAttribute('data-value') ?? null,
    ),
  };
}

function restore({details, tabs}: ArticleState): void {
  for (const [key, element] of keyedDetails()) element.open = details.get(key) ?? element.open;
  for (const [index, group] of tabGroups().entries()) select(group, tabs[index] ?? null);
}

/** Returns the article's details elements, each with a unique key: the summary, and a number for repeated summaries. */
function keyedDetails(): [string, HTMLDetailsElement][] {
  const seen = new Map<string, number>();
  return [...(contentElement()?.querySelectorAll('details') ?? [])].map((element) => {
    const summary = element.querySelector('summary')?.textContent ?? '';
    const count = (seen.get(summary) ?? 0) + 1;
    seen.set(summary, count);
    return [`${summary} ${count}`, element];
  });
}

function tabGroups(): HTMLElement[] {
  return [...(contentElement()?.querySelectorAll<HTMLElement>('[data-tabs]') ?? [])];
}
