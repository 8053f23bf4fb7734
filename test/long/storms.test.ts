import {it} from 'vitest';
import {serveInStorms} from '../support/storms.ts';

it(
  'serves what a clean build writes after storms over folders, 2,000 edits',
  async () => {
    await serveInStorms({runs: 20, storms: 5, deeds: 20});
  },
  60 * 60_000,
);
