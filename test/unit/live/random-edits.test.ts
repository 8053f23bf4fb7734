import {it} from 'vitest';
import {serveAtRandom} from '../../support/random-edits.ts';

it('ends up with what a clean build writes, whatever was edited', {timeout: 120_000}, async () => {
  await serveAtRandom({runs: 1, edits: 4});
});
