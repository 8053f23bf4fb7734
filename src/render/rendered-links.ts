import type {ExtractedLinks} from '../html/extract-links.ts';
import type {ResolvedPages} from '../resolve/types.ts';
import type {Route} from '../routes/types.ts';
import type {Shell} from '../shell/types.ts';
import {sourcePathOf} from './article.ts';
import type {RenderedLink, RenderedPage} from './types.ts';

/**
 * Every address of a rendered page with the place where somebody wrote it: a position in the page's
 * source, a key of the configuration or of a sidebar, else the page's own file.
 */
export function renderedLinks(
  route: Route,
  {links, anchors}: ExtractedLinks,
  {
    resolved,
    shell,
  }: {
    readonly resolved: Pick<ResolvedPages, 'pages'>;
    readonly shell: Pick<Shell, 'origins' | 'unchecked'>;
  },
): RenderedPage {
  const sourcePath = sourcePathOf(route);
  const page = sourcePath === undefined ? undefined : resolved.pages.get(sourcePath);
  const written = page?.links ?? [];
  const settled = new Set([...written.map(({href}) => href), ...(page?.unchecked ?? [])]);
  const others = new Map<string, RenderedLink>();
  for (const {href, kind} of links) {
    if (settled.has(href) || shell.unchecked.has(href) || others.has(href)) continue;
    others.set(href, {href, kind, place: shell.origins.get(href) ?? {file: sourcePath}});
  }
  return {route: route.path, anchors, links: [...written, ...others.values()]};
}
