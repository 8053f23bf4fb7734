declare function greaterThan(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<0 | 1>;
export const greaterThanAgrees: Identical<typeof greaterThan, 'greaterThan'> = true;
export {};
