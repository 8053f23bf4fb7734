import type {Article, RouteData, SidebarNode} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {openSearch, type SearchClient} from '../../Search/search-client.ts';
import {toArticle} from '../../shared/to-article.ts';
import {importIfThere} from '../browser/document.ts';
import {islandUrls} from '../browser/islands.ts';
import {fetchJson, importModule} from '../browser/network.ts';
import {dataUrl} from './urls.ts';

/** A version's complete sidebars, keyed by name. */
type VersionSidebars = Readonly<Record<string, readonly SidebarNode[]>>;

/** Files that the build generated for navigation. Each is requested once, unless the request fails. */
export interface SiteFiles {
  /** Metadata, keyed by route path without the trailing slash. */
  readonly route: CachedRequest<RouteData>;
  readonly article: CachedRequest<Article>;
  /** Sidebars, keyed by version name. */
  readonly sidebars: CachedRequest<VersionSidebars>;
  /** Paths of all routes. */
  readonly manifest: () => Promise<readonly string[]>;
  /** Starts the search. */
  readonly search: () => Promise<SearchClient>;
  /** After a new build, clears all cached files except articles, because the browser caches their modules itself. */
  readonly forget: () => void;
}

export function createSiteFiles(baseUrl: string): SiteFiles {
  const manifest = cacheRequests<readonly string[]>(fetchJson);
  const route = cacheRequests<RouteData>((path) => fetchJson(dataUrl(path, 'json', baseUrl)));
  const sidebars = cacheRequests<VersionSidebars>((version) =>
    fetchJson(sidebarsUrl(version, baseUrl)),
  );
  const search = cacheRequests(openSearch);
  return {
    route,
    article: cacheRequests(async (path) => {
      const exported: unknown = await importModule(dataUrl(path, 'js', baseUrl));
      // Island modules are loaded before the article is shown, because clicks on inactive islands would be lost.
      await Promise.all(islandUrls(exported).map(importIfThere));
      return toArticle(exported, path);
    }),
    sidebars,
    manifest: () => manifest(`${baseUrl}_data/routes.json`),
    search: () => search(baseUrl),
    forget: () => {
      for (const files of [manifest, route, sidebars, search]) files.forget();
    },
  };
}

/** Returns the URL of a version's complete sidebars. */
function sidebarsUrl(version: string, baseUrl: string): string {
  return routeToHref(`/_data/sidebars/${version}.json`, baseUrl);
}

/** A request that is made once for each key, unless it fails. */
export interface CachedRequest<T> {
  (key: string): Promise<T>;
  readonly has: (key: string) => boolean;
  /** Stores a value that does not need to be requested. */
  readonly set: (key: string, value: T) => void;
  /** Clears the cache. */
  readonly forget: () => void;
}

export function cacheRequests<T>(request: (key: string) => Promise<T>): CachedRequest<T> {
  const promises = new Map<string, Promise<T>>();
  const get = (key: string): Promise<T> => {
    const known = promises.get(key);
    if (known !== undefined) return known;
    const promise = request(key);
    promises.set(key, promise);
    promise.catch(() => {
      if (promises.get(key) === promise) promises.delete(key);
    });
    return promise;
  };
  return Object.assign(get, {
    has: (key: string) => promises.has(key),
    set: (key: string, value: T) => void promises.set(key, Promise.resolve(value)),
    forget: () => promises.clear(),
  });
}
