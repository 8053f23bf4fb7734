import {it} from 'vitest';
import {editAtRandom} from '../../support/random-edits.ts';

it('comes to the same with a past and without, after any edits', async () => {
  await editAtRandom({runs: 2, edits: 4});
}, 120_000);
