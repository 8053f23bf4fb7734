declare function withDelay<T extends AnimatableValue>(
  delayMS: number,
  delayedAnimation: T
): T;
export const withDelayAgrees: Identical<typeof withDelay, 'withDelay'> = true;
export {};
