declare function withSequence<T extends AnimatableValue>(
  ...animations: [T, ...T[]]
): T;
export const withSequenceAgrees: Identical<typeof withSequence, 'withSequence'> = true;
export {};
