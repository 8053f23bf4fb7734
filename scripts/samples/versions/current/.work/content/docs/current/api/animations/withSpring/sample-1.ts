declare function withSpring<T extends AnimatableValue>(
  toValue: T,
  userConfig?: WithSpringConfig,
  callback?: (finished?: boolean, current?: AnimatableValue) => void
): T;

type WithSpringConfig = {
  stiffness?: number;
  overshootClamping?: boolean;
  restSpeedThreshold?: number;
  restDisplacementThreshold?: number;
  velocity?: number;
} & (
  | {
      mass?: number;
      damping?: number;
      duration?: never;
      dampingRatio?: never;
    }
  | {
      mass?: never;
      damping?: never;
      duration?: number;
      dampingRatio?: number;
    }
);
export const withSpringAgrees: Identical<typeof withSpring, 'withSpring'> = true;
export {};
