declare function stopClock(clock: AnimatedClock): AnimatedNode<0>;
export const stopClockAgrees: Identical<typeof stopClock, 'stopClock'> = true;
export {};
