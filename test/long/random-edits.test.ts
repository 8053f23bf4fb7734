import {it} from 'vitest';
import {editAtRandom, serveAtRandom} from '../support/random-edits.ts';

it('comes to the same with a past and without, after hundreds of edits', async () => {
  await editAtRandom({runs: 60, edits: 8});
});

it('serves the same as a clean build, after hundreds of edits', async () => {
  await serveAtRandom({runs: 60, edits: 6});
});
