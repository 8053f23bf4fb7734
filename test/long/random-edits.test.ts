import {it} from 'vitest';
import {editAtRandom} from '../support/random-edits.ts';

it('comes to the same with a past and without, after hundreds of edits', async () => {
  await editAtRandom({runs: 60, edits: 8});
});
