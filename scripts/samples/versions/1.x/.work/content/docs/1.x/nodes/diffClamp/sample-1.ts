declare function diffClamp(
  value: Adaptable<number>,
  minVal: Adaptable<number>,
  maxVal: Adaptable<number>
): AnimatedNode<number>;
export const diffClampAgrees: Identical<typeof diffClamp, 'diffClamp'> = true;
export {};
