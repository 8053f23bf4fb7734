import {describe, it} from 'vitest';
import {sharedSite} from '../support/sites.ts';
import {buildWhileVanishing, sources, stages} from '../support/vanishing-sources.ts';

describe('a source that is deleted during the build', () => {
  const siteWith = sharedSite();

  it.each(sources)(
    'is omitted or reported, but never an internal error, at any stage: %s',
    async (source) => {
      for (const stage of stages) await buildWhileVanishing(source, stage, siteWith);
    },
  );
});
