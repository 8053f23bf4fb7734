import {describe, expect, it} from 'vitest';
import {
  type Blend,
  blend,
  type Color,
  parseHex,
  toCss,
  toHex,
} from '../../../content/figures/color/color.ts';

const green: Color = [0, 255, 0];
const pink: Color = [255, 192, 203];
const yellow: Color = [255, 255, 0];
const purple: Color = [128, 0, 128];

/**
 * Results of `interpolateColor` in 3.3.0 at 0.25, 0.5 and 0.75. Without gamma correction, the library does not round
 * its results; the values below are rounded.
 */
const published: readonly (readonly [Blend, Color, Color, readonly Color[]])[] = [
  [
    {space: 'RGB', gamma: 1},
    green,
    pink,
    [
      [64, 239, 51],
      [128, 224, 102],
      [191, 208, 152],
    ],
  ],
  [
    {space: 'RGB', gamma: 2.2},
    green,
    pink,
    [
      [136, 241, 108],
      [186, 226, 148],
      [224, 210, 178],
    ],
  ],
  [
    {space: 'HSV', corrected: false},
    green,
    pink,
    [
      [48, 255, 246],
      [96, 110, 255],
      [240, 144, 255],
    ],
  ],
  [
    {space: 'HSV', corrected: true},
    green,
    pink,
    [
      [161, 255, 48],
      [255, 241, 96],
      [255, 185, 144],
    ],
  ],
  [
    {space: 'HSV', corrected: false},
    yellow,
    purple,
    [
      [0, 223, 0],
      [0, 192, 192],
      [0, 0, 160],
    ],
  ],
  [
    {space: 'HSV', corrected: true},
    yellow,
    purple,
    [
      [223, 112, 0],
      [192, 0, 0],
      [160, 0, 80],
    ],
  ],
];

describe('a blend of two colours', () => {
  it.each(published)('%o equals the published one', (how, from, to, colors) => {
    expect([0.25, 0.5, 0.75].map((progress) => blend(from, to, progress, how))).toEqual(colors);
  });

  it.each(published)('%o begins and ends with its colours', (how, from, to) => {
    expect([blend(from, to, 0, how), blend(from, to, 1, how)]).toEqual([from, to]);
  });

  it('of greys has no hue', () => {
    const how: Blend = {space: 'HSV', corrected: true};
    expect(blend([0, 0, 0], [255, 255, 255], 0.5, how)).toEqual([128, 128, 128]);
  });
});

describe('a colour as text', () => {
  it('is read with three or six digits', () => {
    expect(parseHex('#0cf')).toEqual([0, 204, 255]);
    expect(parseHex(' 00CCFF ')).toEqual([0, 204, 255]);
    expect(['', '#0c', '#0cff', 'green', '#gggggg'].map(parseHex)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('is written for CSS and for fields', () => {
    expect([toHex([0, 204, 255]), toCss([0, 204, 255])]).toEqual(['#00ccff', 'rgb(0, 204, 255)']);
  });
});
