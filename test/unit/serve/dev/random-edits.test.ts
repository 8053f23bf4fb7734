import {it} from 'vitest';
import {serveAtRandom, serveInHaste} from '../../../support/random-edits.ts';
import {serveInStorms} from '../../../support/storms.ts';

it('ends up with what a clean build writes, whatever was edited', async () => {
  await serveInHaste({runs: 1, edits: 4});
});

it('builds that after each edit', async () => {
  await serveAtRandom({runs: 1, edits: 6});
});

it('ends up with it after storms over whole folders too', async () => {
  await serveInStorms({runs: 1, storms: 2, deeds: 10});
});
