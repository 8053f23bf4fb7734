import {join} from 'node:path';
import {expect, it} from 'vitest';
import {makeManifest} from '../../../src/versions/manifest.ts';
import {removeFrozen, writeFrozen} from '../../../src/versions/write-frozen.ts';
import {refusingSystem, systemError, watchedSystem} from '../../support/failing-disk.ts';
import {readFiles} from '../../support/files.ts';
import {tempFolder} from '../../support/temp-folder.ts';

const state = (text: string) => {
  const files = new Map([
    ['pages/a.html', `<p>${text}</p>\n`],
    ['version.json', '{}\n'],
  ]);
  return {files, manifest: makeManifest('1.x', files, {})};
};

it('leaves the old state or the new one, complete, at any operation that the disk refuses', async () => {
  const site = await tempFolder();
  await writeFrozen({siteFolder: site, ...state('old')});
  const old = await readFiles(join(site, 'content/frozen'));
  let refusals = 0;
  for (let step = 0; ; step += 1) {
    const {system, hasRefused} = refusingSystem(step, {code: 'ENOSPC', lasting: false});
    await writeFrozen({siteFolder: site, ...state('new')}, system).catch(() => undefined);
    if (!hasRefused()) break;
    refusals += 1;
    // The next command begins with the same recovery.
    await removeFrozen(site, 'none').catch(() => undefined);
    const found = await readFiles(join(site, 'content/frozen/1.x'));
    const text = found['pages/a.html'];
    expect(['<p>old</p>\n', '<p>new</p>\n']).toContain(text);
    await writeFrozen({siteFolder: site, ...state('old')});
    expect(await readFiles(join(site, 'content/frozen'))).toEqual(old);
  }
  expect(refusals).toBeGreaterThan(8);
});

it('reports the refused operation, and that nothing was frozen', async () => {
  const system = watchedSystem((operation, [path = '']) => {
    if (operation === 'writeFile' && path.endsWith('a.html')) throw systemError('ENOSPC');
  });
  const writing = writeFrozen({siteFolder: await tempFolder(), ...state('new')}, system);
  await expect(writing).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'frozen-unwritable',
        message: 'The frozen version cannot be written: the disk is full (ENOSPC).',
        file: 'content/frozen/1.x',
        consequence: 'Nothing was frozen, and no existing file has changed.',
      },
    ],
  });
});

it('leaves nothing beside the frozen files, and nothing at all after thawing', async () => {
  const site = await tempFolder();
  await writeFrozen({siteFolder: site, ...state('a')});
  expect(Object.keys(await readFiles(join(site, 'content/frozen')))).toEqual([
    '1.x/manifest.json',
    '1.x/pages/a.html',
    '1.x/version.json',
  ]);
  await removeFrozen(site, '1.x');
  expect(await readFiles(join(site, 'content'))).toEqual({});
});
