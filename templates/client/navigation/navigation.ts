import type {SiteData} from 'legacydocs';
import {skipLinkId} from '../../shared/ids.ts';
import {
  currentAddress,
  currentEntry,
  leaveFor,
  loadInFull,
  onPopState,
  pushAddress,
} from '../browser/history.ts';
import {onLinkClick} from '../browser/links.ts';
import {offerNavigation} from '../browser/running-navigation.ts';
import {focusRegion, scrollToHash, scrollToPosition} from '../browser/scrolling.ts';
import {looksLikeFile, routePathOf} from './addresses.ts';
import {createNavigationStore, type NavigationStore} from './navigation-store.ts';
import {createPageOpener} from './page-opener.ts';
import {keepPlaces} from './places.ts';
import {startPrefetching} from './prefetching.ts';
import {createSiteFiles, type SiteFiles} from './site-files.ts';
import {firstState, type OpenPage} from './types.ts';

/** Turns links and the tab's history into pages, without loading documents. */
export interface Navigation extends Pick<NavigationStore, 'get' | 'subscribe'> {
  readonly files: SiteFiles;
  /** Take over links and history. @returns Gives them back. */
  readonly start: () => () => void;
}

/** @param first The page that the document holds. */
export function createNavigation(site: SiteData, first: OpenPage): Navigation {
  const store = createNavigationStore(firstState(first));
  const files = createSiteFiles(site.baseUrl);
  const start = () =>
    currentAddress().protocol === 'file:' ? startFromDisk() : startNavigation(site, store, files);
  return {...store, files, start};
}

/** Opened from a disk, links load documents: browsers hand scripts no other files. */
function startFromDisk(): () => void {
  return onLinkClick((link) => {
    if (link.dataset['keepPlace'] === undefined) return false;
    leaveFor(destination(link, currentAddress()).href);
    return true;
  });
}

function startNavigation(site: SiteData, store: NavigationStore, files: SiteFiles): () => void {
  const {baseUrl} = site;
  const places = keepPlaces();
  const opener = createPageOpener({site, store, files, giveUp});

  /** What cannot be opened here is loaded from the server, which knows best (row ROUTE-08). */
  function giveUp(): void {
    places.forget();
    loadInFull();
  }

  /** Of the open page. While another one is on its way, the entry is already that one's. */
  function noteScroll(): void {
    if (!opener.isOpening()) places.leave();
  }

  /** @returns Whether the link is ours: what is not is left to the browser. */
  function follow(link: HTMLAnchorElement): boolean {
    const here = currentAddress();
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
    void opener.open(path, () => arrive(to));
  }

  /** A page whose name looks like a file's, or a file: only a page may change the address before it is here. */
  async function followFile(to: URL, path: string): Promise<void> {
    const route = await opener.recover(path);
    if (route === undefined) leaveFor(to.href);
    else go(to, route);
  }

  /** The same page: a hash of the very same address is the browser's, also when it is clicked again (row SCRL-02). */
  function moveOnPage(to: URL, here: URL): boolean {
    noteScroll();
    const sameAddress = to.pathname === here.pathname && to.search === here.search;
    if (sameAddress && to.hash !== '') return false;
    opener.cancel();
    if (to.href !== here.href) push(to);
    const onlyQuery = to.search !== here.search && to.hash === here.hash;
    if (!onlyQuery) arrive(to);
    return true;
  }

  function push(to: URL): void {
    noteScroll();
    places.enter(pushAddress(to.href));
  }

  /** Where a link's page begins (rows SCRL-01, SCRL-07). */
  function arrive({hash}: URL): void {
    if (hash === '') {
      scrollToPosition([0, 0]);
      focusRegion(skipLinkId);
    } else scrollToHash(hash);
  }

  /** Back, forward, or a hash that the browser went to itself. */
  function traverse(): void {
    const {entry, isNew} = currentEntry();
    if (!isNew) noteScroll();
    places.enter(entry);
    const {pathname, hash} = currentAddress();
    const path = routePathOf(pathname, baseUrl);
    const restore = (): void => {
      if (!isNew) places.restore(hash);
    };
    if (path === opener.openPath()) {
      opener.cancel();
      restore();
    } else if (path !== undefined) void opener.open(path, restore);
  }

  const ends = [
    onLinkClick(follow),
    onPopState(traverse),
    startPrefetching({site, store, files, opener}),
    places.stop,
    offerNavigation({store, files, opener}),
  ];
  void opener.recoverOpenPage();
  return () => {
    for (const end of ends) end();
  };
}

/** A link's address. A link to another version keeps the reader's query and hash (row VER-14). */
function destination(link: HTMLAnchorElement, {search, hash}: URL): URL {
  const to = new URL(link.href);
  if (link.dataset['keepPlace'] !== undefined) {
    to.search ||= search;
    to.hash ||= hash;
  }
  return to;
}
