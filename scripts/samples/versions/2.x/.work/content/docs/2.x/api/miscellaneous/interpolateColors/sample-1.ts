declare function interpolateColor<T extends string | number>(
  value: number,
  inputRange: readonly number[],
  outputRange: readonly T[],
  colorSpace?: 'RGB' | 'HSV',
  options?: InterpolationOptions
): T;

type InterpolationOptions = {
  gamma?: number;
  useCorrectedHSVInterpolation?: boolean;
};
export const interpolateColorAgrees: Identical<typeof interpolateColor, 'interpolateColor'> = true;
export {};
