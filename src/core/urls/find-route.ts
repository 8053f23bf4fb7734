import {normalizeRoutePath, withoutTrailingSlash} from './route-path.ts';

/**
 * The route that a path leads to: as it stands, else with `/index.html` or `.html` dropped (row
 * ROUTE-03). With or without an ending slash; case counts.
 *
 * @param path Begins with `/`; without base, query and hash; decoded.
 * @param byPath Keyed by path without the ending slash.
 */
export function findRoute<T>(path: string, byPath: ReadonlyMap<string, T>): T | undefined {
  return (
    byPath.get(withoutTrailingSlash(path)) ??
    byPath.get(withoutTrailingSlash(normalizeRoutePath(path)))
  );
}
