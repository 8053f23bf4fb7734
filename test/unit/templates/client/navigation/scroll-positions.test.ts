import {describe, expect, it} from 'vitest';
import {readPositions} from '../../../../../templates/client/navigation/scroll-positions.ts';

describe('kept scroll positions', () => {
  it('SCRL-04 are read back', () => {
    expect(readPositions('[[1,[0,700]],[2,[0,0]]]')).toEqual([
      [1, [0, 700]],
      [2, [0, 0]],
    ]);
  });

  it('are empty if they cannot be read', () => {
    for (const text of [null, '', '{', '{}', '[1,"a",[null,[0,0]],["1",[0,0]],[1,2]]']) {
      expect(readPositions(text)).toEqual([]);
    }
  });
});
