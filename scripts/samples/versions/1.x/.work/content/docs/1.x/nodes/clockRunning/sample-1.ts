declare function clockRunning(clock: AnimatedClock): AnimatedNode<0 | 1>;
export const clockRunningAgrees: Identical<typeof clockRunning, 'clockRunning'> = true;
export {};
