declare function and(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<0 | 1>;
export const andAgrees: Identical<typeof and, 'and'> = true;
export {};
