declare function withTiming<T extends AnimatableValue>(
  toValue: T,
  userConfig?: WithTimingConfig,
  callback?: (finished?: boolean, current?: AnimatableValue) => void
): T;

interface WithTimingConfig {
  duration?: number;
  easing?: EasingFunction | EasingFunctionFactory;
}

type EasingFunction = (value: number) => number;
type EasingFunctionFactory = { factory: () => EasingFunction };
export const withTimingAgrees: Identical<typeof withTiming, 'withTiming'> = true;
export {};
