import {cp, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSearcher, type SearchManifest} from '../../../src/pages/lookup/index.ts';
import type {BuildOutcome} from '../../../src/pipeline/types.ts';
import expectedRoutes from '../../fixtures/expected-routes.json' with {type: 'json'};
import {measureQuality, openBuiltSearch} from '../../search/measure.mjs';
import queries from '../../search/queries.json' with {type: 'json'};
import {
  changedPaths,
  isSearchData,
  readFiles,
  readHashes,
  readTraces,
  writeFiles,
} from '../../support/files.ts';
import {blockedByPolicy, htmlFiles, invalidHtml} from '../../support/html-checks.ts';
import {sampleRoutes} from '../../support/own-site.ts';
import {repository} from '../../support/repository.ts';
import {buildSite, copyOwnSite} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

describe("this repository's own site", () => {
  const parent = sharedFolder();
  let folder = '';
  let result: BuildOutcome;
  beforeAll(async () => {
    folder = await copyOwnSite(parent());
    result = await buildSite(folder);
  });
  const output = () => join(folder, 'build');
  const text = (path: string) => readFile(join(output(), path), 'utf8');

  it('builds without a diagnostic', () => {
    expect(result.diagnostics).toEqual([]);
    expect(result.ok).toBe(true);
  });

  it('ROUTE-01 builds every route of the specification, each with its own title', async () => {
    expect(expectedRoutes).toHaveLength(166);
    const built = result.routes.filter(({path}) => path !== '/404');
    expect(built.map(({path}) => withoutSlash(path)).sort()).toEqual(
      expectedRoutes.map(withoutSlash).sort(),
    );
    const titles = new Map<string, string>();
    for (const {path, version, outputPath} of built) {
      const title = /<title>([^<]+)<\/title>/.exec(await text(outputPath))?.[1] ?? '';
      expect(title, path).toMatch(
        path === '/' ? /^React Native Reanimated$/ : /^\S.* \| React Native Reanimated$/,
      );
      expect(titles.get(`${version} ${title}`), path).toBeUndefined();
      titles.set(`${version} ${title}`, path);
    }
  });

  it('SEO-09 lists all 166 routes in the sitemap, once each', async () => {
    const places = [...(await text('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
      withoutSlash(new URL(url ?? '').pathname.replace('/reanimated-legacy', '')),
    );
    expect(places.sort()).toEqual(expectedRoutes.map(withoutSlash).sort());
  });

  it('OUT-02 has a not-found page at its root', async () => {
    expect(await text('404.html')).toContain(
      '<title>Page Not Found | React Native Reanimated</title>',
    );
  });

  it('OUT-04 has the static files unchanged, and .nojekyll', async () => {
    const files = await readHashes(output());
    expect(files).toMatchObject(await readHashes(join(repository, 'content/static')));
    expect(await text('.nojekyll')).toBe('');
  });

  it('SIDE-01 shows a sidebar on every docs page, with the open page marked', async () => {
    for (const {path, html} of await htmlFiles(join(output(), 'docs'))) {
      const sidebar = /<nav[^>]*aria-label="Docs sidebar"[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1];
      expect(sidebar, path).toContain('aria-current="page"');
    }
  });

  // `npm run test:long` checks all frozen pages.
  it('is valid HTML', async () => {
    const paths = sampleRoutes(result.routes.map(({path}) => path));
    const files = new Set(
      result.routes.flatMap(({path, outputPath}) => (paths.includes(path) ? [outputPath] : [])),
    );
    expect(files.size).toBeGreaterThan(60);
    expect(await invalidHtml(output(), (path) => files.has(path))).toEqual([]);
  });

  it('runs under the strictest Content-Security-Policy', async () => {
    expect(await blockedByPolicy(output())).toEqual([]);
  });

  it('SRCH-02 has a small search index that answers typical queries', async () => {
    const searcher = await openBuiltSearch(output(), createSearcher);
    const {parts} = await measureQuality(searcher, queries);
    for (const quality of [parts.tuned, parts.aside]) {
      expect(quality.hitAt1).toBeGreaterThanOrEqual(0.9);
      expect(quality.hitAt3).toBeGreaterThanOrEqual(0.98);
    }
    const manifest: SearchManifest = JSON.parse(await text('_data/search.json'));
    for (const {names, terms} of Object.values(manifest.scopes)) {
      const files = ['_data/search.json', manifest.worker, names, ...terms.map(({file}) => file)];
      const sizes = files.map(async (path) => gzipSync(await text(path)).length);
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total).toBeLessThan(45 * 1024);
    }
  });

  it('writes nothing when it is built again', async () => {
    const before = await readTraces(output());
    const again = await buildSite(folder);
    expect(again.output).toMatchObject({filesWritten: 0, bytesWritten: 0});
    expect(await readTraces(output())).toEqual(before);
  });

  it('is the same built in another folder and with a cache, and does not reveal its build path', async () => {
    const there = await copyOwnSite(join(parent(), 'there'));
    await cp(join(folder, '.legacydocs'), join(there, '.legacydocs'), {recursive: true});
    expect((await buildSite(there)).ok).toBe(true);
    expect(await readHashes(join(there, 'build'))).toEqual(await readHashes(output()));
    const files = Object.entries(await readFiles(output()));
    const telling = files.filter(
      ([, held]) => held.includes(parent()) || held.includes(repository),
    );
    expect(telling.map(([path]) => path)).toEqual([]);
  });

  it("changes one page's files when the text of one page changes", async () => {
    const source = 'content/docs/current/fundamentals/worklets.md';
    const before = await readHashes(output());
    const written = await readFile(join(folder, source), 'utf8');
    await writeFiles(folder, {[source]: `${written}\nOne more sentence.\n`});
    expect((await buildSite(folder)).ok).toBe(true);
    const changed = changedPaths(before, await readHashes(output()));
    expect(changed.filter((path) => !isSearchData(path))).toEqual([
      '_data/docs/fundamentals/worklets.js',
      'docs/fundamentals/worklets.md',
      'docs/fundamentals/worklets/index.html',
      'docs/llms-full.txt',
    ]);
  });
});

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
