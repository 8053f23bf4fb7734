import {routeToHref} from '../../core/urls/href.ts';
import type {Version} from '../../site/content/types.ts';
import type {Route} from '../../site/routes/types.ts';
import type {SidebarNode} from '../theme/types.ts';
import type {RenderInput} from './types.ts';

/** A page of a version as its sidebars list it, or a category, which may be a page too. */
export interface VersionEntry {
  readonly label: string;
  readonly route?: Route | undefined;
  /** `undefined` for what is no category. */
  readonly items?: readonly VersionEntry[] | undefined;
}

/** The listed pages of a version, each of them once. */
export interface VersionPages {
  /** Sidebar by sidebar. */
  readonly sidebars: readonly (readonly VersionEntry[])[];
  /** In no sidebar. */
  readonly others: readonly Route[];
}

export function versionPages(
  version: Pick<Version, 'name'>,
  {config, routes, layout}: Pick<RenderInput, 'config' | 'routes' | 'layout'>,
): VersionPages {
  const listed = routes.routes.filter(
    (route) => versionName(route) === version.name && layout.isListed(route),
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

/** The pages of an entry, its own first. */
export function routesOf({route, items = []}: VersionEntry): Route[] {
  return [...(route === undefined ? [] : [route]), ...items.flatMap(routesOf)];
}

function versionName({content}: Route): string | undefined {
  if (content.kind === 'doc') return content.doc.version;
  return content.kind === 'category' ? content.version : undefined;
}
