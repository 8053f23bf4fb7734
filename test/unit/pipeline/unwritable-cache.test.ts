import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readHashes} from '../../support/files.ts';
import {buildGoodSite, siteWith} from '../../support/sites.ts';

const page = {'content/pages/index.md': '# Home\n\nTo [itself](./index.md).\n'};

it.each<[string, (cache: string) => Promise<unknown>, RegExp]>([
  ['is a file', (cache) => writeFile(cache, ''), /could not be saved: .* \((?:EEXIST|ENOTDIR)\)/],
  [
    'is a link that leads nowhere',
    (cache) => symlink(join(cache, '../nowhere/inner'), cache),
    /could not be saved: .* \((?:EEXIST|ENOENT)\)/,
  ],
  [
    'holds files where folders should be',
    async (cache) => {
      await mkdir(cache);
      const names = ['state', 'outputs'];
      await Promise.all(names.map((name) => writeFile(join(cache, name), '')));
    },
    /could not be saved: .* \((?:EEXIST|ENOTDIR)\)/,
  ],
])(
  'builds without a cache, and reports it in one line, when `.legacydocs` %s',
  async (_title, spoil, reason) => {
    const folder = await siteWith(page);
    await buildGoodSite(folder);
    const clean = await readHashes(join(folder, 'build'));
    await rm(join(folder, '.legacydocs'), {recursive: true});
    await rm(join(folder, 'build'), {recursive: true});
    await spoil(join(folder, '.legacydocs'));
    for (const _ of ['first', 'again']) {
      const {output} = await buildGoodSite(folder);
      expect(output?.notes).toEqual([expect.stringMatching(reason)]);
      expect(await readHashes(join(folder, 'build'))).toEqual(clean);
    }
  },
);

it('reports a damaged cache in one line, once', async () => {
  const folder = await siteWith(page);
  await buildGoodSite(folder);
  await writeFile(join(folder, '.legacydocs/state/index'), 'foreign');
  await writeFile(join(folder, 'content/pages/more.md'), '# More\n');
  const notes = async () => (await buildGoodSite(folder)).output?.notes;
  expect(await notes()).toEqual([
    'The cache contained damaged or foreign files (`index`); their contents were rebuilt.',
  ]);
  expect(await notes()).toEqual([]);
});
