import {describe, expect, it} from 'vitest';
import {nearest} from '../../../../src/core/diagnostics/diagnostic.ts';

describe('nearest', () => {
  it.each([
    ['useSharedValu', ['useSharedValue', 'useDerivedValue'], 'useSharedValue'],
    ['abuot', ['config', 'about'], 'about'],
    ['TITLE', ['tagline', 'title'], 'title'],
    ['ab', ['ac', 'ad'], 'ac'],
  ])('finds %s as the closest of %j', (name, candidates, meant) => {
    expect(nearest(name, candidates)).toBe(meant);
  });

  it.each([
    ['3.0', ['2.x', '1.x']],
    ['nope', ['docs']],
    ['x', []],
  ])('does not guess the meaning of %s among %j', (name, candidates) => {
    expect(nearest(name, candidates)).toBeUndefined();
  });
});
