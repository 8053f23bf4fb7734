/** How many pages are offered. */
const offered = 3;
/** Shorter names are the end of too many addresses. */
const shortestName = 3;

/**
 * The routes that a path may have meant, best first: those that end alike, wherever they are, then those whose paths are
 * most like it. What is further away than a third of its length is not alike.
 *
 * @param path Decoded, without the base. Case and ending slash do not count.
 */
export function nearestPages(path: string, routes: readonly string[]): readonly string[] {
  const wanted = comparable(path);
  const name = nameOf(wanted);
  const moved = routes
    .filter((route) => name.length >= shortestName && nameOf(comparable(route)) === name)
    .map((route) => ({route, order: -sharedSegments(wanted, comparable(route))}))
    .sort((a, b) => a.order - b.order || a.route.length - b.route.length);
  const limit = Math.max(2, wanted.length / 3);
  const alike = routes
    .map((route) => ({route, order: editDistance(wanted, comparable(route), limit)}))
    .filter(({order}) => order <= limit)
    .sort((a, b) => a.order - b.order);
  return [...new Set([...moved, ...alike].map(({route}) => route))].slice(0, offered);
}

/** What a path ends in, in words: `use-shared-value` and `useSharedValue` are one name. */
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

/** Levenshtein's distance; `Infinity` as soon as it is certain to be above the limit. */
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
