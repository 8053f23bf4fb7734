import {
  decodePath,
  normalizeRoutePath,
  routeToDataPath,
  routeToHref,
  withoutTrailingSlash,
} from 'legacydocs/urls';

/**
 * Returns the route path of a URL: decoded, without base and trailing slash.
 *
 * @param pathname Percent-encoded, as in `location.pathname`.
 * @returns `undefined` if the URL is not under the base path.
 */
export function routePathOf(pathname: string, baseUrl: string): string | undefined {
  if (!`${pathname}/`.startsWith(baseUrl)) return undefined;
  return withoutTrailingSlash(decodePath(`/${pathname.slice(baseUrl.length)}`));
}

/** True if a path ends with a file extension. Only the manifest distinguishes files from routes with such a name. */
export function looksLikeFile(path: string): boolean {
  return /\.[a-z]\w+$/i.test(path);
}

/** Returns the URL of a route's metadata or script. */
export function dataUrl(path: string, ending: 'js' | 'json', baseUrl: string): string {
  return routeToHref(`/${routeToDataPath(path)}.${ending}`, baseUrl);
}

/**
 * Finds the route of a path: unchanged, without `.html` or `/index.html` (row ROUTE-03), or ignoring case (row
 * ROUTE-02).
 *
 * @param path Decoded, without the base.
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
