import {expect, it} from 'vitest';
import {editDistance} from '../../../src/lookup/edit-distance.ts';

it.each([
  ['value', 'value', 0],
  ['value', 'vaule', 1],
  ['value', 'valu', 1],
  ['value', 'valuee', 1],
  ['value', 'volue', 1],
  ['value', 'vlae', 2],
  ['', 'ab', 2],
])('between %j and %j it is %d', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance);
});

it('gives up above the limit', () => {
  expect(editDistance('interpolate', 'measure', 2)).toBeGreaterThan(2);
});
