import {join} from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {checkFolder} from '../../../../src/tools/check/check-folder.ts';
import type {CheckReport} from '../../../../src/tools/check/report-schema.ts';
import {repository} from '../../../support/repository.ts';
import {folderWith} from '../../../support/temp-folder.ts';

async function checkFixture(name: string): Promise<CheckReport> {
  return await check(join(repository, 'test/fixtures', name));
}

async function check(folder: string): Promise<CheckReport> {
  return await checkFolder({
    folder,
    cacheFolder: join(folder, '../.legacydocs'),
    prefix: '',
    timeout: 10_000,
    ignore: [],
    hosts: [],
  });
}

/** Formats each location of each finding as a line. */
function lines({broken}: CheckReport): string[] {
  return broken.flatMap(({target, kind, places}) =>
    places.map(
      ({file, line, column, written}) => `${kind} ${target} ← ${file}:${line}:${column} ${written}`,
    ),
  );
}

describe('the check of an output folder', () => {
  it('LINK-08 skips files that a host serves', async () => {
    const folder = await folderWith({
      'index.html':
        '<!doctype html><html lang="en"><script src="/_vercel/insights/script.js"></script>',
    });
    expect(lines(await check(folder))).toEqual([]);
  });

  it('LINK-07 looks up anchors behind a redirect in its target', async () => {
    const redirect = (to: string): string =>
      `<!doctype html><html lang="en"><link rel="canonical" href="https://example.org${to}"><meta http-equiv="refresh" content="0; url=${to}">`;
    const folder = await folderWith({
      'index.html':
        '<!doctype html><html lang="en"><link rel="canonical" href="https://example.org/"><a href="/old/#a">A</a><a href="/old/#b">B</a><a href="/own/#b">C</a>',
      'new/index.html': '<!doctype html><html lang="en"><p id="a">A</p>',
      'old/index.html': redirect('/new/'),
      'own/index.html': redirect('/new/#a'),
    });
    expect(lines(await check(folder))).toEqual(['anchor /old/#b ← index.html:1:108 /old/#b']);
  });

  it('finds every kind of broken URL, with all its locations', async () => {
    const report = await checkFixture('check-broken');
    expect(report).toMatchObject({ok: false, unknown: [], known: [], fixed: []});
    expect(lines(report)).toMatchInlineSnapshot(`
      [
        "anchor /base/#own ← index.html:16:4 #own",
        "asset /base/assets/font.woff2 ← assets/site.css:7:8 font.woff2",
        "asset /base/assets/missing-import.css ← assets/site.css:1:1 missing-import.css",
        "asset /base/assets/missing.css ← index.html:9:24 /base/assets/missing.css",
        "asset /base/assets/missing.js ← index.html:10:9 /base/assets/missing.js",
        "page /base/de/ ← index.html:6:1 https://example.org/base/de/",
        "anchor /base/docs/#no ← docs/index.html:11:27 #no",
        "anchor /base/docs/#nope ← index.html:15:4 /base/docs/#nope",
        "page /base/docs/forgotten?a=1&b=2 ← sitemap.xml:4:6 https://example.org/base/docs/forgotten?a=1&b=2",
        "page /base/docs/gone ← index.html:19:4 https://example.org/base/docs/gone",
        "page /base/docs/moved-again ← old/index.html:5:1 /base/docs/moved-again",
        "page /base/docs/nope ← 404.html:4:10 /base/docs/nope",
        "page /base/docs/nope ← docs/index.html:9:9 /base/docs/nope",
        "page /base/docs/nope ← index.html:13:9 /base/docs/nope",
        "page /base/docs/nope ← index.html:14:4 docs/nope#anchor",
        "page /base/docs/other ← docs/index.html:5:1 https://example.org/base/docs/other",
        "asset /base/drawing.svg ← index.html:23:9 /base/drawing.svg",
        "asset /base/film.mp4 ← index.html:21:46 /base/film.mp4",
        "asset /base/frame.html ← index.html:22:9 /base/frame.html",
        "asset /base/icons.svg ← index.html:24:11 /base/icons.svg#dot",
        "asset /base/img/background.png ← assets/site.css:4:15 ../img/background.png",
        "asset /base/img/large.png ← index.html:20:34 /base/img/large.png",
        "asset /base/img/missing.png ← index.html:20:6 /base/img/missing.png",
        "asset /base/img/poster.png ← index.html:21:8 /base/img/poster.png",
        "asset /base/img/preview.png ← index.html:7:1 https://example.org/base/img/preview.png",
        "asset /base/img/small.png ← index.html:20:34 /base/img/small.png",
        "page /docs/ ← index.html:18:4 /docs/",
        "page https://[broken ← index.html:17:4 https://[broken",
      ]
    `);
  });

  it('needs no network, and does not affect `fetch` or a proxy in the rest of the process', async () => {
    vi.stubEnv('http_proxy', 'http://proxy.invalid');
    const {fetch} = globalThis;
    const replaced = vi.fn();
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      get: () => fetch,
      set: replaced,
    });
    onTestFinished(() => {
      Object.defineProperty(globalThis, 'fetch', {
        configurable: true,
        writable: true,
        value: fetch,
      });
      vi.unstubAllEnvs();
    });
    const report = checkFixture('check-odd');
    await Promise.resolve();
    expect(process.env['http_proxy']).toBe('http://proxy.invalid');
    expect((await report).broken).toEqual([]);
    expect(replaced).not.toHaveBeenCalled();
  });

  it('reads pages whose names contain line breaks', async () => {
    const folder = await folderWith({
      'index.html': '<title>A</title>',
      'a\nb.html': '<a href="/gone">B</a>',
      'c\u2028d.html': '<a href="/gone">C</a>',
    });
    expect(lines(await check(folder))).toEqual([
      'page /gone ← a\nb.html:1:4 /gone',
      'page /gone ← c\u2028d.html:1:4 /gone',
    ]);
  });

  it('accepts valid URLs that only look odd', async () => {
    const report = await checkFixture('check-odd');
    expect(lines(report)).toEqual([]);
    expect(report.ok).toBe(true);
    // Ensures that pages, files and anchors were really checked.
    expect(report.checked.files).toBe(6);
    expect(report.checked.addresses).toBeGreaterThan(20);
  });
});
