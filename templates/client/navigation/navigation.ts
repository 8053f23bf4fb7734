import type {SiteData} from 'legacydocs';
import {skipLinkId} from '../../shared/ids.ts';
import {currentEntry, currentUrl, leaveFor, loadInFull, pushUrl} from '../browser/history.ts';
import {onLinkClick} from '../browser/links.ts';
import {offerNavigation} from '../browser/running-navigation.ts';
import {focusRegion, scrollToHash, scrollToPosition} from '../browser/scrolling.ts';
import {searchBox} from '../browser/search.ts';
import {onWindow, stopAll} from '../browser/window.ts';
import {createPageOpener} from './page-opener.ts';
import {startPrefetching} from './prefetching.ts';
import {trackScrollPositions} from './scroll-positions.ts';
import {createSiteFiles, type SiteFiles} from './site-files.ts';
import {createNavigationStore, firstState, type NavigationStore, type OpenPage} from './types.ts';
import {looksLikeFile, routePathOf} from './urls.ts';

/** Opens pages for links and history entries without loading documents. */
export interface Navigation extends Pick<NavigationStore, 'get' | 'subscribe'> {
  readonly files: SiteFiles;
  /** Starts handling links and history. @returns A function that stops handling them. */
  readonly start: () => () => void;
}

/**
 * Creates the navigation of a site.
 *
 * @param first The page in the document.
 */
export function createNavigation(site: SiteData, first: OpenPage): Navigation {
  const store = createNavigationStore(firstState(first));
  const files = createSiteFiles(site.baseUrl);
  // The reader is already typing, so the search starts while the page hydrates.
  if (searchBox() !== null) files.search().catch(() => undefined);
  const start = () =>
    currentUrl().protocol === 'file:' ? startFromFile() : startNavigation(site, store, files);
  return {...store, files, start};
}

/** Starts the navigation on `file://`, where scripts cannot fetch files, so links load documents. */
function startFromFile(): () => void {
  return onLinkClick((link) => {
    if (link.dataset['keepPlace'] === undefined) return false;
    leaveFor(destination(link, currentUrl()).href);
    return true;
  });
}

function startNavigation(site: SiteData, store: NavigationStore, files: SiteFiles): () => void {
  const {baseUrl} = site;
  const positions = trackScrollPositions();
  const opener = createPageOpener({site, store, files, giveUp});

  /** Loads a page from the server because scripts cannot open it (row ROUTE-08). */
  function giveUp(): void {
    positions.forget();
    loadInFull();
  }

  /**
   * Stores the open page's scroll position. While another page is loading, the current entry already belongs to that
   * page.
   */
  function noteScroll(): void {
    if (!opener.isOpening()) positions.leave();
  }

  /**
   * Follows a link.
   *
   * @returns False if the browser should follow the link.
   */
  function follow(link: HTMLAnchorElement): boolean {
    const here = currentUrl();
    const to = destination(link, here);
    const path = routePathOf(to.pathname, baseUrl);
    if (path === undefined) return false;
    if (path === opener.openPath()) return moveOnPage(to, here);
    if (looksLikeFile(path)) void followFile(to, path);
    else go(to, path);
    return true;
  }

  function go(to: URL, path: string): void {
    push(to);
    void opener.open(path, () => arrive(to), to.hash === '');
  }

  /**
   * Follows a link that may lead to a page or a file. The manifest determines which, because the URL changes before a
   * page is loaded, but not before a file is loaded.
   */
  async function followFile(to: URL, path: string): Promise<void> {
    const route = await opener.recover(path);
    if (route === undefined) leaveFor(to.href);
    else go(to, route);
  }

  /** Moves within the open page. If only the hash differs, the browser follows the link (row SCRL-02). */
  function moveOnPage(to: URL, here: URL): boolean {
    noteScroll();
    const sameUrl = to.pathname === here.pathname && to.search === here.search;
    if (sameUrl && to.hash !== '') return false;
    opener.cancel();
    if (to.href !== here.href) push(to);
    const onlyQuery = to.search !== here.search && to.hash === here.hash;
    if (!onlyQuery) arrive(to);
    return true;
  }

  function push(to: URL): void {
    noteScroll();
    positions.enter(pushUrl(to.href));
  }

  /** Sets a page's initial scroll position (rows SCRL-01, SCRL-07). */
  function arrive({hash}: URL): void {
    if (hash === '') {
      scrollToPosition([0, 0]);
      focusRegion(skipLinkId);
    } else scrollToHash(hash);
  }

  /** Handles a history navigation, or a hash change that the browser performed. */
  function traverse(): void {
    const {entry, isNew} = currentEntry();
    if (!isNew) noteScroll();
    positions.enter(entry);
    const {pathname, hash} = currentUrl();
    const path = routePathOf(pathname, baseUrl);
    const restore = (): void => {
      if (!isNew) positions.restore(hash);
    };
    if (path === opener.openPath()) {
      opener.cancel();
      restore();
    } else if (path !== undefined) void opener.open(path, restore);
  }

  const running = {store, files, opener};
  const stop = stopAll(
    onLinkClick(follow),
    onWindow('popstate', traverse),
    startPrefetching(site, running),
    positions.stop,
    offerNavigation(running),
  );
  void opener.recoverOpenPage();
  return stop;
}

/** Returns a link's URL. A link to another version keeps the query and hash (row VER-14). */
function destination(link: HTMLAnchorElement, {search, hash}: URL): URL {
  const to = new URL(link.href);
  if (link.dataset['keepPlace'] !== undefined) {
    to.search ||= search;
    to.hash ||= hash;
  }
  return to;
}
