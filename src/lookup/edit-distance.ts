/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to turn one word into another
 * (optimal string alignment).
 *
 * @returns A number above `limit`, not necessarily the distance, where it is more than that.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  const [left, right] = withoutSameEnds(from, to);
  const [shorter, longer] = [left.length, right.length].sort((a, b) => a - b);
  if (shorter === 0) return longer ?? 0;
  // What differs at both ends is one slip only if it is one letter, or two that are swapped.
  if (limit === 1 && (longer ?? 0) > 2) return 2;
  return distanceBetween(left, right, limit);
}

function withoutSameEnds(from: string, to: string): readonly [string, string] {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  const most = Math.min(from.length, to.length) - start;
  while (end < most && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  return [from.slice(start, from.length - end), to.slice(start, to.length - end)];
}

function distanceBetween(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: to.length + 1}, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
