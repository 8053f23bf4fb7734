import {execFile} from 'node:child_process';
import {copyFile, mkdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import {readHashes} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {buildGoodSite, copyFixture} from '../../support/sites.ts';
import {tempFolder} from '../../support/temp-folder.ts';

const fixture = join(repository, 'test/fixtures/site-features');

/** Copies the fixture's files in reverse order, which can affect the order of directory entries. */
async function copyBackwards(folder: string): Promise<void> {
  for (const path of Object.keys(await readHashes(fixture)).reverse()) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await copyFile(join(fixture, path), join(folder, path));
  }
}

describe('the same site folder', () => {
  let compiled: CompiledPackage;
  beforeAll(async () => {
    compiled = await compilePackage();
  });

  async function buildIn(cwd: string, flags: readonly string[], env: NodeJS.ProcessEnv) {
    const args = [compiled.bin, 'build', ...flags];
    await promisify(execFile)(process.execPath, args, {cwd, env: {...process.env, ...env}});
    return await readHashes(join(cwd, 'build'));
  }

  it('produces the same bytes regardless of the path, time zone, locale, threads, order of files and cache', async () => {
    const here = await copyFixture('site-features');
    const expected = await buildIn(here, [], {TZ: 'America/Los_Angeles', LC_ALL: 'C'});
    const there = join(await tempFolder(), `${'a long path '.repeat(12)}/ä #%`, 'my site');
    await copyBackwards(there);
    const elsewhere = {
      TZ: 'Pacific/Auckland',
      LC_ALL: 'tr_TR.UTF-8',
      LANG: 'tr_TR.UTF-8',
      UV_THREADPOOL_SIZE: '1',
      GOMAXPROCS: '1',
    };
    expect(await buildIn(there, ['--no-cache'], elsewhere)).toEqual(expected);
    expect(Object.keys(expected).length).toBeGreaterThan(50);
  });

  it('produces the same bytes with a full cache, an empty one and none', async () => {
    const folder = await copyFixture('site-features');
    const outputs: unknown[] = [];
    for (const [outDir, cache] of [
      ['cold', true],
      ['warm', true],
      ['none', false],
    ] as const) {
      await buildGoodSite(folder, {outDir, cache});
      outputs.push(await readHashes(join(folder, outDir)));
    }
    expect(outputs[1]).toEqual(outputs[0]);
    expect(outputs[2]).toEqual(outputs[0]);
  });
});
