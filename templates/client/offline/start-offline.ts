import {decodePath, likelyFile, routeToHref} from 'legacydocs/urls';
import {type OfflineAddresses, runModules} from './modules.ts';
import {rewriteAddresses} from './rewrite-addresses.ts';

/** What the pages of an offline site know of it. */
export interface OfflineSite {
  /** That its addresses were made for. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | undefined;
  /** Files that have not the likely name of their address, keyed by path without the base and slashes around it. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Let pages that were opened from a disk do what browsers refuse there: import modules, fetch files of the site, start its search, and
 * lead to its pages by addresses that begin at the root of a host. Runs before every other script.
 */
export function startOffline({baseUrl, trailingSlash, files}: OfflineSite): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const root = new URL('..', script.src).href;
  const host = 'http://offline.invalid';
  const addresses: OfflineAddresses = {
    pathOf: (address, from = '') => {
      const base = host + baseUrl;
      const isFile = address.startsWith(root);
      const {href, pathname} = isFile
        ? new URL(base + address.slice(root.length))
        : new URL(address, host + routeToHref(`/${from}`, baseUrl));
      return href.startsWith(base) ? decodePath(pathname.slice(baseUrl.length)) : undefined;
    },
    fileAt: (path) => root + routeToHref(`/${path}`, '/').slice(1),
  };
  runModules(addresses);
  rewriteAddresses((address) => {
    if (!address.startsWith(baseUrl) || address.startsWith('//')) return address;
    const {search, hash} = new URL(address, host);
    const path = addresses.pathOf(address)?.replace(/\/$/, '') ?? '';
    return addresses.fileAt(files[path] ?? likelyFile(path, trailingSlash)) + search + hash;
  });
}
