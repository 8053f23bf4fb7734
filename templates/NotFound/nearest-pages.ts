/** Number of suggested pages. */
const maxPages = 3;
/** Minimum length of a name. Shorter names match too many URLs. */
const minNameLength = 3;

/**
 * Returns the routes that are most similar to a path, best first: routes with the same last segment, then routes whose
 * edit distance is at most a third of the path's length.
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
    .map((route) => ({route, order: editDistance(wanted, comparable(route), limit)}))
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

/** Returns the Levenshtein distance, or `Infinity` if it exceeds the limit. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let above = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 0; row < a.length; row += 1) {
    const current = [row + 1];
    for (let column = 0; column < b.length; column += 1) {
      const replace = (above[column] ?? 0) + (a[row] === b[column] ? 0 : 1);
      const change = Math.min(above[column + 1] ?? 0, current[column] ?? 0) + 1;
      current.push(Math.min(replace, change));
    }
    if (Math.min(...current) > limit) return Number.POSITIVE_INFINITY;
    above = current;
  }
  return above[b.length] ?? 0;
}
