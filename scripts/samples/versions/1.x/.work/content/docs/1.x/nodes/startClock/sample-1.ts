declare function startClock(clock: AnimatedClock): AnimatedNode<0>;
export const startClockAgrees: Identical<typeof startClock, 'startClock'> = true;
export {};
