import {describe, expect, it} from 'vitest';
import {type Extrapolation, interpolate} from '../../../content/figures/interpolate/interpolate.ts';

const both = (how: Extrapolation) => ({left: how, right: how});

/** The expected values were recorded from `interpolate` in 3.3.0. */
describe('interpolate as it was published', () => {
  it.each([
    ['extend', [-1, 0, 0.5, 0.75, 0.5, 0]],
    ['clamp', [0, 0, 0.5, 0.75, 0.5, 0.5]],
    ['identity', [-50, 0, 0.5, 0.75, 0.5, 150]],
  ] as const)('%s inside and outside', (how, values) => {
    const at = (x: number): number => interpolate(x, [0, 50, 100], [0, 1, 0.5], both(how));
    expect([-50, 0, 25, 75, 100, 150].map(at)).toEqual(values);
  });

  it('downwards', () => {
    const at = (x: number): number => interpolate(x, [0, 1], [100, 0], both('clamp'));
    expect([-1, 0, 2].map(at)).toEqual([100, 100, 0]);
  });

  it('has no outside where the output does not change', () => {
    const at = (x: number): number => interpolate(x, [0, 1], [5, 5], both('identity'));
    expect([-1, 0, 2].map(at)).toEqual([5, 5, 5]);
  });

  it('gives the left output in a segment without width', () => {
    const at = (x: number): number => interpolate(x, [0, 0, 5], [1, 2, 3], both('clamp'));
    expect([0, 1, 5, 6].map(at)).toEqual([1, 2.2, 3, 3]);
  });

  it('each side for itself', () => {
    const at = (x: number): number =>
      interpolate(x, [-100, 0], [2, 1], {left: 'extend', right: 'clamp'});
    expect([-200, 50].map(at)).toEqual([3, 1]);
  });
});
