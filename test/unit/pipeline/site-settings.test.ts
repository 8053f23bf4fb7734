import {join} from 'node:path';
import {expect, it} from 'vitest';
import {type Files, readFiles} from '../../support/files.ts';
import {htmlFiles} from '../../support/html-checks.ts';
import {walkWithLinkinator} from '../../support/linkinator.ts';
import {
  buildGoodSite,
  built,
  docsSettings,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';

const siteWith = sharedSite();

/**
 * Returns a site with links of all kinds: in text, to files, with queries and anchors, in the navbar, and generated.
 */
const linkedSite = (settings: string): Files => ({
  'site.config.ts': siteConfig(
    `${docsSettings('2.x', '1.x')} ${settings}
    themeConfig: {navbar: {items: [{to: '/docs/setup?a=1#steps', label: 'Setup'}, {to: '/', label: 'Home'}]}},`,
  ),
  'content/pages/index.md':
    '# Home\n\n[Setup](/docs/setup/?b=2#steps) [file](../docs/2.x/intro.md) [old](/docs/1.x) [home](/)\n',
  'content/pages/community.md': '# Community\n\n[Away](https://example.org/a)\n',
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\n[Setup](./setup.md#steps)\n',
  'content/docs/2.x/setup.md':
    '# Setup\n\n## Steps\n\n[Back](./intro.md) [out](../../pages/community.md)\n',
  'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# Old\n',
});

/** Builds the site, and returns its HTML files, internal URLs, canonical URLs and sitemap. */
async function addresses(settings: string) {
  const folder = await siteWith(linkedSite(settings));
  await buildGoodSite(folder);
  const files = await htmlFiles(join(folder, 'build'));
  const hrefs = files.flatMap(({html}) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href),
  );
  const canonical = files.flatMap(({html}) =>
    [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href),
  );
  const sitemap = [...(await built(folder, 'sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, href]) => href,
  );
  const {dead} = await walkWithLinkinator(join(folder, 'build'), '/base/', ['']);
  return {
    files: files.map(({path}) => path),
    hrefs: [...new Set(hrefs)].sort(),
    canonical: canonical.sort(),
    sitemap,
    dead,
  };
}

it('SLASH-01 writes every page as <path>/index.html if trailingSlash is not set', async () => {
  expect(await addresses('')).toMatchInlineSnapshot(`
    {
      "canonical": [
        "https://example.org/base/",
        "https://example.org/base/404.html",
        "https://example.org/base/community",
        "https://example.org/base/docs/",
        "https://example.org/base/docs/1.x/",
        "https://example.org/base/docs/setup",
      ],
      "dead": [],
      "files": [
        "404.html",
        "community/index.html",
        "docs/1.x/index.html",
        "docs/index.html",
        "docs/setup/index.html",
        "index.html",
      ],
      "hrefs": [
        "/base/",
        "/base/community",
        "/base/docs.md",
        "/base/docs/",
        "/base/docs/1.x.md",
        "/base/docs/1.x/",
        "/base/docs/setup",
        "/base/docs/setup#steps",
        "/base/docs/setup.md",
        "/base/docs/setup?a=1#steps",
        "/base/docs/setup?b=2#steps",
      ],
      "sitemap": [
        "https://example.org/base/",
        "https://example.org/base/community",
        "https://example.org/base/docs/",
        "https://example.org/base/docs/1.x/",
        "https://example.org/base/docs/setup",
      ],
    }
  `);
});

it('SLASH-02, SLASH-04 ends every URL with a slash under trailingSlash: true', async () => {
  expect(await addresses('trailingSlash: true,')).toMatchInlineSnapshot(`
    {
      "canonical": [
        "https://example.org/base/",
        "https://example.org/base/404.html",
        "https://example.org/base/community/",
        "https://example.org/base/docs/",
        "https://example.org/base/docs/1.x/",
        "https://example.org/base/docs/setup/",
      ],
      "dead": [],
      "files": [
        "404.html",
        "community/index.html",
        "docs/1.x/index.html",
        "docs/index.html",
        "docs/setup/index.html",
        "index.html",
      ],
      "hrefs": [
        "/base/",
        "/base/community/",
        "/base/docs.md",
        "/base/docs/",
        "/base/docs/1.x.md",
        "/base/docs/1.x/",
        "/base/docs/setup.md",
        "/base/docs/setup/",
        "/base/docs/setup/#steps",
        "/base/docs/setup/?a=1#steps",
        "/base/docs/setup/?b=2#steps",
      ],
      "sitemap": [
        "https://example.org/base/",
        "https://example.org/base/community/",
        "https://example.org/base/docs/",
        "https://example.org/base/docs/1.x/",
        "https://example.org/base/docs/setup/",
      ],
    }
  `);
});

it('SLASH-03, SLASH-04 ends no URL with a slash under trailingSlash: false', async () => {
  expect(await addresses('trailingSlash: false,')).toMatchInlineSnapshot(`
    {
      "canonical": [
        "https://example.org/base/",
        "https://example.org/base/404.html",
        "https://example.org/base/community",
        "https://example.org/base/docs",
        "https://example.org/base/docs/1.x",
        "https://example.org/base/docs/setup",
      ],
      "dead": [],
      "files": [
        "404.html",
        "community.html",
        "docs.html",
        "docs/1.x.html",
        "docs/setup.html",
        "index.html",
      ],
      "hrefs": [
        "/base/",
        "/base/community",
        "/base/docs",
        "/base/docs.md",
        "/base/docs/1.x",
        "/base/docs/1.x.md",
        "/base/docs/setup",
        "/base/docs/setup#steps",
        "/base/docs/setup.md",
        "/base/docs/setup?a=1#steps",
        "/base/docs/setup?b=2#steps",
      ],
      "sitemap": [
        "https://example.org/base/",
        "https://example.org/base/community",
        "https://example.org/base/docs",
        "https://example.org/base/docs/1.x",
        "https://example.org/base/docs/setup",
      ],
    }
  `);
});

const twins: Files = {
  'site.config.ts': siteConfig(docsSettings('1.x')),
  'content/docs/1.x/intro.md': '# Introduction\n',
  'content/docs/1.x/one.md': '---\nslug: /same\n---\n\n# One\n',
  'content/docs/1.x/two.md': '---\nslug: /same\n---\n\n# Two\n',
};

it('ROUTE-14 warns about two sources with one path, names the winner, and exits with 0', async () => {
  const folder = await siteWith(twins);
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 0,
      "err": "content/docs/1.x/two.md:2:7  warning duplicate-route
      2 pages have the path \`/docs/same\`: \`content/docs/1.x/one.md\` and \`content/docs/1.x/two.md\`.
      Only \`content/docs/1.x/one.md\` is built. Stand-alone pages take precedence over docs, and versions take precedence in their configured order. In each version, docs come first, sorted by source path, and category pages come last.
      Change the \`slug\` or the location of the other pages.

    ",
    }
  `);
  expect(await built(folder, 'docs/same/index.html')).toContain('One</h1>');
});

it.each([
  ['ignore', 0, ''],
  ['log', 0, 'info duplicate-route'],
  ['warn', 0, 'warning duplicate-route'],
  ['throw', 1, 'error duplicate-route'],
])(
  'CFG-04 reports duplicate routes with the severity of onDuplicateRoutes: %s',
  async (setting, code, printed) => {
    const config = siteConfig(`${docsSettings('1.x')} onDuplicateRoutes: '${setting}',`);
    const result = await runBuild(await siteWith({...twins, 'site.config.ts': config}));
    expect(result.code).toBe(code);
    if (printed === '') expect(result.err).toBe('');
    else expect(result.err).toContain(printed);
  },
);

it('CFG-04 lets warnings fail the build under --strict', async () => {
  const folder = await siteWith(twins);
  expect((await runBuild(folder, '--strict')).code).toBe(1);
  expect(await readFiles(join(folder, 'build'))).toEqual({});
});

it('FM-07 excludes drafts from pages, sidebars, pagination and sitemap, and includes them on demand', async () => {
  const folder = await siteWith({
    'site.config.ts': siteConfig(
      `${docsSettings('1.x')} themeConfig: {navbar: {items: [{type: 'doc', docId: 'secret', label: 'Secret item'}]}},`,
    ),
    'content/docs/1.x/a.md': '# First\n',
    'content/docs/1.x/secret.md': '---\ndraft: true\n---\n\n# Secret\n',
    'content/docs/1.x/z.md': '# Last\n',
    'content/pages/hidden.md': '---\ndraft: true\n---\n\n# Hidden\n',
  });
  await buildGoodSite(folder);
  const published = Object.entries(await readFiles(join(folder, 'build')));
  const telling = published.filter(
    ([path, text]) => !path.startsWith('assets/') && /Secret|Hidden/.test(text),
  );
  expect(telling.map(([path]) => path)).toEqual([]);
  expect(published.map(([path]) => path).filter((path) => /secret|hidden/.test(path))).toEqual([]);

  await buildGoodSite(folder, {drafts: true, outDir: 'drafts'});
  const all = await readFiles(join(folder, 'drafts'));
  expect(Object.keys(all)).toEqual(
    expect.arrayContaining(['docs/secret/index.html', 'hidden/index.html']),
  );
  expect(/Secret item[\s\S]*>Secret</.test(all['docs/a/index.html'] ?? '')).toBe(true);
});

it('SEO-07 omits the sitemap and sets noindex everywhere under noIndex', async () => {
  const folder = await siteWith({'site.config.ts': siteConfig('noIndex: true,')});
  await buildGoodSite(folder);
  const files = await readFiles(join(folder, 'build'));
  expect(Object.keys(files)).not.toContain('sitemap.xml');
  expect(files['index.html']).toContain('<meta name="robots" content="noindex, nofollow">');
});
