import {it} from 'vitest';
import {editAtRandom} from '../../support/random-edits.ts';

it('incremental builds equal clean builds, after any edits', async () => {
  await editAtRandom({runs: 1, edits: 10});
});
