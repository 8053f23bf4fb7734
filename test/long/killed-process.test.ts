import {it} from 'vitest';
import {killBuilds} from '../support/kill-builds.ts';

it('a process killed hundreds of times leaves one complete output each time', async () => {
  await killBuilds(400);
}, 600_000);
