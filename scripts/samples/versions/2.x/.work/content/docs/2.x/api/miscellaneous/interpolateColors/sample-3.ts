interpolateColor(p, [0, 1], colors, 'RGB', { gamma: 1 });
interpolateColor(p, [0, 1], colors, 'HSV');
interpolateColor(p, [0, 1], colors, 'HSV', {
  useCorrectedHSVInterpolation: false,
});
export {};
