import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {openSiteCache} from '../../../../src/core/cache/site-cache.ts';
import {
  collectLocations,
  locationsRecord,
  readLocations,
  updateLocations,
} from '../../../../src/pages/links/link-locations.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

const config = {url: 'https://example.org', baseUrl: '/base/'};
const nothing = {compiled: {metadata: new Map()}, layout: {unchecked: new Set(['/base/other'])}};

/** Returns the recorded link locations for a page with some links. */
function collected() {
  const collector = collectLocations();
  const kind = 'page';
  collector.addPage({
    route: '/docs/a/',
    anchors: new Set(),
    links: [
      {href: '/base/x', kind, location: {file: 'content/a.md', line: 3, column: 1}},
      {href: '/base/x', kind, location: {file: 'content/part.md', line: 9, column: 4}},
      {href: '/base/nav', kind, location: {file: 'site.config.ts', key: 'themeConfig.navbar'}},
      {href: '/base/from-a-component', kind, location: {file: 'content/a.md'}},
    ],
  });
  return collector.finish({config, ...nothing});
}

async function stateWith(value: unknown): Promise<string> {
  const folder = await tempFolder();
  const siteCache = openSiteCache(folder, folder);
  siteCache.begin();
  siteCache.setRecord(locationsRecord, value);
  siteCache.end(true);
  return folder;
}

describe('the locations of links', () => {
  it('are all locations of a URL on a page', async () => {
    const found = readLocations(await stateWith(collected()));
    expect(found?.locationsOf('/docs/a', '/base/x')).toEqual([
      {file: 'content/a.md', line: 3, column: 1},
      {file: 'content/part.md', line: 9, column: 4},
    ]);
    expect(found?.locationsOf('/docs/b', '/base/x')).toEqual([]);
    expect(found?.locationsOf('/docs/b', '/base/nav')).toEqual([
      {file: 'site.config.ts', key: 'themeConfig.navbar'},
    ]);
    expect(found?.locationsOf('/docs/a', '/base/from-a-component')).toEqual([]);
    expect(found).toMatchObject({...config, unchecked: new Set(['/base/other'])});
  });

  it('change after an edit of the page, except for those in other files', async () => {
    const links = [{href: '/base/x', location: {line: 5, column: 2}}];
    const moved = {path: '/docs/a', sourcePath: 'content/a.md', links};
    const found = readLocations(await stateWith(updateLocations(collected(), [moved])));
    expect(found?.locationsOf('/docs/a', '/base/x')).toEqual([
      {file: 'content/a.md', line: 5, column: 2},
      {file: 'content/part.md', line: 9, column: 4},
    ]);
  });

  it('are unknown without a record', async () => {
    expect(readLocations(await tempFolder())).toBeUndefined();
  });

  it('are unknown if the cache is damaged', async () => {
    const folder = await stateWith(collected());
    await writeFile(join(folder, 'state/index'), 'foreign');
    expect(readLocations(folder)).toBeUndefined();
  });
});
