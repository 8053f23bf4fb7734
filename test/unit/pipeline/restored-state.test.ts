import {cp, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import * as compiler from '../../../src/markdown/compile/compile-job.ts';
import * as bundles from '../../../src/pages/bundle/make-bundles.ts';
import {readHashes} from '../../support/files.ts';
import {buildGoodSite, siteWith} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';
import {tempFolder} from '../../support/temp-folder.ts';

afterEach(() => vi.restoreAllMocks());

it('compiles and bundles nothing when the cache was restored into a fresh clone', async () => {
  const folder = await siteWith(smallSite);
  await buildGoodSite(folder);
  // As in CI, the copy is in a different folder, and has new time stamps and no output.
  const clone = join(await tempFolder(), 'clone');
  await cp(folder, clone, {recursive: true});
  await rm(join(clone, 'build'), {recursive: true});
  const compiling = vi.spyOn(compiler, 'compileJob');
  const bundling = vi.spyOn(bundles, 'bundleServer');
  const {output} = await buildGoodSite(clone);
  expect([compiling.mock.calls.length, bundling.mock.calls.length]).toEqual([0, 0]);
  expect(output?.filesWritten).toBe(output?.files);
  expect(await readHashes(join(clone, 'build'))).toEqual(await readHashes(join(folder, 'build')));
  await rm(join(clone, '.legacydocs'), {recursive: true});
  await buildGoodSite(clone);
  expect([compiling.mock.calls.length, bundling.mock.calls.length]).toEqual([1, 1]);
});
