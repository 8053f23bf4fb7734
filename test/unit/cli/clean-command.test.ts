import {mkdir, readdir, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {openOutput} from '../../../src/pipeline/output/open-output.ts';
import {buildGoodSite, siteWith} from '../../support/sites.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

const output = {'build/.nojekyll': '', 'build/_data/routes.json': '["/"]', 'build/index.html': ''};

async function cleaned(folder: string) {
  const io = fakeIo({cwd: folder});
  const code = await run(['clean'], io);
  return {code, out: io.stdout.text(), err: io.stderr.text(), left: (await readdir(folder)).sort()};
}

describe('legacydocs clean', () => {
  it('CLI-06 removes output and cache, reports it, and accepts a clean site', async () => {
    const folder = await folderWith({...output, '.legacydocs/cache/a': '', 'site.config.ts': ''});
    expect(await cleaned(folder)).toEqual({
      code: 0,
      out: 'Removed build and .legacydocs.\n',
      err: '',
      left: ['site.config.ts'],
    });
    expect(await cleaned(folder)).toEqual({
      code: 0,
      out: 'Nothing to remove.\n',
      err: '',
      left: ['site.config.ts'],
    });
  });

  it('keeps a build folder that no build has created', async () => {
    const folder = await folderWith({'build/thesis.txt': 'years of work'});
    expect(await cleaned(folder)).toEqual({
      code: 0,
      out: 'Nothing to remove.\nKept build because it is not the output of this site.\n',
      err: '',
      left: ['build'],
    });
  });

  it('removes files that a killed build left beside its output', async () => {
    const folder = await folderWith({...output, '.build.legacydocs/staging/index.html': ''});
    expect(await cleaned(folder)).toMatchObject({code: 0, out: 'Removed build.\n', left: []});
  });

  it('removes a link to the cache, not its target', async () => {
    const elsewhere = await folderWith({'precious.txt': ''});
    const folder = await folderWith({});
    await symlink(elsewhere, join(folder, '.legacydocs'));
    expect(await cleaned(folder)).toMatchObject({out: 'Removed .legacydocs.\n', left: []});
    expect(await readdir(elsewhere)).toEqual(['precious.txt']);
  });

  it('removes the target of a link called `build`, reports it, and the next build uses the link', async () => {
    const site = await siteWith({});
    const served = join(await folderWith({}), 'served');
    await mkdir(served);
    await symlink(served, join(site, 'build'));
    await buildGoodSite(site);
    expect(await cleaned(site)).toMatchObject({
      code: 0,
      out: `Removed the contents of ${served} and .legacydocs.\n`,
      left: ['build', 'content', 'site.config.ts'],
    });
    expect(await readdir(served)).toEqual([]);
    await buildGoodSite(site);
    expect(await readdir(served)).toContain('index.html');
  });

  it('does not interfere with a running build', async () => {
    const site = await folderWith(output);
    const outDir = join(site, 'build');
    const building = await openOutput({siteFolder: site, outDir, cacheFolder: join(site, '.x')});
    expect(await cleaned(site)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is building into the same output folder'),
    });
    expect(await readdir(outDir)).toContain('index.html');
    await building.discard();
  });
});
