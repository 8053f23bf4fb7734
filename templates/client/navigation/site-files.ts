import type {Article, RouteData, SidebarNode} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {openSearch, type SearchClient} from '../../Search/search-client.ts';
import {toArticle} from '../../shared/to-article.ts';
import {importIfThere} from '../browser/document.ts';
import {islandAddresses} from '../browser/islands.ts';
import {fetchJson, importModule} from '../browser/network.ts';
import {dataAddress} from './addresses.ts';
import {type Remembered, remember} from './remember.ts';

/** The whole sidebars of a version, keyed by name. */
type VersionSidebars = Readonly<Record<string, readonly SidebarNode[]>>;

/** The files that the build made for running pages. Each is asked for once, unless it fails. */
export interface SiteFiles {
  /** Metadata, keyed by route path without ending slash. */
  readonly route: Remembered<RouteData>;
  readonly article: Remembered<Article>;
  /** Keyed by the version's name. */
  readonly sidebars: Remembered<VersionSidebars>;
  /** Paths of all routes. */
  readonly manifest: () => Promise<readonly string[]>;
  /** What searches. Started when it is asked for. */
  readonly search: () => Promise<SearchClient>;
  /** The site was built again: everything but articles, which the browser keeps itself, is asked for anew. */
  readonly forget: () => void;
}

export function createSiteFiles(baseUrl: string): SiteFiles {
  const manifest = remember<readonly string[]>(fetchJson);
  const route = remember<RouteData>((path) => fetchJson(dataAddress(path, 'json', baseUrl)));
  const sidebars = remember<VersionSidebars>((version) =>
    fetchJson(sidebarsAddress(version, baseUrl)),
  );
  const search = remember(openSearch);
  return {
    route,
    article: remember(async (path) => {
      const exported: unknown = await importModule(dataAddress(path, 'js', baseUrl));
      // Or what is pressed before they are there would be lost.
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

/** Address of a version's whole sidebars. */
function sidebarsAddress(version: string, baseUrl: string): string {
  return routeToHref(`/_data/sidebars/${version}.json`, baseUrl);
}
