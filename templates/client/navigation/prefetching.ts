import type {SiteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {holdsPage} from '../../Sidebar/holds-page.ts';
import {onLinkIntent, watchLinks} from '../browser/links.ts';
import {prefetchFile, savesData} from '../browser/network.ts';
import {dataAddress, looksLikeFile, routePathOf} from './addresses.ts';
import type {NavigationStore} from './navigation-store.ts';
import type {PageOpener} from './page-opener.ts';
import {createPrefetchQueue} from './prefetch-queue.ts';
import type {SiteFiles} from './site-files.ts';

export interface PrefetchingOptions {
  readonly site: SiteData;
  readonly store: NavigationStore;
  readonly files: SiteFiles;
  readonly opener: PageOpener;
}

/**
 * Fetch pages before the reader asks for them: those whose links come into view (row PREF-01), and, more
 * thoroughly, the one whose link the reader points at (row PREF-02). Not at the cost of who saves data (PREF-04).
 *
 * @returns Ends it.
 */
export function startPrefetching({site, store, files, opener}: PrefetchingOptions): () => void {
  const {baseUrl} = site;
  /** Routes and addresses; none is prefetched twice (row PREF-05). */
  const prefetched = new Set<string>();
  let shown = store.get().page;

  const queue = createPrefetchQueue<HTMLAnchorElement>({
    atOnce: 2,
    limit: 6,
    run: (link) => {
      visible.done(link);
      const path = pathOf(link);
      if (path === undefined || files.route.has(path) || prefetched.has(path)) return undefined;
      return fetchAhead(path).catch(() => undefined);
    },
  });

  /** All that a click would ask for: what is known at once, and then what the metadata names. */
  async function fetchAhead(path: string): Promise<void> {
    prefetched.add(path);
    const route = files.route(path);
    await Promise.all([route, fetchSidebars(path), fetchOnce(dataAddress(path, 'js', baseUrl))]);
    const {stylesheets, imports} = await route;
    await Promise.all([...stylesheets, ...imports].map(fetchOnce));
  }

  async function fetchOnce(address: string): Promise<void> {
    if (prefetched.has(address)) return;
    prefetched.add(address);
    await prefetchFile(address);
  }

  /** The open branch of the sidebar may not hold the page. */
  async function fetchSidebars(path: string): Promise<unknown> {
    const version = versionOf(path, site);
    const href = routeToHref(path, baseUrl);
    const isInSidebar = shown.sidebar?.some((node) => holdsPage(node, href)) === true;
    return version === undefined || isInSidebar ? undefined : await files.sidebars(version);
  }

  /** The page that a link leads to, if it is another one and may be fetched ahead (rows PREF-06, PREF-07). */
  function pathOf(link: HTMLAnchorElement): string | undefined {
    const path = routePathOf(link.pathname, baseUrl);
    if (path === undefined || looksLikeFile(path) || path === opener.openPath()) return undefined;
    return savesData() ? undefined : path;
  }

  const visible = watchLinks({onEnter: queue.enter, onLeave: queue.leave});
  const ends = [
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
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Name of the docs version that a path lies in. The last version's prefix is also that of all others. */
function versionOf(path: string, {docs}: SiteData): string | undefined {
  const holding = docs.versions.filter((version) => `${path}/`.startsWith(`${version.path}/`));
  return holding.sort((a, b) => b.path.length - a.path.length)[0]?.name;
}
