import {beforeEach, expect, it} from 'vitest';
import type {PagePreview} from '../../../../src/pipeline/session.ts';
import type {BuildOutcome} from '../../../../src/pipeline/types.ts';
import {createDevSite, type DevSite} from '../../../../src/serve/dev/dev-site.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {type SiteOptions, siteIn} from '../../site/content/read-site.ts';

/** What the files say now, by path of the route. Those of a page that cannot be shown are missing. */
let texts: Record<string, string> = {};
let site: DevSite;

beforeEach(async () => {
  texts = {};
  site = await emptySite();
  await site.add(good());
  await site.take(good());
});

async function emptySite(): Promise<DevSite> {
  return createDevSite(await tempFolder(), {
    build: () => Promise.reject(new Error('Nothing is built here.')),
    preview: async (source) => {
      const path = `/${source}`;
      return texts[path] === undefined ? undefined : text(path, texts[path]);
    },
  });
}

const text = (path: string, html: string): PagePreview => ({path, html, toc: []});
const nothing = {change: undefined, texts: []};
const bad: BuildOutcome = {ok: false, routes: [], diagnostics: [], stages: [], outDir: '/build'};

const summary = {
  files: 0,
  bytes: 0,
  filesWritten: 0,
  bytesWritten: 0,
  checksum: undefined,
  notes: [],
};

/** A build that wrote the articles of these pages. */
function good(articles: readonly string[] = [], options: SiteOptions = {}): BuildOutcome {
  const route = (path: string) => ({path, source: null, version: null, outputPath: ''});
  const changed = articles.map((path) => `_data${path}.js`);
  return {
    ...bad,
    ok: true,
    site: siteIn('/site', options),
    routes: ['/a', '/b'].map(route),
    output: {...summary, changed},
  };
}

/** Have open pages show a text that was never built, as its file has it. */
function show(path: string, html: string): void {
  texts[path] = html;
  site.addShown(text(path, html), path.slice(1));
}

it('tells of what a good build wrote with a bad one, if nobody was told before', async () => {
  await site.add(good(['/a']));
  await site.add(bad);
  expect(await site.take(bad)).toEqual({change: {kind: 'built', articles: ['/a']}, texts: []});
  await site.add(bad);
  expect(await site.take(bad)).toEqual(nothing);
});

it('tells of all that builds wrote, if only the last is told', async () => {
  await site.add(good(['/a']));
  await site.add(good(['/b']));
  expect((await site.take(good(['/b']))).change).toEqual({kind: 'built', articles: ['/a', '/b']});
});

it('serves what a good build wrote, whether or not anybody was told', async () => {
  await site.add(good([], {baseUrl: '/moved/'}));
  expect(site.served().baseUrl).toBe('/moved/');
  await site.add(bad);
  expect((await site.take(bad)).change).toEqual({kind: 'reload', baseUrl: '/moved/'});
});

it('serves the first good build, although the site broke before it could be told', async () => {
  const fresh = await emptySite();
  await fresh.add(bad);
  expect([fresh.isBuilt(), await fresh.take(bad)]).toEqual([false, nothing]);
  await fresh.add(good());
  await fresh.add(bad);
  expect((await fresh.take(bad)).change).toEqual({kind: 'reload', baseUrl: '/'});
  expect(fresh.isBuilt()).toBe(true);
});

it('asks pages to load anew for another configuration, although it came while a page was broken', async () => {
  await site.add(bad);
  expect(await site.take(bad)).toEqual(nothing);
  const mended = good([], {favicon: 'other.svg'});
  await site.add(mended);
  expect((await site.take(mended)).change).toEqual({kind: 'reload', baseUrl: '/'});
});

it('leaves pages with a text that stands in its file, and cannot be built', async () => {
  show('/a', 'New');
  expect(await site.take(bad)).toEqual(nothing);
});

it('gives them such a text again that a change takes from them', async () => {
  show('/a', 'New');
  await site.add(good(['/a']));
  expect(await site.take(bad)).toEqual({
    change: {kind: 'built', articles: ['/a']},
    texts: [text('/a', 'New')],
  });
});

it('takes from pages what stands in no file any more', async () => {
  show('/a', 'New');
  show('/b', 'Newer');
  texts['/b'] = 'Newest';
  delete texts['/a'];
  const change = {kind: 'built', articles: ['/a', '/b']};
  expect(await site.take(bad)).toEqual({change, texts: []});
  expect(await site.take(bad)).toEqual(nothing);
});

it('takes from pages what a good build stands for, although it wrote nothing', async () => {
  show('/a', 'New');
  await site.add(good());
  expect((await site.take(good())).change).toEqual({kind: 'built', articles: ['/a']});
});
