import type {ResolvedPages} from '../resolve/types.ts';
import type {Redirect, Route} from '../routes/types.ts';
import type {Shell} from '../shell/types.ts';
import {sourcePathOf} from './article.ts';
import type {DocumentLinks} from './documents.ts';
import {redirectTarget} from './redirect-page.ts';
import type {RenderedLink, RenderedPage} from './types.ts';

/**
 * Every address of a rendered page with the place where somebody wrote it: a position in the page's
 * source, a key of the configuration or of a sidebar, a Markdown file that a page imports, else the page's own
 * file.
 */
export function renderedLinks(
  route: Route,
  {pages, assets, anchors}: DocumentLinks,
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
  const known = new Set(written.map(({href}) => href));
  const others: RenderedLink[] = [];
  const add = (href: string, kind: RenderedLink['kind']): void => {
    if (known.has(href) || shell.unchecked.has(href)) return;
    const origin = shell.origins.get(href);
    const inPartial = origin === undefined ? imported.links.get(href) : undefined;
    others.push(inPartial ?? {href, kind, place: origin ?? {file: sourcePath}});
  };
  for (const href of pages) add(href, 'page');
  for (const href of assets) add(href, 'asset');
  return {route: route.path, anchors: new Set(anchors), links: [...written, ...others]};
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
