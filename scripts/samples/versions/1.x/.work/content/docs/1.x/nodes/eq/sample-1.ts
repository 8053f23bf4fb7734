declare function eq(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<0 | 1>;
export const eqAgrees: Identical<typeof eq, 'eq'> = true;
export {};
