declare function timing(
  clock: AnimatedClock,
  state: TimingState,
  config: TimingConfig
): AnimatedNode<number>;

declare function timing(
  node: AnimatedNode<number>,
  config: TimingConfig
): BackwardCompatibleWrapper;

interface TimingState {
  finished: AnimatedValue<number>;
  position: AnimatedValue<number>;
  time: AnimatedValue<number>;
  frameTime: AnimatedValue<number>;
}

interface TimingConfig {
  toValue: Adaptable<number>;
  duration: Adaptable<number>;
  easing: EasingFunction;
}
export const timingAgrees: Identical<typeof timing, 'timing'> = true;
export {};
