import type {SiteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {onLinkIntent, watchLinks} from '../browser/links.ts';
import {prefetchFile, savesData} from '../browser/network.ts';
import {holdsPage} from '../Sidebar/holds-page.ts';
import {dataAddress, looksLikeFile, routePathOf} from './addresses.ts';
import type {NavigationStore} from './navigation-store.ts';
import type {PageOpener} from './page-opener.ts';
import {createPrefetchQueue} from './prefetch-queue.ts';
import {type SiteFiles, sidebarsAddress} from './site-files.ts';

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
    limit: 20,
    run: (link) => {
      visible.done(link);
      const path = pathOf(link);
      if (path === undefined || files.route.has(path)) return undefined;
      const missing = [path, ...filesOf(path)].filter((name) => !prefetched.has(name));
      if (missing[0] !== path) return undefined;
      for (const name of missing) prefetched.add(name);
      return inOrder(missing.slice(1));
    },
  });

  /** The page that a link leads to, if it is another one and may be fetched ahead (rows PREF-06, PREF-07). */
  function pathOf(link: HTMLAnchorElement): string | undefined {
    const path = routePathOf(link.pathname, baseUrl);
    if (path === undefined || looksLikeFile(path) || path === opener.openPath()) return undefined;
    return savesData() ? undefined : path;
  }

  function filesOf(path: string): readonly string[] {
    const own = [dataAddress(path, 'json', baseUrl), dataAddress(path, 'js', baseUrl)];
    const version = versionOf(path, site);
    if (version === undefined || files.sidebars.has(version)) return own;
    const href = routeToHref(path, baseUrl);
    const isInSidebar = shown.sidebar?.some((node) => holdsPage(node, href)) === true;
    return isInSidebar ? own : [...own, sidebarsAddress(version, baseUrl)];
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

/** One after the other, so that no more requests run at once than pages. */
async function inOrder(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await prefetchFile(address);
}
