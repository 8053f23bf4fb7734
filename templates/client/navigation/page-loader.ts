import type {RouteData, SidebarNode, SiteData} from 'legacydocs';
import {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import {containsPage} from '../../Sidebar/contains-page.ts';
import {loadStylesheet, MissingFile} from '../browser/network.ts';
import type {SiteFiles} from './site-files.ts';
import type {OpenPage} from './types.ts';
import {looksLikeFile, recoverRoute} from './urls.ts';

/**
 * Thrown if the page belongs to a different deployment than the running script, so its document must be loaded.
 */
export class OtherRuntime extends Error {}

/** Loads pages and their dependencies. */
export interface PageLoader {
  /**
   * Loads a page (row ROUTE-06): metadata first, then article, styles and sidebar in parallel.
   *
   * @param path Key of the page's metadata.
   * @param shown The open page. Its sidebar is reused if the sidebar contains the new page.
   * @throws {OtherRuntime | MissingFile | Error}
   */
  readonly load: (path: string, shown: OpenPage) => Promise<OpenPage>;
  /** Returns the metadata key for a path; `undefined` if the path is not that of a page. */
  readonly recover: (path: string) => Promise<string | undefined>;
}

export function createPageLoader(
  {baseUrl}: Pick<SiteData, 'baseUrl'>,
  runtime: string,
  files: SiteFiles,
): PageLoader {
  async function recover(path: string) {
    const meant = recoverRoute(path, await files.manifest());
    return meant === undefined ? undefined : withoutTrailingSlash(meant);
  }

  async function findRoute(path: string): Promise<RouteData> {
    try {
      // Paths that look like files are looked up in the manifest first, to avoid failing requests.
      return await files.route((looksLikeFile(path) ? await recover(path) : undefined) ?? path);
    } catch (error) {
      const meant = error instanceof MissingFile ? await recover(path) : undefined;
      if (meant === undefined) throw error;
      return await files.route(meant);
    }
  }

  async function sidebarOf(
    route: RouteData,
    shown: OpenPage,
  ): Promise<readonly SidebarNode[] | null> {
    const wanted = sidebarOfRoute(route);
    if (wanted === undefined) return null;
    const {version, name} = wanted;
    const open = sidebarOfRoute(shown.route);
    if (open?.version === version && open.name === name && holdsRoute(shown.sidebar, route)) {
      return shown.sidebar;
    }
    return (await files.sidebars(version))[name] ?? null;
  }

  function holdsRoute(nodes: OpenPage['sidebar'], {path}: RouteData): boolean {
    return nodes?.some((node) => containsPage(node, routeToHref(path, baseUrl))) === true;
  }

  return {
    recover,
    load: async (path, shown) => {
      const route = await findRoute(path);
      if (route.runtime !== runtime) throw new OtherRuntime(path);
      const [article, sidebar] = await Promise.all([
        files.article(withoutTrailingSlash(route.path)),
        sidebarOf(route, shown),
        ...(route.stylesheets ?? []).map(loadStylesheet),
      ]);
      return {route, article, sidebar};
    },
  };
}

function sidebarOfRoute({page}: RouteData): {version: string; name: string} | undefined {
  return 'sidebar' in page && page.sidebar !== null
    ? {version: page.version, name: page.sidebar}
    : undefined;
}
