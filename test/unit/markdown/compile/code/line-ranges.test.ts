import {describe, expect, it} from 'vitest';
import {parseLineRanges} from '../../../../../src/markdown/compile/code/code-meta.ts';

describe('parseLineRanges', () => {
  it.each([
    ['1', [0]],
    ['1,3-5', [0, 2, 3, 4]],
    ['5-3', [2, 3, 4]],
    [' 2 , 4 ', [1, 3]],
    ['0', []],
    ['1-', []],
    ['-2', []],
    ['', []],
  ])('MD-10 reads `%s` as 1-based lines', (ranges, lines) => {
    expect([...parseLineRanges(ranges, 10)]).toEqual(lines);
  });

  it('stops at the last line, even if a range is longer', () => {
    expect([...parseLineRanges('2-999999999999', 3)]).toEqual([1, 2]);
  });
});
