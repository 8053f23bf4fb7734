declare function call<T>(
  args: ReadonlyArray<T | AnimatedNode<T>>,
  callback: (args: ReadonlyArray<T>) => void
): AnimatedNode<0>;
export const callAgrees: Identical<typeof call, 'call'> = true;
export {};
