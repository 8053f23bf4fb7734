import {it} from 'vitest';
import {endlessBuilds} from '../../../support/endless-builds.ts';

// `npm run test:long` sends both signals to each build.
it.each(
  Object.entries(endlessBuilds).map(
    ([what, expectEnd], index) =>
      [index % 2 === 0 ? 'SIGINT' : 'SIGTERM', what, expectEnd] as const,
  ),
)('%s ends a build with %s', async (signal, _what, expectEnd) => {
  await expectEnd(signal);
});
