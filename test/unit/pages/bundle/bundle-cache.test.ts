import {cp, readFile, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {openSiteCache} from '../../../../src/core/cache/site-cache.ts';
import {loadServer} from '../../../../src/pages/bundle/load-server.ts';
import type {Bundle, BundleInput} from '../../../../src/pages/types.ts';
import {nextTick, tempFolder} from '../../../support/temp-folder.ts';
import {sampleDocument} from '../../templates/sample-data.ts';
import {bundleFolder, compiledPartial, fixture} from './bundle-fixture.ts';

let site: string;
let cacheFolder: string;
let remembered: number;
beforeEach(async () => {
  const parent = await tempFolder();
  site = join(parent, 'site');
  cacheFolder = join(parent, 'state');
  remembered = 0;
  await cp(fixture('theme-basic'), site, {recursive: true});
  await nextTick(parent);
});

/** Bundles with a cache, and counts the bundles that are new and those from the cache. */
async function bundle(changes: Partial<BundleInput> = {}): Promise<Bundle> {
  const siteCache = openSiteCache(cacheFolder, site);
  siteCache.begin();
  const remember: typeof siteCache.remember = (...args) => {
    remembered += 1;
    siteCache.remember(...args);
  };
  const bundled = await bundleFolder(site, {siteCache: {...siteCache, remember}, ...changes});
  await bundled.cache();
  siteCache.end(true);
  return bundled;
}

it('returns the same files and the same theme from the cache, without bundling', async () => {
  const first = await bundle();
  const again = await bundle();
  expect(remembered).toBe(1);
  const {
    explain: _explain,
    locateFlaw: _locateFlaw,
    cache: _cache,
    serverFiles,
    ...bundled
  } = first;
  expect(again).toMatchObject(bundled);
  expect(again.serverFiles()).toEqual(serverFiles());
  const documents = await Promise.all(
    [first, again].map(async (one) =>
      (await loadServer(one.serverFiles())).theme.renderDocument(sampleDocument()),
    ),
  );
  expect(documents[1]).toBe(documents[0]);
});

it.each<[string, () => Promise<Partial<BundleInput> | undefined>]>([
  [
    'a component changes',
    async () => {
      await writeFile(join(site, 'content/counter.tsx'), 'export const Counter = () => <i>3</i>;');
      return undefined;
    },
  ],
  [
    'a template is replaced',
    async () => {
      await cp(fixture('site-features/templates'), join(site, 'templates'), {recursive: true});
      return undefined;
    },
  ],
  [
    'a `package.json` says something else of the files around it',
    async () => {
      await writeFile(join(site, 'package.json'), '{"type": "module"}');
      return undefined;
    },
  ],
  ['imported Markdown compiles to something else', async () => ({compileModule: changedPartial})],
  ['styles change', async () => ({extraStyles: '.token { color: #654321; }'})],
  [
    'what was bundled is damaged',
    async () => {
      const index = join(cacheFolder, 'state/index');
      await truncate(index, (await readFile(index)).length - 1);
      return undefined;
    },
  ],
])('bundles again if %s', async (_title, edit) => {
  await bundle();
  await bundle(await edit());
  expect(remembered).toBe(2);
});

async function changedPartial(): Promise<string> {
  return compiledPartial.replace('Text', 'Other text');
}
