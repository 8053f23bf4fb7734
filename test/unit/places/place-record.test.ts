import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectPlaces} from '../../../src/places/collect-places.ts';
import {readPlaceRecord} from '../../../src/places/place-record.ts';
import {writePlaceRecord} from '../../../src/places/write-place-record.ts';
import {tempFolder} from '../../support/temp-folder.ts';

const config = {url: 'https://example.org', baseUrl: '/base/'};
const nothing = {compiled: {facts: new Map()}, shell: {unchecked: new Set(['/base/other'])}};

describe('the record of places', () => {
  it('brings back every place where an address of a page was written', async () => {
    const folder = await tempFolder();
    const collector = collectPlaces();
    const kind = 'page';
    collector.addPage({
      route: '/docs/a/',
      anchors: new Set(),
      links: [
        {href: '/base/x', kind, place: {file: 'content/a.md', line: 3, column: 1}},
        {href: '/base/x', kind, place: {file: 'content/part.md', line: 9, column: 4}},
        {href: '/base/nav', kind, place: {file: 'site.config.ts', key: 'themeConfig.navbar'}},
        {href: '/base/from-a-component', kind, place: {file: 'content/a.md'}},
      ],
    });
    writePlaceRecord(folder, collector.finish({config, ...nothing}));
    const record = await readPlaceRecord(folder);
    expect(record?.placesOf('/docs/a', '/base/x')).toEqual([
      {file: 'content/a.md', line: 3, column: 1},
      {file: 'content/part.md', line: 9, column: 4},
    ]);
    expect(record?.placesOf('/docs/b', '/base/x')).toEqual([]);
    expect(record?.placesOf('/docs/b', '/base/nav')).toEqual([
      {file: 'site.config.ts', key: 'themeConfig.navbar'},
    ]);
    expect(record?.placesOf('/docs/a', '/base/from-a-component')).toEqual([]);
    expect(record).toMatchObject({...config, unchecked: new Set(['/base/other'])});
  });

  it.each(['', '{}', '{"version": 2}'])('is none if the file holds `%s`', async (text) => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'link-places.json'), text);
    expect(await readPlaceRecord(folder)).toBeUndefined();
  });
});
