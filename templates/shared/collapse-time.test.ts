import {expect, it} from 'vitest';
import {collapseTime} from './collapse-time.ts';

it.each([
  [0, 40],
  [36, 192],
  [104, 241],
  [300, 312],
  [1000, 440],
  [2000, 561],
])('COLL-01 opening %i pixels takes %i milliseconds', (height, time) => {
  expect(collapseTime(height)).toBe(time);
});
