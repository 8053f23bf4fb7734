declare function interpolateColors(
  animationValue: Adaptable<number>,
  options: {
    inputRange: ReadonlyArray<Adaptable<number>>;
    outputColorRange: ReadonlyArray<Adaptable<number | string>>;
  }
): AnimatedNode<number | string>;
export const interpolateColorsAgrees: Identical<typeof interpolateColors, 'interpolateColors'> = true;
export {};
