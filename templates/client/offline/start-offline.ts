import {decodePath, likelyFile, routeToHref} from 'legacydocs/urls';
import {type OfflineUrls, runModules} from './modules.ts';
import {rewriteUrls} from './rewrite-urls.ts';

/** An exported site's data. */
export interface OfflineSite {
  /** Base path in the site's URLs. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | undefined;
  /**
   * Files whose names cannot be derived from their URLs, keyed by path without the base path and surrounding slashes.
   */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Enables features that browsers block on `file://`: module imports, fetching the site's files, the search worker, and
 * root-relative links. Runs before every other script.
 */
export function startOffline({baseUrl, trailingSlash, files}: OfflineSite): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const root = new URL('..', script.src).href;
  const host = 'http://offline.invalid';
  const addresses: OfflineUrls = {
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
  rewriteUrls((address) => {
    if (!address.startsWith(baseUrl) || address.startsWith('//')) return address;
    const {search, hash} = new URL(address, host);
    const path = addresses.pathOf(address)?.replace(/\/$/, '') ?? '';
    return addresses.fileAt(files[path] ?? likelyFile(path, trailingSlash)) + search + hash;
  });
}
