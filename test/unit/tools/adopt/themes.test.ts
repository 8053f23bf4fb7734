import {describe, expect, it} from 'vitest';
import {newSiteConfig} from '../../../../src/cli/adopt/new-site.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf} from './adopt-folder.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Use | Kettle</title>${head}</head><body>${body}</body></html>`;

async function adopt(files: Readonly<Record<string, string>>) {
  return await adoptFolder(await folderWith(files));
}

describe('ADOPT-12 pages of themes', () => {
  it('an old Book theme of Sphinx, with the templates that it copies', async () => {
    const {report} = await adopt({
      'index.html': page(
        '<div class="bd-sidebar" id="site-navigation"><nav class="bd-links" id="bd-docs-nav"><div class="bd-toc-item active"><p class="caption"><span>Guide</span></p><ul class="nav bd-sidenav"><li class="toctree-l1"><a href="index.html">Use</a></li></ul></div></nav></div><main id="main-content" role="main"><div><div class="section" id="use"><h1>Use<a class="headerlink" href="#use">#</a></h1><p>Text.</p></div></div></main>',
        '<script src="_static/documentation_options.js"></script>',
      ),
      '_static/webpack-macros.html': '{% macro head() %}<link rel="stylesheet" href="a.css">',
    });
    expect(report).toMatchObject({
      generators: {'sphinx-pydata': 1},
      skipped: ['_static/webpack-macros.html'],
      counts: {pages: 1, whole: 1, oldSidebarEntries: 1, keptSidebarEntries: 1},
    });
  });

  it('a section of Hugo Book without text, which does not get the menus around it', async () => {
    const adopted = await adopt({
      'index.html': page(
        '<main class="container"><aside class="book-menu"><div class="book-menu-content"><ul><li><a href="/">Kettle</a></li></ul></div></aside><div class="book-page"><article class="markdown"></article></div></main>',
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(articleOf(adopted, 'index').trim()).toBe('');
    expect(jsonOf(adopted, 'pages/index.json')).toMatchObject({frontMatter: {title: 'Use'}});
  });

  it('the list of articles of a Docsy section, without the pages for printing', async () => {
    const adopted = await adopt({
      'index.html': page(
        '<div class="td-main"><main role="main"><nav aria-label="breadcrumb"><ol><li>Posts</li></ol></nav><div class="td-content"><h1>Posts</h1></div><div class="td-blog-posts"><ul><li><h2><a href="/">Boil</a></h2><p>How long it takes.</p></li></ul></div></main></div>',
      ),
      '_print/index.html': page(
        '<div class="td-main"><div class="td-content"><h1>All</h1></div></div>',
      ),
    });
    expect(articleOf(adopted, 'index')).toContain('How long it takes.');
    expect(articleOf(adopted, 'index')).not.toContain('breadcrumb');
    expect(adopted.report.skipped).toEqual(['_print/index.html']);
  });

  it('pages of Doxygen: their title, and notes of several paragraphs', async () => {
    const build = (title: string): string =>
      page(
        `<div id="top"><div id="titlearea">Kettle</div></div><div class="header"><div class="headertitle"><div class="title">${title}</div></div></div><div class="contents"><dl class="section note"><dt>Note</dt><dd>First.</dd><dd>Second.</dd></dl></div><hr class="footer">`,
        '<meta name="generator" content="Doxygen 1.8.17">',
      );
    const adopted = await adopt({'index.html': build('Kettle'), 'lid.html': build('Lid')});
    expect(adopted.diagnostics).toEqual([]);
    expect(articleOf(adopted, 'lid')).toMatch(/^<h1>Lid<\/h1>.*<div>First\.<\/div><div>Second\.</s);
    expect(jsonOf<object>(adopted, 'pages/lid.json')).toMatchObject({contentTitle: 'Lid'});
  });

  it('pages of Doxygen with tooltips, which repeat the descriptions of linked names', async () => {
    const adopted = await adopt({
      'index.html': page(
        '<div id="top"></div><div class="header"><div class="headertitle"><div class="title">lid.h</div></div></div><div class="contents"><p>This page shows the source of the lid, which opens and closes. It is used by the spout, by the handle and by the stove, and it must be longer than the tooltip.</p><div class="fragment"><div class="line">open();</div></div><div class="ttc" id="alid"><div class="ttname">open</div><div class="ttdoc">Opens the lid of the kettle, so that it can be filled with as much cold water as fits into it.</div></div></div>',
        '<meta name="generator" content="Doxygen 1.9.1">',
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(adopted.report.leftOut).toMatchObject({'.ttc': {parts: 1, words: 0}});
  });

  it('sources of diagrams that a script would draw, as code', async () => {
    const adopted = await adopt({
      'index.html': page(
        '<main><h1>Use</h1><p class="mermaid">\nflowchart TD\na --> b\n</p><div class="mermaid"><svg><path d="M0 0"/></svg></div></main>',
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(articleOf(adopted, 'index')).toMatch(/<code class="language-mermaid">.*a <span.*<svg>/s);
    expect(adopted.report.counts).toMatchObject({namedCode: 1, highlightedCode: 1});
  });
});

it('ADOPT-07 root-relative links lead to pages, although canonical URLs name another path', async () => {
  const build = (name: string): string =>
    page(
      `<main><h1>${name}</h1><p><a href="/mirror/boil">Boil</a></p><img src="/mirror/lid.svg" alt=""></main>`,
      `<link rel="canonical" href="https://kettle.example/${name}">`,
    );
  const adopted = await adopt({
    'boil.html': build('boil'),
    'use.html': build('use'),
    'lid.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  });
  expect(adopted.report.url).toBe('https://kettle.example/');
  expect(articleOf(adopted, 'use')).toContain('href="slot:./boil.md"');
  expect(adopted.report.counts.files).toBe(1);
});

it('ADOPT-09 lists the sources of images that the policy must allow, data URLs included', async () => {
  const {report} = await adopt({
    'index.html': page(
      '<main><h1>Use</h1><p>Text.</p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""><img src="https://images.example/a.png" alt=""></main>',
    ),
  });
  expect(report.csp).toEqual({img: ['data:', 'https://images.example']});
});

it('ADOPT-09 lists the sources of audio and video apart from those of images', async () => {
  const {report} = await adopt({
    'index.html': page(
      '<main><h1>Use</h1><p>Text.</p><video src="https://media.example/a.mp4" poster="https://images.example/a.png"></video><audio><source src="//sound.example/a.ogg"></audio><picture><source srcset="https://wide.example/a.png"><img src="https://images.example/a.png" alt=""></picture><iframe src="https://player.example/1"></iframe></main>',
    ),
  });
  const csp = {
    img: ['https://images.example', 'https://wide.example'],
    media: ['https://media.example', 'https://sound.example'],
  };
  expect(report.csp).toEqual(csp);
  const config = newSiteConfig({
    title: 'Kettle',
    url: undefined,
    version: {name: '1.x'},
    hasVersions: false,
    csp,
    hasHome: true,
  });
  expect(config).toContain(
    "\n  // Pages load files from these hosts.\n  csp: {img: ['https://images.example', 'https://wide.example'], media: ['https://media.example', 'https://sound.example']},\n",
  );
});

describe('ADOPT-19 the language of a page', () => {
  const build = (attributes: string, body: string, head = ''): string =>
    `<!doctype html><html${attributes}><head><title>Use</title>${head}</head>${body}</html>`;

  it.each([
    ['of the document', build(' lang="de-AT"', '<main><h1>Use</h1></main>'), 'de-AT'],
    ['in XHTML', build(' xml:lang="pt_br"', '<main><h1>Use</h1></main>'), 'pt-BR'],
    ['of the nearest element', build(' lang="en"', '<main lang="fr"><h1>Use</h1></main>'), 'fr'],
    [
      'in the metadata',
      build('', '<main><h1>Use</h1></main>', '<meta http-equiv="Content-Language" content="ja">'),
      'ja',
    ],
    ['of the site', build(' lang="en-US"', '<main><h1>Use</h1></main>'), undefined],
    ['without a known name', build(' lang="{{ lang }}"', '<main><h1>Use</h1></main>'), undefined],
  ])('%s', async (_, html, lang) => {
    const adopted = await adopt({'index.html': html});
    const {frontMatter} = jsonOf<{frontMatter: object}>(adopted, 'pages/index.json');
    expect(frontMatter).toEqual(lang === undefined ? {} : {lang});
  });
});

it('ADOPT-18 used files keep their old URLs, unless another page or file has the path', async () => {
  const adopted = await adoptFolder(
    await folderWith({
      'guide/use.html': page(
        '<main><h1>Use</h1><img src="../a%20b.svg" alt=""><img src="c.svg" alt=""><a href="LICENSE">License</a></main>',
      ),
      'guide/LICENSE.html': page('<main><h1>License</h1></main>'),
      'guide/LICENSE': 'Text',
      'a b.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'guide/c.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'unused.css': '',
    }),
    {
      url: 'https://kettle.example/old/',
      location: {baseUrl: '/', isTaken: (path) => path === '/old/guide/c.svg'},
    },
  );
  expect(jsonOf<object>(adopted, 'version.json')).toMatchObject({
    copies: {'old/a b.svg': 'content/docs/1.x/a b.svg'},
  });
  expect([...adopted.oldPaths.taken]).toEqual(['/old/guide/LICENSE', '/old/guide/c.svg']);
  expect([...adopted.oldPaths.contract]).toContain('/old/a%20b.svg');
});
