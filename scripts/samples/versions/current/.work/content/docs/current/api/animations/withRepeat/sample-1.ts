declare function withRepeat<T extends AnimatableValue>(
  animation: T,
  numberOfReps?: number,
  reverse?: boolean,
  callback?: (finished?: boolean, current?: AnimatableValue) => void
): T;
export const withRepeatAgrees: Identical<typeof withRepeat, 'withRepeat'> = true;
export {};
