import type {Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {routeToOutputPath, withoutTrailingSlash} from '../../../../src/core/urls/href.ts';
import {createLinkChecker, type LinkCheckerInput} from '../../../../src/pages/links/check-links.ts';
import type {RenderedLink, RenderedPage} from '../../../../src/pages/types.ts';
import type {Route} from '../../../../src/site/types.ts';

type Config = LinkCheckerInput['config'];

export const config: Config = {baseUrl: '/base/', onBrokenLinks: 'throw', onBrokenAnchors: 'warn'};

/** Returns a route table with these paths. */
export function routesOf(paths: readonly string[]): LinkCheckerInput['routes'] {
  const routes = paths.map((path): Route => {
    const outputPath = routeToOutputPath(path, undefined);
    return {path, outputPath, content: {kind: 'not-found'}};
  });
  return {
    routes,
    refused: [],
    notFound: {path: '/404.html', outputPath: '404.html', content: {kind: 'not-found'}},
    byPath: new Map(routes.map((route) => [withoutTrailingSlash(route.path), route])),
  };
}

/** Returns a link to a page, at the first line of the page's source. */
export function link(href: string, more: Partial<RenderedLink> = {}): RenderedLink {
  return {href, kind: 'page', location: {file: 'content/docs/a.md', line: 1, column: 1}, ...more};
}

/** Checks the links on the given pages of a site with these routes. */
export function check(
  paths: readonly string[],
  pages: readonly (Partial<RenderedPage> & {route: string})[],
  options: {config?: Partial<Config>; files?: readonly string[]} = {},
): Diagnostic[] {
  const checker = createLinkChecker({
    config: {...config, ...options.config},
    routes: routesOf(paths),
  });
  for (const page of pages) checker.addPage({anchors: new Set(), links: [], ...page});
  return checker.finish(new Set(options.files));
}
