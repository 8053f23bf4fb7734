/** Behaviour outside the given points. */
export type Extrapolation = 'extend' | 'clamp' | 'identity';

export interface ExtrapolationSides {
  readonly left: Extrapolation;
  readonly right: Extrapolation;
}

/** Line through two points. */
interface Line {
  readonly from: {readonly input: number; readonly output: number};
  readonly to: {readonly input: number; readonly output: number};
}

/**
 * Maps a number from one range to another.
 *
 * Source: `interpolate` and `internalInterpolate` in `src/reanimated2/interpolation.ts` (3.3.0; the same in 2.14.4).
 *
 * @param input At least two points in increasing order.
 * @param output Values at these points.
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
  // The library compares outputs, not inputs, to decide on which side of the points `x` is.
  const upwards = to.output >= from.output;
  const isLeft = upwards ? value < from.output : value > from.output;
  const isRight = upwards ? value > to.output : value < to.output;
  if (isLeft) return extrapolate(left, x, value, from.output);
  return isRight ? extrapolate(right, x, value, to.output) : value;
}

/** Returns the line that applies at `x`. Beyond the ends, the outermost lines continue. */
function lineAt(x: number, input: readonly number[], output: readonly number[]): Line {
  const reached = input.findIndex((point, index) => index > 0 && x <= point);
  const end = reached === -1 ? input.length - 1 : reached;
  const point = (index: number) => ({
    input: input[index] ?? Number.NaN,
    output: output[index] ?? Number.NaN,
  });
  return {from: point(end - 1), to: point(end)};
}

function extrapolate(extrapolation: Extrapolation, x: number, value: number, edge: number): number {
  if (extrapolation === 'identity') return x;
  return extrapolation === 'clamp' ? edge : value;
}
