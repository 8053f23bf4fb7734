import {beforeAll, expect, it} from 'vitest';
import {type CachedSite, cachedSite, damages} from '../../support/damage-cache.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const parent = sharedFolder();
let site: CachedSite;
beforeAll(async () => {
  site = await cachedSite(parent());
});

it.each(Object.keys(damages))(
  'produces the output of a clean build when any file of the cache is %s',
  async (damage) => {
    const files = await site.files();
    expect(files.length).toBeGreaterThan(3);
    for (const [index, file] of files.entries()) {
      // Builds give different names to some of these files.
      if (!(await site.files()).includes(file)) continue;
      await site.survives(file, damage, {isEdited: index % 2 === 0, cache: true});
    }
    const [file = ''] = await site.files();
    await site.survives(file, damage, {isEdited: false, cache: false});
  },
);
