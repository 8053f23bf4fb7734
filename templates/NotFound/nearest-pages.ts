/** How many pages are offered. */
const offered = 3;

/**
 * The routes whose paths are most like a path that is none, the nearest first. What is further away than a third
 * of its length is not alike.
 *
 * @param path Decoded, without the base. Case and ending slash do not count.
 */
export function nearestPages(path: string, routes: readonly string[]): readonly string[] {
  const wanted = comparable(path);
  const limit = Math.max(2, wanted.length / 3);
  return routes
    .map((route) => ({route, distance: editDistance(wanted, comparable(route), limit)}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, offered)
    .map(({route}) => route);
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
