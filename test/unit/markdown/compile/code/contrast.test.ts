import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  contrast,
  formatColor,
  minimumContrast,
  mix,
  parseColor,
  type Rgb,
  readableColor,
} from '../../../../../src/markdown/compile/code/contrast.ts';

const channel = fc.integer({min: 0, max: 255});
const color: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);

describe('contrast', () => {
  it('is 21 between black and white, 1 between equal colours', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1);
  });

  it('agrees with the published ratio of #767676 on white', () => {
    expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2);
  });
});

describe('parseColor', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#D73A49', [215, 58, 73]],
    ['#00000080', [127, 127, 127]],
    ['#0008', [119, 119, 119]],
  ])('reads %s', (text, rgb) => {
    expect(parseColor(text)).toEqual(rgb);
  });

  it.each(['red', 'var(--x)', '#12345', ''])('does not guess at `%s`', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  it('reads the output of formatColor', () => {
    fc.assert(
      fc.property(color, (rgb) => {
        expect(parseColor(formatColor(rgb))).toEqual(rgb);
      }),
    );
  });
});

describe('readableColor', () => {
  it('CFG-12 leaves a readable colour unchanged', () => {
    expect(readableColor([0, 0, 200], [[255, 255, 255]])).toEqual([0, 0, 200]);
  });

  it('CFG-12 darkens a faint colour on a light background', () => {
    expect(formatColor(readableColor([0x99, 0x99, 0x88], [[255, 255, 255]]))).toBe('#77776a');
  });

  it('CFG-12 reaches AA on any background, and on a slightly different one too', () => {
    fc.assert(
      fc.property(color, color, (text, background) => {
        const readable = readableColor(text, [background]);
        expect(contrast(readable, background)).toBeGreaterThanOrEqual(minimumContrast);
      }),
    );
  });

  it('changes in one direction only', () => {
    expect(mix([10, 10, 10], [20, 20, 20], 0.5)).toEqual([15, 15, 15]);
  });
});
