declare function greaterOrEq(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<0 | 1>;
export const greaterOrEqAgrees: Identical<typeof greaterOrEq, 'greaterOrEq'> = true;
export {};
