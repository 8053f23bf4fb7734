declare function proc<T extends (Adaptable<Value> | undefined)[]>(
  func: (...args: T) => AnimatedNode<number>
): typeof func;
export const procAgrees: Identical<typeof proc, 'proc'> = true;
export {};
