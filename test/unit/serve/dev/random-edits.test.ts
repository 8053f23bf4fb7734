import {it} from 'vitest';
import {serveAtRandom, serveInHaste} from '../../../support/random-edits.ts';
import {serveInStorms} from '../../../support/storms.ts';

it('ends with the output of a clean build, after any edits', async () => {
  await serveInHaste({runs: 1, edits: 4});
});

it('has it after each edit', async () => {
  await serveAtRandom({runs: 1, edits: 6});
});

it('ends with it after storms over complete folders, too', async () => {
  await serveInStorms({runs: 1, storms: 2, deeds: 10});
});
