import {chmod, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {afterEach, expect, it, vi} from 'vitest';
import {installLibrary} from '../../../scripts/samples/install-library.ts';
import {writeFiles} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {tempFolder} from '../../support/temp-folder.ts';

afterEach(() => vi.unstubAllEnvs());

/** Creates a version's folder, and a fake `npm` that runs a script with the arguments in `$@`. */
async function folderWithNpm(npm: string): Promise<string> {
  const folder = await tempFolder();
  await writeFiles(folder, {'package-lock.json': '{}\n', 'bin/npm': `#!/bin/sh\n${npm}\n`});
  await chmod(join(folder, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env['PATH']}`);
  return folder;
}

it('installs once for each lockfile, without running scripts of packages, and announces it before', async () => {
  const folder = await folderWithNpm('mkdir -p node_modules; echo "$@" >> calls');
  const say = vi.fn();
  await installLibrary(folder, say);
  await installLibrary(folder, say);
  expect(await readFile(join(folder, 'calls'), 'utf8')).toBe(
    'ci --ignore-scripts --no-audit --no-fund\n',
  );
  expect(say).toHaveBeenCalledTimes(1);

  await writeFile(join(folder, 'package-lock.json'), '{"edited": true}\n');
  await installLibrary(folder, say);
  expect(say).toHaveBeenCalledTimes(2);
});

it('passes on the error of npm, and tries again the next time', async () => {
  const folder = await folderWithNpm('echo no network >&2; exit 1');
  const say = vi.fn();
  for (const _ of [1, 2]) {
    await expect(installLibrary(folder, say)).rejects.toThrow(
      `\`npm ci\` failed in ${folder}:\nno network`,
    );
  }
  expect(say).toHaveBeenCalledTimes(2);
});

it('reports a missing lockfile', async () => {
  const folder = await tempFolder();
  await expect(installLibrary(folder, () => {})).rejects.toThrow(
    `There is no \`package-lock.json\` in ${folder}.`,
  );
});

it('names no registry in the lockfiles', async () => {
  const locks = await glob('scripts/samples/versions/*/package-lock.json', {
    cwd: repository,
    absolute: true,
  });
  expect(locks).toHaveLength(3);
  for (const lock of locks) expect(await readFile(lock, 'utf8')).not.toContain('"resolved"');
});
