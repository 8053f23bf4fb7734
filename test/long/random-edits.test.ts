import {it} from 'vitest';
import {editAtRandom, serveAtRandom, serveInHaste} from '../support/random-edits.ts';

/** How many edits, under `build` and under `serve` each: `EDITS=200 npm run test:long -- random-edits`. */
const total = Number(process.env['EDITS'] ?? 2_000);
const edits = 25;
const runs = Math.ceil(total / edits);

it('comes to the same with a past and without, after 2,000 edits', async () => {
  await editAtRandom({runs, edits});
});

it('serves the same as a clean build, after each of 2,000 edits', async () => {
  await serveAtRandom({runs, edits});
});

it('serves the same as a clean build, after edits in haste', async () => {
  await serveInHaste({runs: Math.ceil(runs / 4), edits: 6});
});
