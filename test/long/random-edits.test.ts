import {it} from 'vitest';
import {editAtRandom, serveAtRandom, serveInHaste} from '../support/random-edits.ts';

/**
 * Number of edits in each of the first two tests. Every run makes different edits, so ten runs of `EDITS=200 npm run
 * test:long -- random-edits` test as much as one run with 2,000 edits. That run takes an hour.
 */
const total = Number(process.env['EDITS'] ?? 2_000);
const edits = 25;
const runs = Math.ceil(total / edits);

it(`incremental builds equal clean builds, after ${total} edits`, async () => {
  await editAtRandom({runs, edits});
});

it(`serves the same as a clean build, after each of ${total} edits`, async () => {
  await serveAtRandom({runs, edits});
});

it('serves the same as a clean build, after edits in quick succession', async () => {
  await serveInHaste({runs: Math.ceil(runs / 4), edits: 6});
});
