import {expect, it} from 'vitest';
import {placeView} from '../../../content/figures/layout-animations/placement.ts';

const view = {originX: 100, originY: 100, width: 40, height: 20};

function corners(...style: Parameters<typeof placeView>[1]) {
  return placeView(view, style).corners.map(({x, y}) => [
    Math.round(x * 100) / 100,
    Math.round(y * 100) / 100,
  ]);
}

it('does not move a view without style', () => {
  expect(corners()).toEqual([
    [100, 100],
    [140, 100],
    [140, 120],
    [100, 120],
  ]);
});

it('turns about the centre, clockwise', () => {
  expect(corners({property: 'rotate', value: Math.PI / 2})[0]).toEqual([130, 90]);
});

it('applies transforms in their order: a shift after a turn follows the turn', () => {
  const turn = {property: 'rotate', value: Math.PI / 2} as const;
  const shift = {property: 'translateX', value: 10} as const;
  expect(corners(turn, shift)[0]).toEqual([130, 100]);
  expect(corners(shift, turn)[0]).toEqual([140, 90]);
});

it('enlarges parts that rotate towards the reader by perspective', () => {
  // The lower edge of the rotated view is 10 · sin 60° closer to the viewer, so it is enlarged by 500 / (500 − 8.66).
  const [, , right] = corners(
    {property: 'perspective', value: 500},
    {property: 'rotateX', value: Math.PI / 3},
  );
  expect(right).toEqual([140.35, 115.09]);
});

it('slants x by y', () => {
  expect(corners({property: 'skewX', value: Math.PI / 4})[0]).toEqual([90, 100]);
});

it('moves and sizes the frame itself', () => {
  expect(corners({property: 'originX', value: 0}, {property: 'width', value: 10})[2]).toEqual([
    10, 120,
  ]);
});
