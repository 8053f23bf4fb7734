declare function multiply(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<number>;
export const multiplyAgrees: Identical<typeof multiply, 'multiply'> = true;
export {};
