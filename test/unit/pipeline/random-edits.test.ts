import {it} from 'vitest';
import {editAtRandom} from '../../support/random-edits.ts';

it('comes to the same with a past and without, after any edits', async () => {
  await editAtRandom({runs: 1, edits: 10});
});
