import {describe, expect, it} from 'vitest';
import {findLanguage} from '../../../../src/markdown/compile/code/languages.ts';
import {aliases} from '../../../../src/tools/adopt/convert/code-language.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf} from './adopt-folder.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kettle</title>${head}</head><body>${body}</body></html>`;

async function adopt(files: Readonly<Record<string, string>>) {
  const adopted = await adoptFolder(await folderWith(files));
  const {sidebars} = jsonOf<{sidebars: Readonly<Record<string, readonly Item[]>>}>(
    adopted,
    'sidebars.json',
  );
  return {adopted, outline: outline(Object.values(sidebars).flat())};
}

type Item = {readonly label: string; readonly items?: readonly Item[]};

function outline(items: readonly Item[]): string[] {
  return items.flatMap(({label, items: inside = []}) => [label, ...outline(inside)]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

describe('ADOPT-07 the old URL of the folder is known', () => {
  const pages = (link: string, head: string) => ({
    'guide/index.html': page(`<main><h1>Guide</h1><p><a href="${link}">Use</a></p></main>`, head),
    'use/index.html': page('<main><h1>Use</h1></main>'),
  });

  it.each([
    [
      'from canonical URLs without an ending slash',
      'https://kettle.example/docs/use',
      '<link rel="canonical" href="https://kettle.example/docs/guide">',
    ],
    ['from root-relative links to pages', '/docs/use', ''],
  ])('%s', async (_, link, head) => {
    const {adopted} = await adopt(pages(link, head));
    expect(adopted.report.counts.deadLinks).toBe(0);
    expect(articleOf(adopted, 'guide/index')).toContain('href="slot:../use/index.md"');
  });
});

it('ADOPT-10 reports links below the known URL of the folder to missing files, and keeps links above it', async () => {
  const adopted = await adoptFolder(
    await folderWith({
      'use.html': page(
        '<main><h1>Use</h1><a href="/docs/gone.html">A</a><a href="/other/">B</a></main>',
      ),
    }),
    {url: 'https://kettle.example/docs/'},
  );
  expect(articleOf(adopted, 'use')).toMatch(
    /^<h1>Use<\/h1>A<a href="https:\/\/kettle\.example\/other\/"/,
  );
  expect(adopted.diagnostics.map(({message}) => message)).toEqual([
    'The link `/docs/gone.html` leads to a page or file that is not in the old folder.',
  ]);
});

describe('ADOPT-12 shapes of built pages', () => {
  it('a Docusaurus category, whose cards are articles', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<div id="__docusaurus"><main><div class="generatedIndexPage_a1"><header><h1>Parts</h1><p>All parts of the kettle.</p></header><article class="margin-top--lg"><section class="row"><article class="col"><h2>Lid</h2></article></section></article></div></main></div>',
      ),
    });
    expect(articleOf(adopted, 'index')).toContain('All parts of the kettle.');
    expect(adopted.report.counts).toMatchObject({pages: 1, whole: 1});
  });

  it('the home page of Docusaurus 1, whose text begins outside the main container', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<div class="fixedHeaderContainer"><div class="navigationWrapper"></div></div><div class="navPusher"><div><div class="homeContainer"><div class="wrapper"><h2>Kettle</h2><p>It boils water.</p></div></div><div class="mainContainer"><div class="wrapper"><h2>Fast</h2></div></div></div></div>',
      ),
    });
    expect(articleOf(adopted, 'index')).toMatch(/It boils water.*Fast/s);
  });

  it('a list of posts in Hugo Book, each of which is an article', async () => {
    const post = (name: string): string =>
      `<article class="markdown book-post"><h2><a href="${name}.html">${name}</a></h2><p>About ${name}.</p></article>`;
    const adopted = await adoptFolder(
      await folderWith({
        'news.html': page(
          `<div class="book-page"><header class="book-header"><strong>News</strong></header>${post('lid')}${post('pot')}</div>`,
        ),
      }),
    );
    const article = articleOf(adopted, 'news');
    expect(article).toContain('About lid');
    expect(article).toContain('About pot');
    expect(article).not.toContain('<strong>News');
  });

  it('the title of a listing with a link', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<article class="doc"><h1>Use</h1><div class="sectionbody"><div class="listingblock"><div class="title">All files: <a href="https://files.example/all.zip">all.zip</a></div><div class="content"><pre><code class="language-js" data-lang="js">a()</code></pre></div></div></div></article>',
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(articleOf(adopted, 'index')).toMatch(/<p>All files: <a href="https:\/\/files\.example/);
  });

  it('the navigation that scripts of TypeDoc complete, which is replaced with the folders', async () => {
    const build = (title: string): string =>
      page(
        `<header class="tsd-page-toolbar"></header><div class="container container-main"><div class="col-content"><div class="tsd-page-title"><h1>${title}</h1></div></div><div class="site-menu"><nav class="tsd-navigation"><a href="/modules.html">Kettle</a><ul id="tsd-nav-container"><li><a href="/classes/Lid.html">Lid</a></li></ul></nav></div></div>`,
      );
    const {outline: labels} = await adopt({
      'modules.html': build('Kettle'),
      'classes/Lid.html': build('Class Lid'),
      'classes/Pot.html': build('Class Pot'),
    });
    expect(labels).toEqual(['Kettle', 'classes', 'Class Lid', 'Class Pot']);
  });

  it('a Sphinx theme that only its scripts name', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<div class="rst-content"><article itemprop="articleBody"><h1>Kettle<a class="headerlink" href="#kettle">¶</a></h1><p>Text.</p></article></div>',
        '<script src="_static/doctools.js"></script>',
      ),
    });
    expect(adopted.report.generators).toEqual({sphinx: 1});
  });

  it('a Sphinx index, which lists the same pages as the sidebar', async () => {
    const list = (entries: string): string => `<ul><li class="toctree-l1">${entries}</li></ul>`;
    const build = (title: string, text: string): string =>
      page(
        `<div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main"><h1>${title}</h1>${text}</div></div></div><div class="sphinxsidebar"><div class="sphinxsidebarwrapper">${list('<a href="use.html">Use</a>')}</div></div>`,
      );
    const {outline: labels} = await adopt({
      'index.html': build(
        'Kettle',
        `<div class="toctree-wrapper compound">${list('<a href="use.html">Use</a>')}</div>`,
      ),
      'use.html': build('Use', '<p>Text.</p>'),
    });
    expect(labels).toEqual(['Use']);
  });

  it('images for one color mode', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        `<main><h1>Kettle</h1><p>${[
          '<img alt="A" class="only-light" src="a.svg"><img alt="A" class="only-dark" src="b.svg">',
          '<img alt="B" src="a.svg#gh-light-mode-only"><img alt="B" src="b.svg#gh-dark-mode-only">',
          '<picture><source media="(prefers-color-scheme: dark)" srcset="b.svg"><img alt="C" src="a.svg"></picture>',
          '<picture><source media="(min-width: 600px)" srcset="b.svg"><img alt="D" src="a.svg"></picture>',
        ].join('')}</p></main>`,
      ),
      'a.svg': svg,
      'b.svg': svg,
    });
    expect(adopted.report.counts.whole).toBe(1);
    const article = articleOf(adopted, 'index');
    const modes = [...article.matchAll(/<img[^>]*>/g)].map(
      ([image]) => `${/alt="(.)"/.exec(image)?.[1]} ${/Logo-(\w+)/.exec(image)?.[1]}`,
    );
    expect(modes).toEqual([
      'A light',
      'A dark',
      'B light',
      'B dark',
      'C light',
      'C dark',
      'D undefined',
    ]);
    expect(article).toContain('media="(min-width: 600px)"');
  });

  it.each([
    [
      'KaTeX, as MathML',
      '<span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span><span class="katex-html" aria-hidden="true">x</span></span>',
      '<math><mi>x</mi></math>',
    ],
    [
      'KaTeX without MathML, as text',
      '<span class="katex"><span class="katex-html">x</span></span>',
      'x',
    ],
    [
      'MathJax 3, as MathML',
      '<mjx-container display="true"><svg></svg><mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>',
      '<math display="block"><mi>x</mi></math>',
    ],
    [
      'MathJax 3 without MathML, as a drawing',
      '<mjx-container><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></mjx-container>',
      '<svg viewBox="0 0 1 1" width="1em" height="1em"><g fill="currentColor" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"><path d="M0 0"></path></g></svg>',
    ],
    [
      'MathJax 2, as TeX',
      '<span class="MathJax_Preview">x</span><span class="MathJax"><nobr>x</nobr></span><script type="math/tex">x^2</script>',
      '\\(x^2\\)',
    ],
    [
      'MathJax 2 in its own line, as TeX',
      '<script type="math/tex; mode=display">x</script>',
      '\\[x\\]',
    ],
    ['AsciiMath, for scripts', '\\$sqrt(x)\\$', '\\$sqrt(x)\\$'],
  ])('formulas of %s', async (_, formula, shown) => {
    const {adopted} = await adopt({
      'index.html': page(`<main><h1>Kettle</h1><p>Is ${formula} here.</p></main>`),
    });
    // Formulas that readers see as source are reported.
    expect(adopted.diagnostics.map(({code}) => code)).toEqual(
      shown.startsWith('\\') ? ['adopt-dynamic-part'] : [],
    );
    expect(adopted.report.counts.whole).toBe(1);
    expect(articleOf(adopted, 'index').trim()).toBe(`<h1>Kettle</h1><p>Is ${shown} here.</p>`);
  });

  it('formulas that only a style sheet draws, which are reported', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<main><h1>Kettle</h1><p>Is <mjx-container><mjx-math><mjx-c class="mjx-c78"></mjx-c></mjx-math></mjx-container> here.</p></main>',
      ),
    });
    expect(adopted.diagnostics).toMatchObject([
      {code: 'adopt-dynamic-part', message: expect.stringContaining('`<mjx-container>`')},
    ]);
  });

  it('code with links, as lines of the theme', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<main><h1>Kettle</h1><pre>pub fn <a href="#boil">boil</a>();</pre><p id="boil">Text.</p></main>',
      ),
    });
    expect(articleOf(adopted, 'index')).toContain(
      '<code><span class="code-line">pub fn <a href="#boil">boil</a>();',
    );
  });

  it('further titles, as headings below the first one', async () => {
    const {adopted} = await adopt({
      'index.html': page('<main><h1>Kettle</h1><p>Text.</p><h1>Examples</h1><p>Text.</p></main>'),
    });
    expect(articleOf(adopted, 'index')).toMatch(/<h1>Kettle<.*<h2 id="examples">Examples/s);
  });

  it('headings of lower levels, after links to them and below a title with a common word', async () => {
    const {adopted} = await adopt({
      'chap5.html':
        '<html><head><title>Kettle - Chapter 5: Lids</title></head><body><div><p><a href="#s">5 Lids</a><br><a href="#t">5.1 Round</a></p></div><h3 id="s">5 Lids</h3><p>Text.</p><h4 id="t">5.1 Round</h4><p>Text.</p><h5 id="u">5.1-1 Small</h5></body></html>',
    });
    expect(articleOf(adopted, 'chap5')).toMatch(
      /<h1 id="s">5 Lids<.*<h2 [^>]*id="t"[^>]*>5\.1 Round<.*<h3 [^>]*id="u"[^>]*>5\.1-1 Small</s,
    );
  });

  it('headings with anchors around, inside or before them, and headings without ids', async () => {
    const {adopted} = await adopt({
      'use.html': page(
        '<main><h1>Use</h1><h2><a name="NAME">Name</a></h2><p>Text.</p><a name="lbAC">&nbsp;</a>\n<h2>Synopsis</h2><p>Text with <a name="term">a term</a>.</p><h2>Name</h2><div id="s"><h2><a name="s">Lid</a></h2></div></main>',
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    const article = articleOf(adopted, 'use');
    expect(article).toMatch(/<div id="s">.*<h2>Lid<.*href="#s"/s);
    expect(article).toContain('<h2 id="NAME">Name</h2>');
    expect(article).toContain('<h2 id="lbAC">Synopsis</h2>');
    expect(article).toContain('<h2 id="name">Name</h2>');
    expect(article).toContain('with <a name="term"></a>a term.');
  });

  it('text before paragraphs, and paragraphs of DocBook', async () => {
    const {adopted} = await adopt({
      'use.html': page(
        '<main><h1>Use</h1>Boil <b>water</b>.<p>Pour it.</p><div class="para">Wait.</div><div class="para">See <pre>tea</pre></div><h2><a id="a"></a><br>Lid</h2><ul><li>One<p>Two</p></li></ul></main>',
      ),
    });
    expect(articleOf(adopted, 'use')).toMatch(
      /<h1>Use<\/h1><p>Boil <b>water<\/b>\.<\/p><p>Pour it\.<\/p><p>Wait\.<\/p><div>See .*<h2 id="a">Lid<.*<li><p>One<\/p><p>Two<\/p>/s,
    );
  });

  it('code that is aligned with tabs and spaces, with the width of tabs in browsers', async () => {
    const {adopted} = await adopt({
      'use.html': page(
        '<main><h1>Use</h1><small><pre>boil {\n\t  <b>lid</b>\t: round\n          cup : red\n}</pre></small><pre>make:\n\ttea</pre></main>',
      ),
    });
    const article = articleOf(adopted, 'use').replace(/<[^>]*>/g, '');
    expect(article).toContain('boil {\n          lid   : round\n          cup : red\n}');
    expect(article).toContain('make:\n\ttea');
    expect(articleOf(adopted, 'use')).not.toContain('<small>');
  });

  it('manual pages, whose first heading is the same on all pages', async () => {
    const build = (name: string): string =>
      `<html><head><title>${name}</title></head><body><h1 id="NAME">NAME</h1><p>${name} - about ${name}</p><h1 id="D">DESCRIPTION</h1><p>The ${name}.</p><h2 id="E">Examples of ${name}</h2></body></html>`;
    const {adopted} = await adopt(
      Object.fromEntries(
        ['boil', 'lid', 'pot', 'tea'].map((name) => [`${name}.html`, build(name)]),
      ),
    );
    expect(articleOf(adopted, 'lid')).toMatch(
      /<h2 id="NAME">NAME<.*<h2 id="D">DESCRIPTION<.*<h3 id="E">Examples of lid</s,
    );
    expect(jsonOf<{frontMatter: unknown}>(adopted, 'pages/lid.json').frontMatter).toMatchObject({
      title: 'lid',
    });
  });

  it('text in drawings that the old style sheets show in monospace', async () => {
    const {adopted} = await adopt({
      'use.html': page(
        '<link rel="stylesheet" href="a.css"><main><h1>Use</h1><p>Text.</p><svg width="9" height="9"><text class="note" x="1" y="1">lid</text><path d="M0 0" style="fill:red"></path></svg></main>',
      ),
      'a.css': '.note { font-family: monospace }',
    });
    expect(articleOf(adopted, 'use')).toMatch(
      /<text x="1" y="1">lid<\/text><path d="M0 0" class="style-/,
    );
    expect(adopted.report.counts).toMatchObject({pages: 1, whole: 1});
  });

  it('tabs, numbered steps and line numbers of Nextra 2, without its links to other pages', async () => {
    const {adopted} = await adopt({
      'use.html': page(
        '<article class="nextra-content"><main><h1>Use</h1><button aria-hidden="true"></button><div class="scrollbar"><div role="tablist"><button role="tab" aria-selected="true">gas</button><button role="tab">electric</button></div></div><div><div role="tabpanel">Light it.</div><span role="tabpanel" aria-hidden="true"></span></div><div class="nextra-steps"><h3>Fill<a href="#fill" id="fill" class="subheading-anchor"></a></h3><p>Fill it.</p><h3>Boil<a href="#boil" id="boil" class="subheading-anchor"></a></h3></div><div class="nextra-code-block"><pre><code data-language="js" data-line-numbers=""><span class="line">a</span></code></pre></div><div class="nx-flex print:nx-hidden"><a href="use.html" title="Next">Next</a></div></main></article>',
      ),
    });
    const article = articleOf(adopted, 'use');
    expect(article.match(/role="tab"/g)).toHaveLength(2);
    expect(article.match(/role="tabpanel"/g)).toHaveLength(2);
    expect(article).toMatch(/1\. Fill<.*2\. Boil</s);
    expect(article).not.toContain('Next');
    expect(article).toContain('class="code-lines-numbered"');
    expect(adopted.report.counts).toMatchObject({pages: 1, whole: 1});
    expect(adopted.diagnostics.map(({message}) => message)).toEqual([
      'The tab `electric` is empty on the old page unless its scripts run.',
    ]);
  });

  it('tabs of Rspress 1, whose pages contain only the open tab', async () => {
    const {adopted} = await adopt({
      'use.html': page(
        '<div class="rspress-doc"><h1>Use</h1><div class="container_d"><div><div class="tab-list_c no-scrollbar_d"><div class="tab_c not-selected_d">gas</div><div class="tab_c selected_f">electric</div></div></div><div><div class="rounded">Plug it in.</div></div></div></div>',
      ),
    });
    expect(articleOf(adopted, 'use')).toMatch(
      /aria-selected="true"[^>]*>electric<.*tabs-label">gas<\/p><\/div>.*tabs-label">electric<\/p>.*Plug it in\./s,
    );
    expect(adopted.diagnostics.map(({message}) => message)).toEqual([
      'The tab `gas` is empty on the old page unless its scripts run.',
    ]);
  });

  it('modules of odoc, whose title is in a header, and whose members have no numbers', async () => {
    const build = (name: string): string =>
      `<html><head><title>${name} (kettle.${name})</title></head><body class="odoc"><nav class="odoc-nav"><a href="index.html">Up</a> – kettle</nav><header class="odoc-preamble"><h1>Module <code>${name}</code></h1><p>This module contains ${name}.</p></header><div class="odoc-content"><div class="odoc-spec"><div class="spec type"><code>type t =</code><ol><li class="def variant"><code>| ${name}</code></li></ol></div></div></div></body></html>`;
    const {adopted, outline: labels} = await adopt(
      Object.fromEntries(['Lid', 'Pot', 'Cup', 'Tea'].map((name) => [`${name}.html`, build(name)])),
    );
    expect(labels).toContain('Module Lid');
    expect(articleOf(adopted, 'Lid')).toMatch(
      /<h1>Module <code [^>]*>Lid<.*This module contains Lid\..*<ul><li>/s,
    );
  });

  it('names of files that are percent-encoded', async () => {
    const {adopted} = await adopt({
      'Lid%20%28new%29.html': page('<main><h1>Lid (new)</h1><p>Round.</p></main>'),
      'use.html': page('<main><h1>Use</h1><a href="Lid%2520%2528new%2529.html">Lid</a></main>'),
    });
    expect(adopted.pages.map(({path}) => path)).toEqual(['/Lid (new)', '/use']);
    expect(
      jsonOf<{frontMatter: unknown}>(adopted, 'pages/Lid (new).json').frontMatter,
    ).toMatchObject({
      redirect_from: expect.arrayContaining(['/docs/1.x/Lid%2520%2528new%2529.html']),
    });
    expect(articleOf(adopted, 'use')).toContain('href="slot:./Lid%20%28new%29.md"');
  });

  it('links with spaces around their URLs', async () => {
    const {adopted} = await adopt({
      'use.html': page('<main><h1>Use</h1><p><a href=" https://x.example/a\n">A</a></p></main>'),
    });
    expect(articleOf(adopted, 'use')).toContain('href="https://x.example/a"');
    expect(adopted.report.counts).toMatchObject({pages: 1, whole: 1});
  });

  it('chapters without a navigation, in the order of their numbers', async () => {
    const names = ['chap1', 'chap10', 'chap2', 'part2/x1', 'part10/x1'];
    const {outline: labels} = await adopt(
      Object.fromEntries(
        names.map((name) => [`${name}.html`, page(`<main><h1>${name}</h1><p>Text.</p></main>`)]),
      ),
    );
    expect(labels).toEqual(['chap1', 'chap2', 'chap10', 'part2/x1', 'part10/x1']);
  });

  it('code of other highlighters, in languages that this one knows', () => {
    expect(Object.values(aliases).filter((name) => findLanguage(name) === undefined)).toEqual([]);
  });

  it('a title in a heading of a lower level, which a number precedes', async () => {
    const {adopted} = await adopt({
      'index.html':
        '<html><head><title>Boil - Kettle 3.1</title></head><body><main><a name="boil"></a><h4>2.1 Boil</h4><p>Text.</p><h5>Boil</h5></main></body></html>',
      'use.html':
        '<html><head><title>Use - Kettle 3.1</title></head><body><main><h2>First steps</h2><p>Text.</p></main></body></html>',
    });
    expect(articleOf(adopted, 'index')).toMatch(
      /^<h1 id="boil">2\.1 Boil<\/h1><p>Text\.<\/p>.*<h2 id="boil-1">Boil<\/h2>/,
    );
    expect(articleOf(adopted, 'use')).toContain('<h2 id="first-steps">First steps</h2>');
  });

  it('headings and footers of code, although most pages have the same text elsewhere', async () => {
    const build = (title: string, more = ''): string =>
      page(
        `<header><ul><li><a href="index.html#methods">Methods</a></li></ul></header><main><h1>${title}</h1><h2>Use</h2><p>About ${title}.</p>${more}</main>`,
      );
    const {adopted} = await adopt({
      'index.html': build(
        'Kettle',
        '<h2 id="methods">Methods</h2><div><pre>boil()</pre><div class="footer"><a href="boil.txt">Download as text</a></div></div>',
      ),
      'boil.txt': 'boil()',
      ...Object.fromEntries(
        ['lid', 'pot', 'cup', 'tea'].map((name) => [`${name}.html`, build(name)]),
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(articleOf(adopted, 'index')).toMatch(
      /<h2 id="use">Use<.*<h2 id="methods">Methods<.*<a href="slot:\.\/boil\.txt"/s,
    );
    expect(articleOf(adopted, 'lid')).toMatch(/<h2 id="use">Use</);
  });

  it('chapters of DocBook: their contents, admonitions and titles, without the links to other pages', async () => {
    const build = (title: string, body: string): string =>
      `<html><head><title>${title}</title></head><body><div class="navheader"><a accesskey="n" href="lid.html">Next</a></div><div class="chapter"><div class="titlepage"><h2 class="title"><a id="top"></a>${title}</h2></div>${body}</div></body></html>`;
    const {adopted} = await adopt({
      'index.html': build(
        'Kettle',
        '<div class="caution"><h3 class="title">Hot!</h3><p>Wait.</p></div><div class="toc"><a href="lid.html">Lid</a></div>',
      ),
      'lid.html': build('Lid', '<p>Text.</p>'),
    });
    expect(articleOf(adopted, 'index').trim()).toMatch(
      /^<h1 id="top">Kettle<\/h1><div class="admonition admonition-caution.*Hot!<.*<p>Wait\.<.*href="slot:\.\/lid\.md">Lid</s,
    );
    expect(articleOf(adopted, 'lid')).not.toContain('Next');
    expect(adopted.diagnostics).toEqual([]);
  });

  it('anchors in parts that are left out, to which other pages link', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<main><h1>Kettle</h1><nav><a name="boil"></a><a id="lid" href="use.html">Lid</a></nav><p>Text.</p></main>',
      ),
      'use.html': page('<main><h1>Use</h1><p><a href="index.html#boil">Boil</a></p></main>'),
    });
    expect(articleOf(adopted, 'index')).toContain('<span id="boil"></span><p>Text.</p>');
    expect(articleOf(adopted, 'use')).toContain('href="slot:./index.md#boil"');
    expect(adopted.diagnostics).toEqual([]);
  });

  it('controls of parts that are open in adopted pages', async () => {
    const {adopted} = await adopt({
      'index.html': page(
        '<main><h1>Kettle</h1><p>Text.</p><a data-toggle="collapse" href="#toc">Show / Hide Table of Contents</a><small><a href="#" class="summary_toggle">collapse</a></small></main>',
      ),
    });
    expect(articleOf(adopted, 'index').trim()).toBe('<h1>Kettle</h1><p>Text.</p><small></small>');
  });
});

