declare function decay(
  clock: AnimatedClock,
  state: DecayState,
  config: DecayConfig
): AnimatedNode<number>;

declare function decay(
  node: AnimatedNode<number>,
  config: DecayConfig
): BackwardCompatibleWrapper;

interface DecayState {
  finished: AnimatedValue<number>;
  velocity: AnimatedValue<number>;
  position: AnimatedValue<number>;
  time: AnimatedValue<number>;
}

interface DecayConfig {
  deceleration: Adaptable<number>;
}
export const decayAgrees: Identical<typeof decay, 'decay'> = true;
export {};
