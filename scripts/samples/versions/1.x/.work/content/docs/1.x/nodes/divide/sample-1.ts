declare function divide(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<number>;
export const divideAgrees: Identical<typeof divide, 'divide'> = true;
export {};
