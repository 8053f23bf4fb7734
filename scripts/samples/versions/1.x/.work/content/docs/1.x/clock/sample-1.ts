declare class AnimatedClock extends AnimatedNode<number> {
  constructor();
}
export const AnimatedClockAgrees: Identical<typeof AnimatedClock, 'AnimatedClock'> = true;
export {};
