import type {Article, RouteData, SidebarNode} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {openSearch, type SearchClient} from '../../Search/search-client.ts';
import {toArticle} from '../../shared/to-article.ts';
import {importIfThere} from '../browser/document.ts';
import {islandAddresses} from '../browser/islands.ts';
import {fetchJson, importModule} from '../browser/network.ts';
import {dataAddress} from './addresses.ts';
import {type CachedRequest, cacheRequests} from './request-cache.ts';

/** The complete sidebars of a version, keyed by name. */
type VersionSidebars = Readonly<Record<string, readonly SidebarNode[]>>;

/** Files that the build generated for navigation. Each is requested once, unless it fails. */
export interface SiteFiles {
  /** Metadata, keyed by route path without trailing slash. */
  readonly route: CachedRequest<RouteData>;
  readonly article: CachedRequest<Article>;
  /** Keyed by the version's name. */
  readonly sidebars: CachedRequest<VersionSidebars>;
  /** Paths of all routes. */
  readonly manifest: () => Promise<readonly string[]>;
  /** Starts the search. */
  readonly search: () => Promise<SearchClient>;
  /** Clears everything but articles, which the browser caches itself, after a new build. */
  readonly forget: () => void;
}

export function createSiteFiles(baseUrl: string): SiteFiles {
  const manifest = cacheRequests<readonly string[]>(fetchJson);
  const route = cacheRequests<RouteData>((path) => fetchJson(dataAddress(path, 'json', baseUrl)));
  const sidebars = cacheRequests<VersionSidebars>((version) =>
    fetchJson(sidebarsAddress(version, baseUrl)),
  );
  const search = cacheRequests(openSearch);
  return {
    route,
    article: cacheRequests(async (path) => {
      const exported: unknown = await importModule(dataAddress(path, 'js', baseUrl));
      // Loaded first, otherwise clicks before that would be lost.
      await Promise.all(islandAddresses(exported).map(importIfThere));
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
function sidebarsAddress(version: string, baseUrl: string): string {
  return routeToHref(`/_data/sidebars/${version}.json`, baseUrl);
}
