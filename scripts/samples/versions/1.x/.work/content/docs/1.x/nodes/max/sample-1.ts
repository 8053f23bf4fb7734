declare function max(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<number>;
export const maxAgrees: Identical<typeof max, 'max'> = true;
export {};
