import {expect, it} from 'vitest';
import {workersFor} from '../../../../src/core/async/workers.ts';

it.each([
  // Items, cores, limit (of memory or as requested), workers.
  [1, 8, 8, 1],
  [48, 8, 8, 1],
  [49, 8, 8, 2],
  [166, 2, 2, 1],
  [499, 2, 2, 1],
  [500, 2, 2, 2],
  [499, 8, 8, 7],
  [500, 8, 8, 8],
  [499, 8, 3, 3],
  [499, 1, 1, 1],
  [499, undefined, 2, 2],
])(
  'a job with %j items on %j cores, at most %3$j workers, has %4$j',
  (count, cores, size, workers) => {
    expect(workersFor({count}, {size, cores})).toBe(workers);
  },
);

it('a serial job has one worker', () => {
  expect(workersFor({count: 10_000, isSerial: true}, {size: 8, cores: 8})).toBe(1);
});
