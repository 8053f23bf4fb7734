declare function min(
  left: Adaptable<number>,
  right: Adaptable<number>
): AnimatedNode<number>;
export const minAgrees: Identical<typeof min, 'min'> = true;
export {};
