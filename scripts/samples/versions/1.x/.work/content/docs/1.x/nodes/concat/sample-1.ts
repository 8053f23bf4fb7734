declare function concat(
  ...args: Array<Adaptable<string> | Adaptable<number>>
): AnimatedNode<string>;
export const concatAgrees: Identical<typeof concat, 'concat'> = true;
export {};
