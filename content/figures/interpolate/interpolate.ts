/** What happens outside of the given points. */
export type Extrapolation = 'extend' | 'clamp' | 'identity';

export interface ExtrapolationSides {
  readonly left: Extrapolation;
  readonly right: Extrapolation;
}

/** Two points that a line goes through. */
interface Line {
  readonly from: {readonly input: number; readonly output: number};
  readonly to: {readonly input: number; readonly output: number};
}

/**
 * Map a number from one range to another.
 *
 * Source: `interpolate` and `internalInterpolate` in `src/reanimated2/interpolation.ts` (3.3.0; the same in 2.14.4).
 *
 * @param input Increasing points, at least two.
 * @param output The values there, as many.
 */
export function interpolate(
  x: number,
  input: readonly number[],
  output: readonly number[],
  {left, right}: ExtrapolationSides,
): number {
  const {from, to} = lineAt(x, input, output);
  if (from.input === to.input) return from.output;
  const progress = (x - from.input) / (to.input - from.input);
  const value = from.output + progress * (to.output - from.output);
  // Which side of the points x lies on is told by the output, whichever way that goes.
  const upwards = to.output >= from.output;
  const isLeft = upwards ? value < from.output : value > from.output;
  const isRight = upwards ? value > to.output : value < to.output;
  if (isLeft) return extrapolate(left, x, value, from.output);
  return isRight ? extrapolate(right, x, value, to.output) : value;
}

/** The line that applies at `x`; beyond the ends the outer ones go on. */
function lineAt(x: number, input: readonly number[], output: readonly number[]): Line {
  const reached = input.findIndex((point, index) => index > 0 && x <= point);
  const end = reached === -1 ? input.length - 1 : reached;
  const point = (index: number) => ({
    input: input[index] ?? Number.NaN,
    output: output[index] ?? Number.NaN,
  });
  return {from: point(end - 1), to: point(end)};
}

function extrapolate(how: Extrapolation, x: number, value: number, edge: number): number {
  if (how === 'identity') return x;
  return how === 'clamp' ? edge : value;
}
