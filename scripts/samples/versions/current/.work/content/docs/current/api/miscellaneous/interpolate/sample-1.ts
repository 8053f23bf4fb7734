declare function interpolate(
  x: number,
  input: readonly number[],
  output: readonly number[],
  type?: ExtrapolationType
): number;

type ExtrapolationType =
  | ExtrapolationConfig
  | Extrapolation
  | string
  | undefined;

interface ExtrapolationConfig {
  extrapolateLeft?: Extrapolation | string;
  extrapolateRight?: Extrapolation | string;
}
export const interpolateAgrees: Identical<typeof interpolate, 'interpolate'> = true;
export {};
