declare function sub(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<number>;
export const subAgrees: Identical<typeof sub, 'sub'> = true;
export {};
