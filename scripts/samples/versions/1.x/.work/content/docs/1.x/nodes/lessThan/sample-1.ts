declare function lessThan(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<0 | 1>;
export const lessThanAgrees: Identical<typeof lessThan, 'lessThan'> = true;
export {};