it('ADOPT-10 reports links with unknown schemes, and keeps their text', async () => {
  const {adopted} = await adopt({
    'index.html': page('<main><h1>Kettle</h1><p><a href="editor:1:2">source</a></p></main>'),
  });
  expect(adopted.diagnostics.map(({code, message}) => `${code}: ${message}`)).toEqual([
    'adopt-dead-link: The link `editor:1:2` has the unknown scheme `editor`.',
  ]);
  expect(articleOf(adopted, 'index').trim()).toBe('<h1>Kettle</h1><p>source</p>');
});

describe('ADOPT-16 the sidebar keeps the order', () => {
  const build = (title: string, entries: string): string =>
    page(
      `<header class="tsd-page-toolbar"></header><div class="container container-main"><div class="col-content"><div class="tsd-page-title"><h1>${title}</h1></div></div><nav class="tsd-navigation secondary"><ul>${entries}</ul></nav></div>`,
    );
  const entry = (name: string): string => `<li><a href="/${name}.html">${name}</a></li>`;

  it('of the page that lists most entries', async () => {
    const names = ['a', 'b', 'c'];
    const {adopted, outline: labels} = await adopt({
      ...Object.fromEntries(
        names.map((name) => [`${name}.html`, build(name, entry('index') + entry(name))]),
      ),
      'index.html': build('Kettle', ['index', ...names].map(entry).join('')),
    });
    expect(labels).toEqual(['index', 'a', 'b', 'c']);
    expect(adopted.diagnostics).toEqual([]);
  });
});
