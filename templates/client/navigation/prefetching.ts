import type {SiteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {containsPage} from '../../Sidebar/contains-page.ts';
import {versionAt} from '../../shared/versions.ts';
import {onLinkIntent, watchLinks} from '../browser/links.ts';
import {prefetchFile, savesData} from '../browser/network.ts';
import type {RunningNavigation} from '../browser/running-navigation.ts';
import {stopAll} from '../browser/window.ts';
import {dataUrl, looksLikeFile, routePathOf} from './urls.ts';

/**
 * Prefetches pages whose links become visible (row PREF-01) and preloads the page whose link is under the pointer (row
 * PREF-02), unless the reader saves data (row PREF-04).
 *
 * @returns A function that stops prefetching.
 */
export function startPrefetching(
  {baseUrl, docs}: SiteData,
  {store, files, opener}: RunningNavigation,
): () => void {
  /** Prefetched route paths and URLs, each once (row PREF-05). */
  const prefetched = new Set<string>();
  let shown = store.get().page;

  const queue = createPrefetchQueue<HTMLAnchorElement>({
    maxConcurrent: 2,
    limit: 6,
    run: (link) => {
      visible.done(link);
      const path = pathOf(link);
      if (path === undefined || files.route.has(path) || prefetched.has(path)) return undefined;
      return fetchAhead(path).catch(() => undefined);
    },
  });

  /** Prefetches all files that a click would load: first the known files, then those in the metadata. */
  async function fetchAhead(path: string): Promise<void> {
    prefetched.add(path);
    const route = files.route(path);
    await Promise.all([route, fetchSidebars(path), fetchOnce(dataUrl(path, 'js', baseUrl))]);
    const {stylesheets, imports} = await route;
    await Promise.all([...stylesheets, ...imports].map(fetchOnce));
  }

  async function fetchOnce(address: string): Promise<void> {
    if (prefetched.has(address)) return;
    prefetched.add(address);
    await prefetchFile(address);
  }

  /** Fetches a version's sidebars, unless the open sidebar already contains the page. */
  async function fetchSidebars(path: string): Promise<unknown> {
    const version = versionAt(path, docs.versions)?.name;
    const href = routeToHref(path, baseUrl);
    const isInSidebar = shown.sidebar?.some((node) => containsPage(node, href)) === true;
    return version === undefined || isInSidebar ? undefined : await files.sidebars(version);
  }

  /** Returns the page that a link leads to; `undefined` if it should not be prefetched (rows PREF-06, PREF-07). */
  function pathOf(link: HTMLAnchorElement): string | undefined {
    const path = routePathOf(link.pathname, baseUrl);
    if (path === undefined || looksLikeFile(path) || path === opener.openPath()) return undefined;
    return savesData() ? undefined : path;
  }

  const visible = watchLinks({onEnter: queue.enter, onLeave: queue.leave});
  return stopAll(
    visible.stop,
    onLinkIntent((link) => {
      const path = pathOf(link);
      if (path !== undefined) opener.preload(path);
    }),
    store.subscribe(() => {
      const {page} = store.get();
      if (page !== shown) queue.reset();
      shown = page;
    }),
  );
}

export interface PrefetchQueueOptions<T> {
  /**
   * Fetches an item.
   *
   * @returns `undefined` if there is nothing to fetch. Then the call does not count towards the limit.
   */
  readonly run: (item: T) => Promise<void> | undefined;
  /** Maximum number of concurrent fetches. */
  readonly maxConcurrent: number;
  /** Maximum number of fetches between two calls of `reset`. */
  readonly limit: number;
}

/** Visible items that wait to be fetched, the latest first. */
export interface PrefetchQueue<T> {
  /**
   * Adds items to the queue.
   *
   * @param items Items that became visible at the same time. The first one has priority.
   */
  readonly enter: (items: readonly T[]) => void;
  readonly leave: (item: T) => void;
  /** Empties the queue and resets the limit, for a new page. */
  readonly reset: () => void;
}

export function createPrefetchQueue<T>(options: PrefetchQueueOptions<T>): PrefetchQueue<T> {
  const {run, maxConcurrent, limit} = options;
  let waiting: T[] = [];
  let running = 0;
  let left = limit;

  function next(): void {
    while (running < maxConcurrent && left > 0) {
      const item = waiting.shift();
      if (item === undefined) return;
      const fetched = run(item);
      if (fetched === undefined) continue;
      running += 1;
      left -= 1;
      void fetched.finally(() => {
        running -= 1;
        next();
      });
    }
  }

  return {
    enter: (items) => {
      waiting = [...items, ...waiting];
      next();
    },
    leave: (item) => {
      waiting = waiting.filter((other) => other !== item);
    },
    reset: () => {
      waiting = [];
      left = limit;
    },
  };
}
