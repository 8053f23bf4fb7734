declare function modulo(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<number>;
export const moduloAgrees: Identical<typeof modulo, 'modulo'> = true;
export {};
