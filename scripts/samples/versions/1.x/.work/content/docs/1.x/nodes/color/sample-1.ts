declare function color(
  r: Adaptable<number>,
  g: Adaptable<number>,
  b: Adaptable<number>,
  a?: Adaptable<number>
): AnimatedNode<number | string>;
export const colorAgrees: Identical<typeof color, 'color'> = true;
export {};
