declare function block<T1 extends Value = number, T2 extends Value = any>(
  items: ReadonlyArray<Adaptable<T2>>
): AnimatedNode<T1>;
export const blockAgrees: Identical<typeof block, 'block'> = true;
export {};
