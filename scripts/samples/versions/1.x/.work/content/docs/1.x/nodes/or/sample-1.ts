declare function or(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<0 | 1>;
export const orAgrees: Identical<typeof or, 'or'> = true;
export {};
