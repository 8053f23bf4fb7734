import {routeToHref} from '../../core/urls/href.ts';
import {type Route, type Version, versionOf} from '../../site/types.ts';
import type {SidebarNode} from '../theme/types.ts';
import type {RenderInput} from '../types.ts';

/** A page or category in a version's sidebars. A category can also be a page. */
export interface VersionEntry {
  readonly label: string;
  readonly route?: Route | undefined;
  /** Entries of a category; `undefined` for a page. */
  readonly items?: readonly VersionEntry[] | undefined;
}

/** A version's listed pages, each once. */
export interface VersionPages {
  /** Entries, sidebar by sidebar. */
  readonly sidebars: readonly (readonly VersionEntry[])[];
  /** Pages that are not in a sidebar. */
  readonly others: readonly Route[];
}

export function versionPages(
  version: Pick<Version, 'name'>,
  {config, routes, layout}: Pick<RenderInput, 'config' | 'routes' | 'layout'>,
): VersionPages {
  const listed = routes.routes.filter(
    (route) => versionOf(route) === version.name && layout.isListed(route),
  );
  const left = new Map(listed.map((route) => [routeToHref(route.path, config.baseUrl), route]));
  const take = (href: string | undefined): Route | undefined => {
    const route = left.get(href ?? '');
    left.delete(href ?? '');
    return route;
  };
  const entry = (node: SidebarNode): VersionEntry[] => {
    if (node.type === 'link') {
      const route = take(node.href);
      return route === undefined ? [] : [{label: node.label, route}];
    }
    if (node.type !== 'category') return [];
    const route = take(node.href);
    const items = (node.items ?? []).flatMap(entry);
    return route === undefined && items.length === 0 ? [] : [{label: node.label, route, items}];
  };
  const nodes = [...(layout.sidebars.get(version.name)?.values() ?? [])];
  const sidebars = nodes.map((sidebar) => sidebar.flatMap(entry));
  return {sidebars, others: [...left.values()]};
}

/** Returns an entry's pages, the entry's own page first. */
export function routesOf({route, items = []}: VersionEntry): Route[] {
  return [...(route === undefined ? [] : [route]), ...items.flatMap(routesOf)];
}
