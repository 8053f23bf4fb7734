/**
 * Two control points in the order of `Easing.bezier` and CSS: x1, y1, x2, y2. Both x coordinates are between 0 and 1.
 */
export type ControlPoints = readonly [x1: number, y1: number, x2: number, y2: number];

/**
 * Returns the points with one coordinate replaced.
 *
 * @param index Index of the coordinate, from 0 to 3.
 */
export function withCoordinate(
  [x1, y1, x2, y2]: ControlPoints,
  index: number,
  value: number,
): ControlPoints {
  const at = (own: number, old: number): number => (own === index ? value : old);
  return [at(0, x1), at(1, y1), at(2, x2), at(3, y2)];
}

/** Number of bisections of the unit interval: more than the precision of a double. */
const halvings = 60;

/**
 * Returns the cubic Bézier curve from (0, 0) to (1, 1) as a function of x, as CSS defines `cubic-bezier()`.
 *
 * The library solves the same equation with a table and Newton's method: `src/reanimated2/Bezier.ts` (2.14.4, 3.3.0),
 * `ios/Nodes/REABezierNode.m` (1.13.4). Its results differ by less than 0.00002.
 */
export function bezier([x1, y1, x2, y2]: ControlPoints): (x: number) => number {
  return (x) => {
    if (x <= 0 || x >= 1) return Math.min(Math.max(x, 0), 1);
    // x increases with t, so bisection always finds the solution.
    let [low, high] = [0, 1];
    for (let remaining = halvings; remaining > 0; remaining -= 1) {
      const middle = (low + high) / 2;
      if (coordinate(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return coordinate(y1, y2, low);
  };
}

/** Returns one coordinate of the curve at `t`. It is 0 at the start and 1 at the end. */
function coordinate(first: number, second: number, t: number): number {
  const rest = 1 - t;
  return 3 * rest * rest * t * first + 3 * rest * t * t * second + t ** 3;
}
