import {readdir, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

const output = {'build/.nojekyll': '', 'build/_data/routes.json': '["/"]', 'build/index.html': ''};

async function cleaned(folder: string) {
  const io = fakeIo({cwd: folder});
  const code = await run(['clean'], io);
  return {code, out: io.stdout.text(), err: io.stderr.text(), left: (await readdir(folder)).sort()};
}

describe('legacydocs clean', () => {
  it('CLI-06 removes output and cache, says so, and is content with nothing to do', async () => {
    const folder = await folderWith({...output, '.legacydocs/cache/a': '', 'site.config.ts': ''});
    expect(await cleaned(folder)).toEqual({
      code: 0,
      out: 'Removed build and .legacydocs.\n',
      err: '',
      left: ['site.config.ts'],
    });
    expect(await cleaned(folder)).toEqual({
      code: 0,
      out: 'There was nothing to remove.\n',
      err: '',
      left: ['site.config.ts'],
    });
  });

  it('keeps a build folder that no build has made', async () => {
    const folder = await folderWith({'build/thesis.txt': 'years of work'});
    expect(await cleaned(folder)).toEqual({
      code: 0,
      out: 'There was nothing to remove.\nKept build: it is not the output of a build.\n',
      err: '',
      left: ['build'],
    });
  });

  it('removes what a killed build left beside its output', async () => {
    const folder = await folderWith({...output, '.build.legacydocs/staging/index.html': ''});
    expect(await cleaned(folder)).toMatchObject({code: 0, out: 'Removed build.\n', left: []});
  });

  it('removes a link to the cache, not what it leads to', async () => {
    const elsewhere = await folderWith({'precious.txt': ''});
    const folder = await folderWith({});
    await symlink(elsewhere, join(folder, '.legacydocs'));
    expect(await cleaned(folder)).toMatchObject({out: 'Removed .legacydocs.\n', left: []});
    expect(await readdir(elsewhere)).toEqual(['precious.txt']);
  });
});
