import {distance} from 'fastest-levenshtein';

/** Maximum number of suggested pages. */
const maxPages = 3;
/** Minimum length of a name. Shorter names match too many URLs. */
const minNameLength = 3;

/**
 * Returns the routes that are most similar to a path, best first: routes with the same last segment, then routes whose
 * edit distance is at most 2 or a third of the path's length, whichever is greater.
 *
 * @param path Decoded, without the base path. Case and trailing slash are ignored.
 */
export function nearestPages(path: string, routes: readonly string[]): readonly string[] {
  const wanted = comparable(path);
  const name = nameOf(wanted);
  const moved = routes
    .filter((route) => name.length >= minNameLength && nameOf(comparable(route)) === name)
    .map((route) => ({route, order: -sharedSegments(wanted, comparable(route))}))
    .sort((a, b) => a.order - b.order || a.route.length - b.route.length);
  const limit = Math.max(2, wanted.length / 3);
  const alike = routes
    .map((route) => ({route, order: distance(wanted, comparable(route))}))
    .filter(({order}) => order <= limit)
    .sort((a, b) => a.order - b.order);
  return [...new Set([...moved, ...alike].map(({route}) => route))].slice(0, maxPages);
}

/** Returns the last segment without punctuation, so that `use-shared-value` equals `useSharedValue`. */
function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/[^\p{L}\p{N}]/gu, '');
}

function sharedSegments(a: string, b: string): number {
  const others = new Set(b.split('/'));
  return a.split('/').filter((segment) => others.has(segment)).length;
}

function comparable(path: string): string {
  return path.toLowerCase().replace(/\/$/, '');
}
