import {it} from 'vitest';
import {type Aftermath, cachedSite, damages} from '../support/damage-cache.ts';
import {tempFolder} from '../support/temp-folder.ts';

const aftermaths: readonly Aftermath[] = [true, false].flatMap((isEdited) =>
  [true, false].map((cache) => ({isEdited, cache})),
);

it.each(Object.keys(damages))(
  'produces the output of a clean build, however it is built, when any file of the cache is %s',
  async (damage) => {
    const site = await cachedSite(await tempFolder());
    for (const aftermath of aftermaths) {
      for (const file of await site.files()) {
        if (!(await site.files()).includes(file)) continue;
        await site.survives(file, damage, aftermath);
        // Files that this build did not use are still damaged, so build again.
        await site.survives(file, 'nothing', {isEdited: true, cache: true});
        await site.survives(file, 'nothing', {isEdited: false, cache: true});
      }
    }
  },
);
