import type {DocsPageData, RouteData, SiteData} from 'legacydocs';
import {routeToHref} from 'legacydocs/urls';
import {createContext, useContext} from 'react';
import type {SiteFiles} from '../client/navigation/site-files.ts';

export const SiteContext = createContext<SiteData | null>(null);
export const RouteContext = createContext<RouteData | null>(null);
/** `null` in static HTML, where files cannot be fetched. */
export const SiteFilesContext = createContext<SiteFiles | null>(null);

/**
 * Returns the data that all pages share: title, tagline, URLs, navbar, versions, and your `customFields`.
 *
 * @example
 * ```tsx
 * import {useSite} from 'legacydocs/theme';
 *
 * export function Newest() {
 *   const {title, customFields, docs} = useSite();
 *   return (
 *     <p>
 *       {title} {String(customFields['newest'])}, {docs.versions.length} versions
 *     </p>
 *   );
 * }
 * ```
 */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite works only in components of a page or template.');
  return site;
}

/**
 * Returns the metadata of the open page: path, title, version, sidebar, table of contents.
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
 * Returns the percent-encoded URL path of the open page, including the base path, for links to the page.
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

/** Returns the open page's docs metadata; `undefined` outside the docs. */
export function useDocsPage(): DocsPageData | undefined {
  const {page} = useRoute();
  return page.kind === 'doc' || page.kind === 'category' ? page : undefined;
}

/** Returns the files that the build generated for navigation, for use in effects and event handlers. */
export function useSiteFiles(): SiteFiles | null {
  return useContext(SiteFilesContext);
}
