import {it} from 'vitest';
import {killBuilds} from '../../../support/kill-builds.ts';

it('LINK-11, OUT-01 a process killed at any moment leaves one complete output', async () => {
  await killBuilds(6);
});
