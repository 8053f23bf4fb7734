import {describe, it} from 'vitest';
import {endlessBuilds} from '../support/endless-builds.ts';

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it.each(Object.entries(endlessBuilds))('ends a build with %s', async (_what, expectEnd) => {
    await expectEnd(signal);
  });
});
