declare function add(
  a: Adaptable<number>,
  b: Adaptable<number>,
  ...others: Adaptable<number>[]
): AnimatedNode<number>;
export const addAgrees: Identical<typeof add, 'add'> = true;
export {};
