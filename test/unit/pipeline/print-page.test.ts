import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFolder} from '../../../src/tools/check/check-folder.ts';
import type {CheckReport} from '../../../src/tools/check/report-schema.ts';
import {readFiles, writeFiles} from '../../support/files.ts';
import {
  buildGoodSite,
  buildSite,
  built,
  copyFixture,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';

const settings = (more = ''): string =>
  siteConfig(
    `docs: {printPage: true, versions: [{name: '2.x', packageRange: 'lib@2.x'}, {name: '1.x', banner: 'unmaintained'}], lastVersion: '2.x'}, ${more}`,
  );

const sidebar = JSON.stringify({
  docs: [
    'intro',
    'setup',
    {type: 'category', label: 'Guide', items: ['guide/first', 'guide/third']},
  ],
});

/** Returns the contents of the sections on a print page, keyed by id, in order. */
function partsOf(html: string): Record<string, string> {
  const parts = html.split('<section id="').slice(1);
  return Object.fromEntries(
    parts.map((part) => [
      part.slice(0, part.indexOf('"')),
      part.slice(part.indexOf('>') + 1, part.lastIndexOf('</section>')),
    ]),
  );
}

describe('a version on one page', () => {
  const site = sharedSite();

  it('FORM-06 contains all its pages in the order of the sidebar, then those outside it, without scripts', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': settings(),
      'content/box.tsx':
        "export const Box = () => <b style={{color: 'red'}}>Box <button>Play</button></b>;\n",
      'content/docs/2.x/sidebars.json': sidebar,
      'content/docs/2.x/guide/third.mdx':
        "---\ntitle: Third guide\n---\n\nimport {Box} from '@site/content/box.tsx';\n\n## Use\n\n<Box />\n\nBack to [steps](./first.md#steps) or [home](../../../pages/index.md).\n",
      'content/docs/2.x/apart.md':
        '---\nlang: de\n---\n\n# Apart\n\nTo the [old](../1.x/intro.md).\n',
      'content/docs/2.x/quiet.md': '---\nunlisted: true\n---\n\n# Quiet\n',
    });
    await buildGoodSite(folder);
    const html = await built(folder, 'docs/print/index.html');
    expect(html).not.toContain('<script');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<h1>Test site 2.x</h1><p><code>lib@2.x</code></p>');
    const parts = partsOf(html);
    expect(Object.keys(parts)).toEqual([
      'index',
      'setup',
      'first',
      'third',
      'apart',
      'second',
      'last',
    ]);
    expect(parts['setup']).toContain('<h2>Setup</h2>\n<p>How to <a href="#first">start</a>.</p>');
    expect(parts['first']).toContain('<h3 id="first-steps">Steps</h3>');
    expect(parts['third']).toContain('<h2 class="Article-title">Third guide</h2>');
    // Row DOC-11.
    expect(html).toContain('class="PrintedVersion-page Article" lang="de" dir="ltr">');
    expect(await built(folder, 'docs/apart/index.html')).toContain(
      '<article class="Article markdown" lang="de" dir="ltr">',
    );
    expect(parts['third']).toMatch(/<b class="style-[\da-f]{8}">Box <\/b>/);
    expect(parts['third']).toContain('Back to <a href="#first-steps">steps</a>');
    expect(parts['third']).toContain('<a href="https://example.org/base/" data-address');
    expect(parts['apart']).toContain('<a href="https://example.org/base/docs/1.x/" data-address');
    expect(/<nav class="PrintedVersion-contents".*?<\/nav>/.exec(html)?.[0]).toBe(
      '<nav class="PrintedVersion-contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ul><li><a href="#index">Introduction</a></li><li><a href="#setup">Setup</a></li><li>Guide<ul><li><a href="#first">First guide</a></li><li><a href="#third">Third guide</a></li></ul></li><li><a href="#apart">Apart</a></li><li><a href="#second">Second guide</a></li><li><a href="#last">Last</a></li></ul></nav>',
    );
    const old = await built(folder, 'docs/1.x/print/index.html');
    expect(old).toContain('a version that is no longer maintained');
    expect(old).toContain('<a href="https://example.org/base/docs/">2.x</a>');
    for (const list of ['sitemap.xml', '_data/routes.json', 'llms.txt', 'docs/llms.txt']) {
      expect(await built(folder, list), list).not.toContain('print');
    }
    expect(await built(folder, 'docs/setup/index.html')).toContain(
      '<a href="/base/docs/print" target="_top">Print this version</a>',
    );
    expect(await brokenLinks(folder)).toEqual([]);
  });

  it('FORM-06 has its own style sheet before the others, which no other page loads', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': settings(),
      'templates/PrintedVersion/styles.css':
        "@import 'legacydocs/templates/PrintedVersion/styles.css';\n.PrintedVersion-cover { color: teal; background: url('./paper.png'); }\n",
      'templates/PrintedVersion/paper.png': 'paper',
    });
    await buildGoodSite(folder);
    const sheetsOf = (html: string): string[] =>
      [...html.matchAll(/ href="\/base\/(assets\/css\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
    const printed = sheetsOf(await built(folder, 'docs/print/index.html'));
    expect(printed).toEqual([
      expect.stringMatching(/^assets\/css\/print\.[\da-f]{8}\.css$/),
      ...sheetsOf(await built(folder, 'docs/setup/index.html')),
    ]);
    const [own = '', shared = ''] = printed;
    expect(await built(folder, own)).toMatch(
      /^\.PrintedVersion\{.*\.PrintedVersion-cover\{color:teal;background:url\("?\/base\/assets\/[^)]*paper\.[\da-f]{8}\.png"?\)\}/s,
    );
    expect(await built(folder, shared)).not.toContain('PrintedVersion');
    expect(await brokenLinks(folder)).toEqual([]);
  });

  it('FORM-06 is not written by default', async () => {
    const folder = await site(smallSite);
    await buildGoodSite(folder);
    const paths = Object.keys(await readFiles(join(folder, 'build')));
    expect(paths.filter((path) => /print/.test(path))).toEqual([]);
    expect(await built(folder, 'docs/setup/index.html')).not.toContain('Print this version');
  });

  it('FORM-06 is rewritten after an edit of a text, and is otherwise unchanged', async () => {
    const folder = await site({...smallSite, 'site.config.ts': settings()});
    await buildGoodSite(folder);
    const again = await buildSite(folder, {cache: true});
    expect(again.output?.changed).toEqual([]);
    await writeFiles(folder, {'content/docs/2.x/last.md': '# Last\n\nThe very end.\n'});
    const edited = await buildSite(folder);
    expect(edited.output?.changed).toContain('docs/print/index.html');
    expect(edited.output?.changed).not.toContain('docs/1.x/print/index.html');
    expect(await built(folder, 'docs/print/index.html')).toContain('The very end.');
  });

  it('FORM-06 is reported if the templates cannot render it', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': settings(),
      'templates/server.tsx':
        "export {inlineScripts, renderDocument} from 'legacydocs/templates/server.tsx';\nexport const renderPrintedVersion = () => { throw new Error('no paper'); };\n",
    });
    const {ok, diagnostics} = await buildSite(folder);
    expect(ok).toBe(false);
    const failures = diagnostics.filter(({code}) => code === 'render-failed');
    expect(failures.map(({message}) => message)).toEqual([
      'The printed page `/docs/print` of version `2.x` could not be rendered: no paper',
      'The printed page `/docs/1.x/print` of version `1.x` could not be rendered: no paper',
    ]);
  });

  it('FORM-06 reserves its URL, and reports the conflicting page', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': settings("redirects: [{from: '/docs/1.x/print', to: '/docs/'}],"),
      'content/docs/2.x/print.md': '# Print\n',
    });
    const {ok, diagnostics} = await buildSite(folder);
    expect(ok).toBe(false);
    expect(diagnostics.map(({code, message, file, hint}) => ({code, message, file, hint}))).toEqual(
      [
        {
          code: 'output-collision',
          message:
            'Version `2.x` on one page and `content/docs/2.x/print.md` both become `docs/print/index.html`.',
          file: 'content/docs/2.x/print.md',
          hint: 'Rename one of the two, or set `docs: {printPage: false}`.',
        },
        {
          code: 'output-collision',
          message:
            'Version `1.x` on one page and the redirect from `/docs/1.x/print` both become `docs/1.x/print/index.html`.',
          file: 'site.config.ts',
          hint: 'Rename one of the two, or set `docs: {printPage: false}`.',
        },
      ],
    );
  });

  it('FORM-06 has paths like other pages: at the root of the docs, and as a file of its own', async () => {
    const folder = await site({
      'site.config.ts': siteConfig(
        "trailingSlash: false, docs: {printPage: true, routeBasePath: '/', versions: [{name: 'current'}]},",
      ),
      'content/pages/index.md': '',
      'content/docs/current/intro.md':
        '---\nslug: /\n---\n\n# Introduction\n\n[Setup](./a/setup.md)\n',
      'content/docs/current/a/setup.md': '# Setup\n\n[Back](../intro.md)\n',
    });
    await rm(join(folder, 'content/pages'), {recursive: true});
    await buildGoodSite(folder);
    const html = await built(folder, 'print.html');
    expect(partsOf(html)).toMatchObject({
      index: expect.stringContaining('<a href="#setup">Setup</a>'),
      setup: expect.stringContaining('<a href="#index">Back</a>'),
    });
  });

  it('FORM-06 contains frozen pages, with the output of their components', async () => {
    const folder = await copyFixture('frozen-1');
    const config = await readFile(join(folder, 'site.config.ts'), 'utf8');
    await writeFiles(folder, {
      'site.config.ts': config.replace('docs: {', 'docs: {printPage: true, '),
    });
    await buildGoodSite(folder);
    const parts = partsOf(await built(folder, 'docs/0.x/print/index.html'));
    expect(Object.keys(parts)).toEqual(['index', 'setup', 'live']);
    expect(await brokenLinks(folder)).toEqual([]);
  });
});

async function brokenLinks(folder: string): Promise<CheckReport['broken']> {
  const report = await checkFolder({
    folder: join(folder, 'build'),
    cacheFolder: join(folder, '.legacydocs'),
    prefix: 'build/',
    timeout: 10_000,
    ignore: [],
    hosts: [],
  });
  return report.broken;
}
