import {
  decodePath,
  normalizeRoutePath,
  routeToDataPath,
  routeToHref,
  withoutTrailingSlash,
} from 'legacydocs/urls';

/**
 * Returns the route path in a URL: decoded, without the base path and the trailing slash.
 *
 * @param pathname Percent-encoded, as in `location.pathname`.
 * @returns `undefined` if the URL is not under the base path.
 */
export function routePathOf(pathname: string, baseUrl: string): string | undefined {
  if (!`${pathname}/`.startsWith(baseUrl)) return undefined;
  return withoutTrailingSlash(decodePath(`/${pathname.slice(baseUrl.length)}`));
}

/**
 * True if a path ends with a file extension. A route can also have such a path, and only the manifest distinguishes
 * routes from files.
 */
export function looksLikeFile(path: string): boolean {
  return /\.[a-z]\w+$/i.test(path);
}

/** Returns the URL of a route's metadata or script chunk. */
export function dataUrl(path: string, ending: 'js' | 'json', baseUrl: string): string {
  return routeToHref(`/${routeToDataPath(path)}.${ending}`, baseUrl);
}

/**
 * Finds the route for a path: for the path itself, without `.html` or `/index.html` (row ROUTE-03), or ignoring case
 * (row ROUTE-02).
 *
 * @param path Decoded, without the base path.
 * @param routes The manifest.
 */
export function recoverRoute(path: string, routes: readonly string[]): string | undefined {
  const clean = withoutTrailingSlash(normalizeRoutePath(path));
  for (const wanted of [path, clean]) {
    const found = routes.find((route) => withoutTrailingSlash(route) === wanted);
    if (found !== undefined) return found;
  }
  const lowerCase = clean.toLowerCase();
  return routes.find((route) => withoutTrailingSlash(route).toLowerCase() === lowerCase);
}
