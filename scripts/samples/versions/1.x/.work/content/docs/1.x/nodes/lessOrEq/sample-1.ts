declare function lessOrEq(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<0 | 1>;
export const lessOrEqAgrees: Identical<typeof lessOrEq, 'lessOrEq'> = true;
export {};
