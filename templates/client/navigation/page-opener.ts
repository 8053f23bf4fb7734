import type {RouteData, SiteData} from 'legacydocs';
import {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import {formatMessage, messages} from '../../messages.ts';
import {describeDocument, swapRootClasses} from '../browser/head.ts';
import {currentAddress, loadInFull, replaceAddress} from '../browser/history.ts';
import {swapStylesheets, warn} from '../browser/network.ts';
import {scrollToHash} from '../browser/scrolling.ts';
import {routePathOf} from './addresses.ts';
import type {NavigationStore} from './navigation-store.ts';
import {createPageLoader, OtherRuntime} from './page-loader.ts';
import type {SiteFiles} from './site-files.ts';
import type {OpenPage} from './types.ts';

export interface PageOpenerOptions {
  readonly site: SiteData;
  readonly store: NavigationStore;
  readonly files: SiteFiles;
  /** A page cannot be opened here: the address is right already, the document is to be loaded. */
  readonly giveUp: () => void;
}

/** Opens pages, one at a time: the last one that was asked for is the one that is shown. */
export interface PageOpener {
  /** Path of the open page as its address has it, without ending slash. */
  readonly openPath: () => string;
  /** Whether a page is on its way: the address is its own already. */
  readonly isOpening: () => boolean;
  /** Load a page, then show it. @param then Runs before anything is painted. */
  readonly open: (path: string, then: () => void) => Promise<void>;
  /** Get a page ready, for the case that it is opened. */
  readonly preload: (path: string) => void;
  /**
   * Show the page as the server has it now: the open one, or the one that is on its way once it is here. If that is
   * cancelled, the open one.
   *
   * @param around Gets what shows the open one.
   */
  readonly reopen: (around: (showAgain: () => void) => void) => Promise<void>;
  /** Stay on the open page, whatever other one is on its way. */
  readonly cancel: () => void;
  /** The route that a path means, if any (rows ROUTE-02, ROUTE-03). */
  readonly recover: (path: string) => Promise<string | undefined>;
  /** The document says that nothing is at its address: go where the address means. */
  readonly recoverOpenPage: () => Promise<void>;
}

/** How long a page may take before the reader is told that it comes, in milliseconds (row PROG-01). */
const patience = 200;

export function createPageOpener({site, store, files, giveUp}: PageOpenerOptions): PageOpener {
  const {baseUrl} = site;
  const first = store.get().page;
  const loader = createPageLoader(site, first.route.runtime, files);
  const firstPath = withoutTrailingSlash(first.route.path);
  const isMissing = first.route.page.kind === 'not-found';
  let openPath = (isMissing && routePathOf(currentAddress().pathname, baseUrl)) || firstPath;
  files.route.set(openPath, first.route);
  files.article.set(firstPath, first.article);
  /** Counts what was asked for: each makes the one before it void. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what makes pages old. */
  let reopened = 0;
  /** What was counted when the open page was loaded. */
  let shownAt = 0;
  let aroundShow = (showAgain: () => void): void => showAgain();

  /** Whatever is on its way is no longer wanted. */
  function begin(): number {
    endWaiting();
    turn += 1;
    return turn;
  }

  function endWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** @param path The page was asked for by it. An address that only means the page is put right. */
  function show(page: OpenPage, path: string): void {
    const {route} = page;
    const href = routeToHref(route.path, baseUrl);
    shownAt = reopened;
    openPath = path;
    if (route.page.kind !== 'not-found' && withoutTrailingSlash(route.path) !== path) {
      const {search, hash} = currentAddress();
      replaceAddress(href + search + hash);
      openPath = withoutTrailingSlash(route.path);
    }
    const old = store.get().page.route;
    swapStylesheets(old.stylesheets, route.stylesheets);
    swapRootClasses(rootClasses(old), rootClasses(route));
    describeDocument({
      title: route.documentTitle,
      description: route.description,
      canonical: new URL(route.canonicalHref ?? href, site.url).href,
    });
    store.update({page, slow: false, arrival: null, announcement: route.documentTitle});
  }

  async function load(path: string, shown = store.get().page): Promise<OpenPage | Error> {
    try {
      return await loader.load(path, shown);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function loadNewest(path: string): Promise<OpenPage | Error> {
    const before = reopened;
    const page = await load(path);
    return before === reopened ? page : await loadNewest(path);
  }

  async function open(path: string, then: () => void): Promise<void> {
    const mine = begin();
    timer = setTimeout(() => store.update({slow: true}), patience);
    const page = await loadNewest(path);
    if (mine !== turn) return;
    if (page instanceof Error) {
      // A page of another deploy is no failure.
      if (!(page instanceof OtherRuntime))
        warn(formatMessage(messages.preloadFailed, {path}), page);
      giveUp();
      return;
    }
    endWaiting();
    show(page, path);
    then();
  }

  /** Load the open page again if it is old, unless another one is on its way. */
  async function refresh(): Promise<void> {
    if (timer !== undefined || shownAt === reopened) return;
    const mine = begin();
    // Its sidebar may be old too.
    const page = await load(openPath, {...store.get().page, sidebar: null});
    if (mine !== turn) return;
    if (page instanceof Error) loadInFull();
    else aroundShow(() => show(page, openPath));
  }

  /** Without static HTML to stay with, the reader is shown that the page comes, or why it does not. */
  async function openInstead(path: string): Promise<void> {
    const mine = begin();
    store.update({arrival: {state: 'loading'}});
    const page = await load(path);
    if (mine !== turn) return;
    if (page instanceof OtherRuntime) giveUp();
    else if (page instanceof Error) {
      const retry = (): void => void openInstead(path);
      store.update({arrival: {state: 'failed', reason: page.message, retry}});
    } else {
      const {hash} = currentAddress();
      show(page, openPath);
      if (hash !== '') scrollToHash(hash);
    }
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
