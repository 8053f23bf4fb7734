declare function interpolate(
  value: Adaptable<number>,
  config: InterpolationConfig
): AnimatedNode<number>;

interface InterpolationConfig {
  inputRange: ReadonlyArray<Adaptable<number>>;
  outputRange: ReadonlyArray<Adaptable<number | string>>;
  extrapolate?: Extrapolate;
  extrapolateLeft?: Extrapolate;
  extrapolateRight?: Extrapolate;
}
export const interpolateAgrees: Identical<typeof interpolate, 'interpolate'> = true;
export {};
