import {
  decodePath,
  normalizeRoutePath,
  routeToDataPath,
  routeToHref,
  withoutTrailingSlash,
} from 'legacydocs/urls';

/**
 * The path of the route that an address may be: decoded, without base and ending slash.
 *
 * @param pathname As the browser gives it: percent-encoded.
 * @returns `undefined` when the address is not below the base.
 */
export function routePathOf(pathname: string, baseUrl: string): string | undefined {
  if (!`${pathname}/`.startsWith(baseUrl)) return undefined;
  return withoutTrailingSlash(decodePath(`/${pathname.slice(baseUrl.length)}`));
}

/** Whether a path ends like a file's name. Only the manifest knows whether it is a route all the same. */
export function looksLikeFile(path: string): boolean {
  return /\.[a-z]\w+$/i.test(path);
}

/** Address of a route's metadata or script. */
export function dataAddress(path: string, ending: 'js' | 'json', baseUrl: string): string {
  return routeToHref(`/${routeToDataPath(path)}.${ending}`, baseUrl);
}

/**
 * The route that a path means to a reader: as it stands, without `.html` or `/index.html` (row ROUTE-03), and
 * whatever its case (row ROUTE-02).
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
