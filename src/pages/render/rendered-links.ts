import type {LinkLocation} from '../../core/diagnostics/diagnostic.ts';
import type {ResolvedPages} from '../../markdown/types.ts';
import {type Redirect, type Route, sourcePathOf} from '../../site/types.ts';
import type {Layout, RenderedLink, RenderedPage} from '../types.ts';
import type {DocumentLinks} from './documents.ts';
import {redirectTarget} from './redirect-page.ts';

/**
 * Returns a rendered page's links with their locations: in the page's source, in the configuration or a sidebar, in
 * imported Markdown, or at least the page's file.
 */
export function renderedLinks(
  route: Route,
  {pages, assets, anchors, governed}: DocumentLinks,
  {
    resolved,
    layout,
  }: {
    readonly resolved: Pick<ResolvedPages, 'pages' | 'imported' | 'previews'>;
    readonly layout: Pick<Layout, 'origins' | 'unchecked' | 'inlineCode'>;
  },
): RenderedPage {
  const sourcePath = sourcePathOf(route);
  const page = sourcePath === undefined ? undefined : resolved.pages.get(sourcePath);
  const written = page?.links ?? [];
  const {imported} = resolved;
  const known = new Set(written.map(({href}) => href));
  const others: RenderedLink[] = [];
  const add = (href: string, kind: RenderedLink['kind']): void => {
    if (known.has(href) || layout.unchecked.has(href)) return;
    const origin = layout.origins.get(href);
    const inPartials = origin === undefined ? imported.links.get(href) : undefined;
    others.push(...(inPartials ?? [{href, kind, location: origin ?? {file: sourcePath}}]));
  };
  for (const href of pages) add(href, 'page');
  for (const href of assets) add(href, 'asset');
  const preview = resolved.previews.get(route.path)?.link;
  const links = [...written, ...others, ...(preview === undefined ? [] : [preview])];
  const locationsOf = (href: string): LinkLocation[] => {
    const known = links.filter((link) => link.href === href).map(({location}) => location);
    return known.length > 0 ? known : [layout.origins.get(href) ?? {file: sourcePath}];
  };
  const codeLocations = (what: string): LinkLocation[] => {
    const own = page?.inlineCode.filter((code) => code.what === what) ?? [];
    const locations = [...own, ...imported.inlineCode.filter((code) => code.what === what)];
    if (locations.length > 0) return locations.map(({location}) => location);
    return [layout.inlineCode.get(what) ?? {file: sourcePath}];
  };
  // React omits HTML event attributes in JSX (`onclick="…"`), so these attributes are known only from the source.
  const code = new Set([
    ...(governed?.inlineCode ?? []),
    ...(page?.inlineCode ?? []).map(({what}) => what),
  ]);
  return {
    route: route.path,
    anchors: new Set(anchors),
    links,
    ...((governed !== undefined || code.size > 0) && {
      governed: {
        loads: (governed?.loads ?? []).map((load) => ({
          ...load,
          locations: locationsOf(load.href),
        })),
        inlineCode: [...code].map((what) => ({what, locations: codeLocations(what)})),
      },
    }),
  };
}

/** Returns a redirect page's links: the target as a path and as a full URL. */
export function redirectLinks(
  {from, href, written, location}: Redirect,
  siteUrl: string,
): RenderedPage {
  const links = [href, redirectTarget(href, siteUrl)].map(
    (href): RenderedLink => ({href, written, kind: 'page', location}),
  );
  return {route: from, anchors: new Set(), links};
}
