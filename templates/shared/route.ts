import type {DocsPageData, RouteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {createContext, useContext} from 'react';
import {useSite} from './site.ts';

export const RouteContext = createContext<RouteData | null>(null);

/**
 * The metadata of the open page: path, title, version, sidebar, table of contents.
 *
 * @example
 * ```tsx
 * import {useRoute} from 'legacydocs/theme';
 *
 * export function Where() {
 *   const {path, title, page} = useRoute();
 *   return (
 *     <p>
 *       {title} at {path}
 *       {page.kind === 'doc' && `, version ${page.version}`}
 *     </p>
 *   );
 * }
 * ```
 */
export function useRoute(): RouteData {
  const route = useContext(RouteContext);
  if (route === null) throw new Error('useRoute works only in components of a page or template.');
  return route;
}

/**
 * Address of the open page: base in front, percent-encoded, as links to it are written.
 *
 * @example
 * ```tsx
 * import {useHref} from 'legacydocs/theme';
 *
 * export const Self = () => <a href={useHref()}>Link to this page</a>;
 * ```
 */
export function useHref(): string {
  return routeToHref(useRoute().path, useSite().baseUrl);
}

/** What the docs say of the open page; `undefined` outside the docs. */
export function useDocsPage(): DocsPageData | undefined {
  const {page} = useRoute();
  return page.kind === 'doc' || page.kind === 'category' ? page : undefined;
}
