import {beforeAll, expect, it} from 'vitest';
import {type CachedSite, cachedSite, damages} from '../../support/damage-cache.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const parent = sharedFolder();
let site: CachedSite;
beforeAll(async () => {
  site = await cachedSite(parent());
});

/** Each kind of damage is tested on every third file. Successive kinds of damage begin with different files. */
const step = 3;

// `npm run test:long` damages every file in every way.
it.each(Object.keys(damages).map((damage, index) => [damage, index % step] as const))(
  'produces the output of a clean build when a file of the cache is %s',
  async (damage, first) => {
    const files = await site.files();
    expect(files.length).toBeGreaterThan(3);
    for (const [index, file] of files.entries()) {
      if (index % step !== first) continue;
      // Some files have different names after each build.
      if (!(await site.files()).includes(file)) continue;
      await site.survives(file, damage, {isEdited: index % 2 === 0, cache: true});
    }
    const [file = ''] = await site.files();
    await site.survives(file, damage, {isEdited: false, cache: false});
  },
);
