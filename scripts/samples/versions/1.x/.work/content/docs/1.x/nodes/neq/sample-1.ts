declare function neq(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<0 | 1>;
export const neqAgrees: Identical<typeof neq, 'neq'> = true;
export {};
