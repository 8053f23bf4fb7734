import type {ResolvedPages} from '../resolve/types.ts';
import type {Redirect, Route} from '../routes/types.ts';
import type {Shell} from '../shell/types.ts';
import {sourcePathOf} from './article.ts';
import type {KeptLinks} from './kept-pages.ts';
import {redirectTarget} from './redirect-page.ts';
import type {RenderedLink, RenderedPage} from './types.ts';

/**
 * Every address of a rendered page with the place where somebody wrote it: a position in the page's
 * source, a key of the configuration or of a sidebar, a Markdown file that a page imports, else the page's own
 * file.
 */
export function renderedLinks(
  route: Route,
  {links, anchors}: KeptLinks,
  {
    resolved,
    shell,
  }: {
    readonly resolved: Pick<ResolvedPages, 'pages' | 'imported'>;
    readonly shell: Pick<Shell, 'origins' | 'unchecked'>;
  },
): RenderedPage {
  const sourcePath = sourcePathOf(route);
  const page = sourcePath === undefined ? undefined : resolved.pages.get(sourcePath);
  const written = page?.links ?? [];
  const {imported} = resolved;
  const settled = new Set([...written.map(({href}) => href), ...(page?.unchecked ?? [])]);
  const isUnchecked = (href: string): boolean =>
    shell.unchecked.has(href) || imported.unchecked.has(href);
  const others = new Map<string, RenderedLink>();
  for (const {href, kind} of links) {
    if (settled.has(href) || isUnchecked(href) || others.has(href)) continue;
    const origin = shell.origins.get(href);
    const inPartial = origin === undefined ? imported.links.get(href) : undefined;
    others.set(href, inPartial ?? {href, kind, place: origin ?? {file: sourcePath}});
  }
  return {route: route.path, anchors, links: [...written, ...others.values()]};
}

/** A redirect is checked like any page: it links to its target, and names it in full for search engines. */
export function redirectLinks(
  {from, href, written, place}: Redirect,
  siteUrl: string,
): RenderedPage {
  const links = [href, redirectTarget(href, siteUrl)].map(
    (address): RenderedLink => ({href: address, written, kind: 'page', place}),
  );
  return {route: from, anchors: new Set(), links};
}
