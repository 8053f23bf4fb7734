import type {RouteData, SiteData} from 'legacydocs';
import {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import {formatMessage, messages} from '../../messages.ts';
import {skipLinkId} from '../../shared/ids.ts';
import {describeDocument, swapRootClasses} from '../browser/head.ts';
import {currentUrl, loadInFull, replaceUrl} from '../browser/history.ts';
import {swapStylesheets, warn} from '../browser/network.ts';
import {focusRegion, scrollToHash, skipHiddenText} from '../browser/scrolling.ts';
import {createPageLoader, OtherRuntime} from './page-loader.ts';
import type {SiteFiles} from './site-files.ts';
import type {NavigationStore, OpenPage} from './types.ts';
import {routePathOf} from './urls.ts';

export interface PageOpenerOptions {
  readonly site: SiteData;
  readonly store: NavigationStore;
  readonly files: SiteFiles;
  /** Loads the document of a page that scripts cannot open. The URL is already the page's URL. */
  readonly giveUp: () => void;
}

/** Opens pages, one at a time. The page that was requested last is shown. */
export interface PageOpener {
  /** Returns the route path in the open page's URL, without the trailing slash. */
  readonly openPath: () => string;
  /** True while a page is loading. The URL is already that page's URL. */
  readonly isOpening: () => boolean;
  /**
   * Loads and shows a page.
   *
   * @param then Called before the first paint.
   * @param atTop True if the page is shown from its top.
   */
  readonly open: (path: string, then: () => void, atTop?: boolean) => Promise<void>;
  /** Loads a page in advance that the reader may open next. */
  readonly preload: (path: string) => void;
  /**
   * Shows the latest data for the open page or, while another page is loading, for that page. If loading is cancelled,
   * the open page is updated.
   *
   * @param around Receives a function that shows the open page again.
   */
  readonly reopen: (around: (showAgain: () => void) => void) => Promise<void>;
  /** Cancels opening another page. */
  readonly cancel: () => void;
  /** Finds the route of a path (rows ROUTE-02, ROUTE-03). */
  readonly recover: (path: string) => Promise<string | undefined>;
  /** If the not-found page is open, opens the page that the URL refers to, if there is one. */
  readonly recoverOpenPage: () => Promise<void>;
}

/** Loading time after which the progress bar is shown (row PROG-01). */
const slowAfterMs = 200;

export function createPageOpener({site, store, files, giveUp}: PageOpenerOptions): PageOpener {
  const {baseUrl} = site;
  const first = store.get().page;
  const loader = createPageLoader(site, first.route.runtime, files);
  const firstPath = withoutTrailingSlash(first.route.path);
  const isMissing = first.route.page.kind === 'not-found';
  let openPath = (isMissing && routePathOf(currentUrl().pathname, baseUrl)) || firstPath;
  files.route.set(openPath, first.route);
  files.article.set(firstPath, first.article);
  /** Number of requested pages so far. Each request cancels the previous one. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of builds since the document was loaded. */
  let reopened = 0;
  /** Value of `reopened` when the open page was loaded. */
  let shownAt = 0;
  let aroundShow = (showAgain: () => void): void => showAgain();

  /** Cancels the page that is loading. @returns The number of the new request. */
  function begin(): number {
    endWaiting();
    turn += 1;
    return turn;
  }

  function endWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /**
   * Shows a page.
   *
   * @param path The requested path. If it is not the page's own path, the URL is corrected.
   */
  function show(page: OpenPage, path: string): void {
    const {route} = page;
    const href = routeToHref(route.path, baseUrl);
    shownAt = reopened;
    openPath = path;
    if (route.page.kind !== 'not-found' && withoutTrailingSlash(route.path) !== path) {
      const {search, hash} = currentUrl();
      replaceUrl(href + search + hash);
      openPath = withoutTrailingSlash(route.path);
    }
    const old = store.get().page.route;
    swapStylesheets(old.stylesheets, route.stylesheets);
    swapRootClasses(rootClasses(old), rootClasses(route));
    const canonical = new URL(route.canonicalHref ?? href, site.url).href;
    describeDocument(route.documentTitle, route.description, canonical);
    store.update({page, slow: false, arrival: null, announcement: route.documentTitle});
  }

  async function load(path: string, shown = store.get().page): Promise<OpenPage | Error> {
    return await loader
      .load(path, shown)
      .catch((error) => (error instanceof Error ? error : new Error(String(error))));
  }

  async function loadNewest(path: string): Promise<OpenPage | Error> {
    const before = reopened;
    const page = await load(path);
    return before === reopened ? page : await loadNewest(path);
  }

  async function open(path: string, then: () => void, atTop = false): Promise<void> {
    const mine = begin();
    timer = setTimeout(() => store.update({slow: true}), slowAfterMs);
    const page = await loadNewest(path);
    if (mine !== turn) return;
    if (page instanceof Error) {
      // A page from a different deployment is not an error.
      if (!(page instanceof OtherRuntime))
        warn(formatMessage(messages.preloadFailed, {path}), page);
      giveUp();
      return;
    }
    endWaiting();
    // Moving the focus out of the old page first spares the browser a layout.
    if (atTop) focusRegion(skipLinkId);
    skipHiddenText(atTop);
    show(page, path);
    then();
  }

  /** Reloads the open page if it is outdated, unless another page is loading. */
  async function refresh(): Promise<void> {
    if (timer !== undefined || shownAt === reopened) return;
    const mine = begin();
    // The sidebar may also be outdated.
    const page = await load(openPath, {...store.get().page, sidebar: null});
    if (mine !== turn) return;
    if (page instanceof Error) loadInFull();
    else aroundShow(() => show(page, openPath));
  }

  /** Opens a page that has no static HTML. Shows a view while the page is loading, or if it cannot be loaded. */
  async function openInstead(path: string): Promise<void> {
    const mine = begin();
    store.update({arrival: {state: 'loading'}});
    const page = await load(path);
    if (mine !== turn) return;
    if (page instanceof OtherRuntime) giveUp();
    else if (page instanceof Error) {
      store.update({arrival: {state: 'failed', reason: page.message, retry}});
    } else {
      const {hash} = currentUrl();
      show(page, openPath);
      if (hash !== '') scrollToHash(hash);
    }
  }

  /** Loads the document again, because some browsers do not request a module again whose import has failed. */
  function retry(): void {
    store.update({arrival: {state: 'loading'}});
    loadInFull();
  }

  async function recover(path: string): Promise<string | undefined> {
    return await loader.recover(path).catch(() => undefined);
  }

  return {
    openPath: () => openPath,
    isOpening: () => timer !== undefined,
    open,
    preload: (path) => void load(path),
    reopen: async (around) => {
      reopened += 1;
      aroundShow = around;
      await refresh();
    },
    cancel: () => {
      begin();
      if (store.get().slow) store.update({slow: false});
      void refresh();
    },
    recover,
    recoverOpenPage: async () => {
      if (!isMissing) return;
      const mine = turn;
      const path = await recover(openPath);
      if (path !== undefined && mine === turn) await openInstead(path);
    },
  };
}

function rootClasses({page}: RouteData): readonly string[] {
  return 'rootClassNames' in page ? page.rootClassNames : [];
}
