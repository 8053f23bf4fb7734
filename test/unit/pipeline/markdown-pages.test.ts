import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSession} from '../../../src/pipeline/session.ts';
import {readFiles, writeFiles} from '../../support/files.ts';
import {
  buildGoodSite,
  buildSite,
  built,
  docsSettings,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';

const versions =
  "docs: {versions: [{name: '2.x', packageRange: 'lib@2.x'}, {name: '1.x'}], lastVersion: '2.x'},";

const markdownFiles = async (folder: string): Promise<string[]> =>
  Object.keys(await readFiles(join(folder, 'build'))).filter((path) => /\.md$|llms/.test(path));

describe('Markdown beside pages', () => {
  const site = sharedSite();

  it('FORM-01 contains title, version, package and content of a page, whatever its source format', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': siteConfig(versions),
      'content/pages/own.tsx':
        "export const frontMatter = {title: 'Own', description: 'Of components.'};\nexport default () => <section><h1>Own</h1><p>It <a href='/base/docs/setup'>starts</a>.</p></section>;\n",
      'content/docs/2.x/sidebars.json': JSON.stringify({
        docs: [
          'intro',
          {
            type: 'category',
            label: 'Guide',
            link: {type: 'generated-index', slug: '/guide', description: 'All of it.'},
            items: ['guide/first', 'guide/second'],
          },
        ],
      }),
    });
    await buildGoodSite(folder);
    expect(await markdownFiles(folder)).toEqual([
      'docs.md',
      'docs/1.x.md',
      'docs/1.x/llms.txt',
      'docs/guide.md',
      'docs/guide/first.md',
      'docs/guide/second.md',
      'docs/last.md',
      'docs/llms.txt',
      'docs/setup.md',
      'index.md',
      'live.md',
      'llms.txt',
      'own.md',
    ]);
    const first = await built(folder, 'docs/guide/first.md');
    expect(first.replace(/dot-[\da-f]+/, 'dot-hash')).toBe(
      [
        '---',
        'title: "First guide"',
        'description: "Steps"',
        'version: "2.x"',
        'package: "lib@2.x"',
        'url: "https://example.org/base/docs/guide/first"',
        '---',
        '',
        '# First guide',
        '',
        '## Steps',
        '',
        '![Dot](https://example.org/base/assets/images/dot-hash.svg)',
        '',
      ].join('\n'),
    );
    expect(await built(folder, 'live.md')).toContain('# Live\n\n**Box**\n');
    expect(await built(folder, 'own.md')).toContain(
      '# Own\n\nIt [starts](https://example.org/base/docs/setup).\n',
    );
    expect(await built(folder, 'docs/guide.md')).toContain(
      '# Guide\n\n- [First guide](https://example.org/base/docs/guide/first): Steps\n',
    );
    expect(await built(folder, 'docs/guide/first/index.html')).toContain(
      '<link rel="alternate" type="text/markdown" href="/base/docs/guide/first.md">',
    );
    expect(await built(folder, '404.html')).not.toContain('text/markdown');
    expect(await built(folder, 'sitemap.xml')).not.toContain('.md');
    expect(await built(folder, '_headers')).toContain(
      '/base/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
    );
  });

  it('FORM-03 lists the pages of each version with its package range, and links to the others', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': siteConfig(`${versions} markdownPages: 'full', tagline: 'Old docs',`),
      'content/docs/2.x/quiet.md': '---\nunlisted: true\n---\n\n# Quiet\n',
    });
    await buildGoodSite(folder);
    expect(await built(folder, 'llms.txt')).toMatchInlineSnapshot(`
      "# Test site

      > Old docs

      Each page is Markdown at its own address with \`.md\` at the end.

      ## Versions

      - [2.x](https://example.org/base/docs/llms.txt): lib@2.x; the newest one here
      - [1.x](https://example.org/base/docs/1.x/llms.txt)

      ## Pages

      - [Home](https://example.org/base/index.md): To the docs.
      - [Live](https://example.org/base/live.md)
      "
    `);
    expect(await built(folder, 'docs/llms.txt')).toMatchInlineSnapshot(`
      "# Test site 2.x

      > Documentation of version 2.x, for lib@2.x.

      This list may not apply to other versions, which have their own lists: [1.x](https://example.org/base/docs/1.x/llms.txt).

      [All pages in one file](https://example.org/base/docs/llms-full.txt)

      ## Pages

      - [Introduction](https://example.org/base/docs.md): First words.
      - [Setup](https://example.org/base/docs/setup.md): How to start.
      - [Last](https://example.org/base/docs/last.md): The end.

      ## Guide

      - [First guide](https://example.org/base/docs/guide/first.md): Steps
      - [Second guide](https://example.org/base/docs/guide/second.md): More.
      "
    `);
    const full = await built(folder, 'docs/llms-full.txt');
    expect(full).toContain(await built(folder, 'docs/setup.md'));
    expect(full.indexOf('# Setup')).toBeLessThan(full.indexOf('# Second guide'));
    expect(full).not.toContain('Old words');
    expect(full).not.toContain('Quiet');
    expect(await built(folder, 'docs/quiet.md')).toContain('# Quiet');
    // In a further build, the Markdown pages are reused.
    const again = await buildSite(folder, {}, buildSession());
    expect(again.output?.filesWritten).toBe(0);
  });

  it('FORM-01 writes nothing if disabled', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': siteConfig(`${docsSettings('2.x', '1.x')} markdownPages: 'none',`),
    });
    await buildGoodSite(folder);
    expect(await markdownFiles(folder)).toEqual([]);
    expect(await built(folder, 'docs/setup/index.html')).not.toContain('text/markdown');
    expect(await built(folder, '_headers')).not.toContain('.md');
  });

  it('reports files of the site with the same names, and keeps its own llms.txt', async () => {
    const folder = await site({
      ...smallSite,
      'content/static/docs/setup.md': 'mine\n',
      'content/static/llms.txt': 'mine\n',
    });
    const {diagnostics} = await buildSite(folder);
    expect(diagnostics[0]).toMatchObject({
      code: 'output-collision',
      message:
        'The Markdown of `content/docs/2.x/setup.md` and `content/static/docs/setup.md` both become `docs/setup.md`.',
      hint: "Rename one of the two, or set `markdownPages: 'none'`.",
    });
    await writeFiles(folder, {
      'site.config.ts': siteConfig(`${docsSettings('2.x', '1.x')} markdownPages: 'none',`),
    });
    await buildGoodSite(folder);
    expect(await built(folder, 'docs/setup.md')).toBe('mine\n');
    expect(await built(folder, 'llms.txt')).toBe('mine\n');
  });

  it('applies an edit of a text to the existing output, in all files that contain it', async () => {
    const folder = await site({
      ...smallSite,
      'site.config.ts': siteConfig(`${versions} markdownPages: 'full',`),
    });
    const session = buildSession();
    await buildSite(folder, {}, session);
    await writeFiles(folder, {'content/docs/2.x/last.md': '# Last\n\nThe end.\n\nAnd $& more.\n'});
    const {output} = await buildSite(folder, {}, session);
    expect(output?.changed.filter((path) => !/search/.test(path))).toEqual([
      '_data/docs/last.js',
      'docs/last.md',
      'docs/last/index.html',
      'docs/llms-full.txt',
    ]);
    expect(await built(folder, 'docs/last.md')).toContain('The end.\n\nAnd $& more.\n');
    expect(await built(folder, 'docs/llms-full.txt')).toContain('And $& more.\n');
  });
});
