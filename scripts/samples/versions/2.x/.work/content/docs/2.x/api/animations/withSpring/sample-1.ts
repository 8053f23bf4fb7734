declare function withSpring<T extends AnimatableValue>(
  toValue: T,
  userConfig?: WithSpringConfig,
  callback?: (finished?: boolean, current?: AnimatableValue) => void
): T;

interface WithSpringConfig {
  damping?: number;
  mass?: number;
  stiffness?: number;
  overshootClamping?: boolean;
  restSpeedThreshold?: number;
  restDisplacementThreshold?: number;
  velocity?: number;
}
export const withSpringAgrees: Identical<typeof withSpring, 'withSpring'> = true;
export {};
