declare function pow(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<number>;
export const powAgrees: Identical<typeof pow, 'pow'> = true;
export {};
