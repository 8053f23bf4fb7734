import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {routeToDataPath} from '../../../src/core/urls/href.ts';
import {htmlOfChunk} from '../../../src/pages/render/article.ts';
import {buildGoodSite, built, copyFixture} from '../../support/sites.ts';
import {legacydocs} from './frozen-site.ts';

/** Fixtures, one for each released format. They must never be changed. */
const formats = ['frozen-1'];

const versions = ['0.x', '1.x'];
const pages = {intro: '', setup: '/guide/setup', live: '/live'};

describe.each(formats)('%s', (name) => {
  it('is unchanged', async () => {
    const folder = await copyFixture(name);
    expect(await legacydocs(folder, 'verify')).toMatchObject({code: 0, err: ''});
  });

  it('builds to the same articles', async () => {
    const folder = await copyFixture(name);
    await buildGoodSite(folder);
    for (const version of versions) {
      for (const [page, path] of Object.entries(pages)) {
        const chunk = await built(folder, `${routeToDataPath(`/docs/${version}${path}`)}.js`);
        // The folder's hash is ignored, because it depends on the layout's React.
        const html = htmlOfChunk(chunk)?.replaceAll(/assets\/frozen\/[\da-f]{8}/g, 'assets/frozen');
        const expected = join('../../fixtures', name, 'articles', version, `${page}.html`);
        await expect(html).toMatchFileSnapshot(expected);
      }
    }
  });

  it("has its own React if it differs from the layout's", async () => {
    const folder = await copyFixture(name);
    await buildGoodSite(folder);
    const manifest = join(folder, 'content/frozen/0.x/manifest.json');
    expect(await readFile(manifest, 'utf8')).toContain('"format": 1');
    const page = await built(folder, 'docs/0.x/live/index.html');
    const modules = /data-island="\/base\/([^"]*)\/[^"/]*"/.exec(page)?.[1] ?? '';
    expect(await built(folder, `${modules}/react.js`)).toContain('18.3.1');
  });
});
