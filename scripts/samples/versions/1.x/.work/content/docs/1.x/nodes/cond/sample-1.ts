declare function cond<T1 extends Value = number, T2 extends Value = number>(
  conditionNode: Adaptable<number>,
  ifNode: Adaptable<T1>,
  elseNode?: Adaptable<T2>
): AnimatedNode<T1 | T2>;
export const condAgrees: Identical<typeof cond, 'cond'> = true;
export {};
