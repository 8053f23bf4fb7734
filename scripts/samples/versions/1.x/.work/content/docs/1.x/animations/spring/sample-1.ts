declare function spring(
  clock: AnimatedClock,
  state: SpringState,
  config: SpringConfig
): AnimatedNode<number>;

declare function spring(
  node: AnimatedNode<number>,
  config: SpringConfig
): BackwardCompatibleWrapper;

interface SpringState {
  finished: AnimatedValue<number>;
  position: AnimatedValue<number>;
  velocity: AnimatedValue<number>;
  time: AnimatedValue<number>;
}

interface SpringConfig {
  damping: Adaptable<number>;
  mass: Adaptable<number>;
  stiffness: Adaptable<number>;
  overshootClamping: Adaptable<number> | boolean;
  restSpeedThreshold: Adaptable<number>;
  restDisplacementThreshold: Adaptable<number>;
  toValue: Adaptable<number>;
}
export const springAgrees: Identical<typeof spring, 'spring'> = true;
export {};
