import {beforeEach, expect, it} from 'vitest';
import type {PagePreview} from '../../../../src/pipeline/session.ts';
import type {BuildOutcome} from '../../../../src/pipeline/types.ts';
import {createDevSite, type DevSite} from '../../../../src/serve/dev/dev-site.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {type SiteOptions, siteIn} from '../../site/content/read-site.ts';

/** HTML of the pages' current sources, keyed by route path. Invalid pages are missing. */
let texts: Record<string, string> = {};
let site: DevSite;

beforeEach(async () => {
  texts = {};
  site = await emptySite();
  await site.addBuild(good());
  await site.update(good());
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

/** Returns the result of a successful build that wrote the articles of these pages. */
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

/** Previews a page's text that is in the page's file but in no build. */
function show(path: string, html: string): void {
  texts[path] = html;
  site.addPreview(text(path, html), path.slice(1));
}

it('announces the changes of a good build with a bad one, if they were not announced before', async () => {
  await site.addBuild(good(['/a']));
  await site.addBuild(bad);
  expect(await site.update(bad)).toEqual({change: {kind: 'built', articles: ['/a']}, texts: []});
  await site.addBuild(bad);
  expect(await site.update(bad)).toEqual(nothing);
});

it('announces the changes of all builds, if only the last is announced', async () => {
  await site.addBuild(good(['/a']));
  await site.addBuild(good(['/b']));
  expect((await site.update(good(['/b']))).change).toEqual({kind: 'built', articles: ['/a', '/b']});
});

it('serves the output of a good build, announced or not', async () => {
  await site.addBuild(good([], {baseUrl: '/moved/'}));
  expect(site.served().baseUrl).toBe('/moved/');
  await site.addBuild(bad);
  expect((await site.update(bad)).change).toEqual({kind: 'reload', baseUrl: '/moved/'});
});

it('serves the first good build, even if the site broke before it was announced', async () => {
  const fresh = await emptySite();
  await fresh.addBuild(bad);
  expect([fresh.isBuilt(), await fresh.update(bad)]).toEqual([false, nothing]);
  await fresh.addBuild(good());
  await fresh.addBuild(bad);
  expect((await fresh.update(bad)).change).toEqual({kind: 'reload', baseUrl: '/'});
  expect(fresh.isBuilt()).toBe(true);
});

it('reloads pages for another configuration, even if it changed while a page was broken', async () => {
  await site.addBuild(bad);
  expect(await site.update(bad)).toEqual(nothing);
  const mended = good([], {favicon: 'other.svg'});
  await site.addBuild(mended);
  expect((await site.update(mended)).change).toEqual({kind: 'reload', baseUrl: '/'});
});

it('keeps a previewed text that is in its file, and cannot be built', async () => {
  show('/a', 'New');
  expect(await site.update(bad)).toEqual(nothing);
});

it('shows such a text again after a change removes it', async () => {
  show('/a', 'New');
  await site.addBuild(good(['/a']));
  expect(await site.update(bad)).toEqual({
    change: {kind: 'built', articles: ['/a']},
    texts: [text('/a', 'New')],
  });
});

it('removes previewed texts that are no longer in any file', async () => {
  show('/a', 'New');
  show('/b', 'Newer');
  texts['/b'] = 'Newest';
  delete texts['/a'];
  const change = {kind: 'built', articles: ['/a', '/b']};
  expect(await site.update(bad)).toEqual({change, texts: []});
  expect(await site.update(bad)).toEqual(nothing);
});

it('removes previewed texts after a good build, even if it wrote nothing', async () => {
  show('/a', 'New');
  await site.addBuild(good());
  expect((await site.update(good())).change).toEqual({kind: 'built', articles: ['/a']});
});
