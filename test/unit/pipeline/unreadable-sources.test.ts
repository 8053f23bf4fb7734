import {describe, it} from 'vitest';
import {sharedSite} from '../../support/sites.ts';
import {buildWhileVanishing, sources, stages} from '../../support/vanishing-sources.ts';

const siteWith = sharedSite();

// Ten of 25 combinations, in which each source and each stage occurs twice. `npm run test:long` tries all of them.
describe('a source that is deleted during the build', () => {
  it.each([...sources.entries()])(
    'is omitted or reported, but never an internal error: %i %s',
    async (row, source) => {
      for (const [column, stage] of stages.entries()) {
        if ((row + 2 * column) % stages.length < 2) {
          await buildWhileVanishing(source, stage, siteWith);
        }
      }
    },
  );
});
