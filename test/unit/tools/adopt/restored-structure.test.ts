import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf} from './adopt-folder.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Use</title>${head}</head><body class="article">${body}</body></html>`;

async function adopt(files: Readonly<Record<string, string>>) {
  return await adoptFolder(await folderWith(files));
}

async function adoptPage(body: string, head = '') {
  const adopted = await adopt({'index.html': page(body, head)});
  expect(adopted.diagnostics).toEqual([]);
  expect(adopted.report.counts).toMatchObject({pages: 1, whole: 1});
  return {adopted, article: articleOf(adopted, 'index')};
}

const javadoc = '<meta name="generator" content="javadoc/ClassWriterImpl">';
const doxygen = '<meta name="generator" content="Doxygen 1.13.2">';

describe('ADOPT-12 structure that only the old style sheets showed', () => {
  it('names of features that touch', async () => {
    const {article} = await adoptPage(
      '<main><h1>Use</h1><p>Boils <span class="badge">new</span></p><div class="features"><span class="feature">no setter</span><span class="feature">inherited</span></div><p>The lid<span class="badge">hot</span></p><h2 class="projectTitle">Tea<small>Hot water</small></h2></main>',
    );
    expect(article).toContain('no setter inherited');
    expect(article).toContain('The lid hot');
    expect(article).toContain('Boils new');
    expect(article).toContain('Tea <small>Hot water');
  });

  it('notes inside a line, after the mark that contains them', async () => {
    const {article} = await adoptPage(
      '<main><h1>Use</h1><p>It boils.<sup class="fn">1<span class="fn-text" id="n1">Only with a <a href="index.html">lid</a>.</span></sup> It whistles.<sup><span>2nd</span></sup> It stops.<span class="sidenote">If it has a sensor.</span></p></main>',
    );
    expect(article).toMatch(
      /boils\.<sup>1<\/sup> <small id="n1">\(Only with a <a [^>]*>lid<\/a>\.\)<\/small> It whistles\.<sup>2nd<\/sup> It stops\. <small>\(If it has a sensor\.\)<\/small>/,
    );
  });

  it('images that scripts load, and links of areas in images', async () => {
    const adopted = await adopt({
      'index.html':
        '<title>Use</title><body><main><h1>Use</h1><img src="data:image/gif;base64,R0lGODlh" data-src="lid.png" alt="Lid"><img data-original="pot.png" alt="Pot"><img src="cup.png" usemap="#m" alt="Cup"><map name="m"><area href="index.html#x" alt="Handle"><area href="https://x.example/"></map><p id="x">Text.</p></main></body>',
      'lid.png': 'lid',
      'pot.png': 'pot',
      'cup.png': 'cup',
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(articleOf(adopted, 'index')).toMatch(
      /src="slot:\.\/lid\.png".*src="slot:\.\/pot\.png".*src="slot:\.\/cup\.png".*<li><a href="#x">Handle<\/a><\/li><li><a href="https:\/\/x\.example\/"/s,
    );
  });

  it('elements of old HTML versions, and formulas with a prefix', async () => {
    const adopted = await adopt({
      'index.html':
        '<title>Use</title><body><main><h1>Use</h1><dir><li>One</dir><xmp><b>lid</b></xmp><fieldset><legend>Size</legend>Big</fieldset><p><acronym title="Hypertext">HT</acronym> <m:math><m:mfrac><m:mn>1</m:mn><m:mn>2</m:mn></m:mfrac></m:math></p></main></body>',
    });
    const article = articleOf(adopted, 'index');
    expect(article).toContain('<ul><li>One</li></ul>');
    expect(article).toMatch(/<pre [^>]*>.*&lt;b>lid/s);
    expect(article).toContain('<div>Size</div>Big');
    expect(article).toContain('<abbr title="Hypertext">HT</abbr>');
    expect(article).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
  });

  it('titles and parts of Haddock, whose labels its scripts hide', async () => {
    const body =
      '<div id="content"><div id="module-header"><table class="info"><tr><th>License</th><td>BSD</td></tr></table><p class="caption">Use</p></div><h4 class="details-toggle">Instances</h4><details id="i" open="open"><summary class="hide-when-js-enabled">Instances details</summary><p>Show Lid</p><details><summary class="hide-when-js-enabled">Instance details</summary><p>Defined in Lid</p></details></details></div>';
    const adopted = await adopt({'index.html': `<title>Use</title><body>${body}</body>`});
    const article = articleOf(adopted, 'index');
    expect(article).toMatch(/<h1>Use<\/h1>.*License.*Instances.*Show Lid.*Instance details/s);
    expect(article).toContain('<div id="i"><p>Show Lid</p>');
    expect(article).not.toContain('Instances details');
  });

  it('lists of Javadoc without markers, and its controls', async () => {
    const {article} = await adoptPage(
      '<div class="header"><h2 class="title">Class Kettle</h2></div><div class="contentContainer"><ul class="blockList"><li class="blockList"><ul class="blockList"><li class="blockList"><h3>Method Summary</h3><table><caption><span class="activeTableTab"><span>All Methods</span><span class="tabEnd">&nbsp;</span></span><span class="tableTab"><span><a href="javascript:show(2);">Instance Methods</a></span></span></caption><tr><td>boil</td></tr></table><div class="block"><ul><li>Hot</li></ul></div></li></ul></li></ul></div>',
      javadoc,
    );
    expect(article.match(/<ul>/g)).toHaveLength(1);
    expect(article).toContain('All Methods');
    expect(article).not.toContain('Instance Methods');
  });

  it('tables of newer Javadoc, which are grids', async () => {
    const {article} = await adoptPage(
      '<main role="main"><h1 class="title">Class Kettle</h1><div class="type-signature"><span class="modifiers">public class </span><span>Kettle</span></div><div class="table-tabs" role="tablist"><button>All Methods</button><button>Instance Methods</button></div><div class="summary-table two-column-summary"><div class="table-header col-first">Method</div><div class="table-header col-last">Description</div><div class="col-first"><code>boil()</code></div><div class="col-last"><div class="block">Boils.</div></div><div class="col-first"><code>pour()</code></div><div class="col-last">Pours.</div></div></main>',
      javadoc,
    );
    expect(article).toMatch(
      /<th [^>]*>Method<.*<th [^>]*>Description<.*<tr [^>]*><td [^>]*><code [^>]*>boil\(\)<.*Boils\..*<tr .*pour/s,
    );
    expect(article).toMatch(/<code [^>]*>public class Kettle<\/code>/);
    expect(article).not.toContain('Instance Methods');
  });

  it('terms and short definitions of JSDoc on one line, signatures and captions', async () => {
    const {article, adopted} = await adoptPage(
      '<div id="main"><h1 class="page-title">Kettle</h1><section><header><h2>Kettle<span class="signature">(size<span class="signature-attributes">opt</span>)</span></h2></header><article><h4 class="name" id="boil">boil<span class="signature">()</span></h4><p class="code-caption">Boil it</p><pre class="prettyprint"><code>boil()</code></pre><dl class="details"><dt class="tag-source">Source:</dt><dd><ul class="dummy"><li>kettle.js</li></ul></dd><dt>See:</dt><dd><ul><li>Lid</li><li>Pot</li></ul></dd></dl><dl class="details"><dt id="deprecated">Deprecated:</dt><dd><ul><li><p>Use pots.</p></li></ul></dd></dl></article></section></div><nav><h2><a href="index.html">Home</a></h2></nav>',
      '<script src="scripts/prettify/prettify.js"></script>',
    );
    expect(article).toMatch(
      /<p><strong>Source:<\/strong> kettle\.js<br><strong>See:<\/strong> Lid<br>Pot<\/p>/,
    );
    expect(article).toMatch(/<dt id="deprecated">Deprecated:/);
    expect(article).toMatch(/<h4 id="boil"><code [^>]*>boil\(\)<\/code>/);
    expect(article).toContain('(size<sup>opt</sup>)');
    expect(article).toContain('<em>Boil it</em>');
    expect(adopted.siteTitle).toBe('Kettle');
    expect(Object.values(jsonOf<{sidebars: object}>(adopted, 'sidebars.json').sidebars)).toEqual([
      [{type: 'doc', id: 'index', label: 'Home'}],
    ]);
  });

  it("the list of a TypeDoc page's members", async () => {
    const {article} = await adoptPage(
      '<div class="tsd-page-toolbar"></div><div class="container-main"><div class="col-content"><div class="tsd-page-title"><h1>Kettle</h1></div><div class="tsd-index-list"><a href="#boil" class="tsd-index-link"><span>boil</span></a><a href="#pour"><span>pour</span></a></div><h3 id="boil">boil</h3><h3 id="pour">pour</h3></div></div>',
    );
    expect(article).toMatch(/<ul><li><a href="#boil">boil<\/a><\/li><li><a href="#pour">/);
  });

  it('titles of code, tabs without a wrapper, cards and file trees of Nextra', async () => {
    const {article} = await adoptPage(
      '<div class="nextra-body"><article class="nextra-content"><main data-pagefind-body="true"><h1>Use</h1><div class="nextra-code"><div><svg></svg><span>kettle.js</span><button title="Copy code"></button></div><pre><div></div><code data-language="js">boil()</code></pre></div><div role="tablist"><button role="tab" aria-selected="true">npm</button><button role="tab">yarn</button></div><div><div role="tabpanel"><h3 id="npm" style="visibility:hidden;width:0">npm</h3>Fast</div><div role="tabpanel">Small</div></div><div class="nextra-cards"><a href="#a"><span>One</span></a><a href="#a"><span>Two</span></a></div><ul><li><button><svg></svg>src</button><ul><li>index.ts</li></ul></li></ul><div class="nextra-callout x:bg-green-100"><div><p id="a">Hot.</p></div></div></main></article></div>',
    );
    expect(article).toMatch(
      /kettle\.js<.*<button[^>]*role="tab"[^>]*>npm<.*>yarn<\/button>.*Fast.*Small/s,
    );
    expect(article).toMatch(/<ul><li><a href="#a">One<\/a><\/li><li><a href="#a">Two/);
    expect(article).toMatch(/src<ul><li>index\.ts/);
    expect(article).toContain('<span id="npm"></span>');
    expect(article).toContain('admonition-tip');
  });

  it('line breaks in titles, and the name of the documentation in parentheses', async () => {
    const build = (name: string): string =>
      page(
        `<div class="header"><h2 class="title">Uses of Package<br>${name}</h2></div><p>None.</p>`,
        javadoc,
      ).replace('<title>Use', `<title>${name} (Kettle 1.2 API)`);
    const adopted = await adopt({'lid.html': build('lid'), 'pot.html': build('pot')});
    expect(adopted.siteTitle).toBe('Kettle');
    expect(JSON.stringify(jsonOf(adopted, 'sidebars.json'))).toContain('Uses of Package lid');
  });

  it('titles of Doxygen before headings of the same level, and rows that only separate', async () => {
    const {adopted, article} = await adoptPage(
      '<div class="header"><div class="headertitle"><div class="title">Contributing</div></div></div><div class="contents"><h1>Table of Contents</h1><table class="memberdecls"><tr><td>bool</td><td>boil()</td></tr><tr class="separator:a1"><td class="memSeparator" colspan="2">&#160;</td></tr></table><div class="fragment"><div class="line">git clone https://kettle.example</div></div><div class="fragment"><div class="line"><span class="keyword">return</span> 1;</div></div></div>',
      doxygen,
    );
    expect(article).toMatch(/^<h1>Contributing<\/h1>.*<h2[^>]*>Table of Contents/s);
    expect(article.match(/<tr\b/g)).toHaveLength(1);
    expect(article.match(/language-\w+/g)).toEqual(['language-cpp']);
    expect(jsonOf(adopted, 'pages/index.json')).toMatchObject({contentTitle: 'Contributing'});
  });

  it('added and removed lines of code', async () => {
    const {article} = await adoptPage(
      '<main class="sl-markdown-content"><h1>Use</h1><div class="expressive-code"><figure class="frame"><pre data-language="js"><code><div class="ec-line highlight mark"><div class="code">a</div></div><div class="ec-line highlight ins"><div class="code">b</div></div><div class="ec-line highlight del"><div class="code">c</div></div></code></pre></figure></div></main>',
    );
    expect(article).toMatch(
      /code-line-highlighted[^>]*>.*a.*code-line-added[^>]*>.*b.*code-line-removed[^>]*>.*c/s,
    );
  });

  it('tabs of Rspress, which have no roles', async () => {
    const {article} = await adoptPage(
      '<main class="rp-doc"><h1>Use</h1><div class="rp-tabs"><div class="rp-tabs__label"><div class="rp-tabs__label__item">One</div><div class="rp-tabs__label__item">Two</div></div><div class="rp-tabs__content"><div class="rp-tabs__content__item">First</div><div class="rp-tabs__content__item" aria-hidden="true">Second</div></div></div></main>',
    );
    expect(article.match(/role="tab"/g)).toHaveLength(2);
  });

  it('code of JSDoc, which a script highlights', async () => {
    const {article} = await adoptPage(
      '<div id="main"><h1 class="page-title">Class: Kettle</h1><pre class="prettyprint"><code>const a = 1;</code></pre></div>',
    );
    expect(article).toContain('language-js');
  });

  it('signatures and sources of TypeDoc in lists, and headings that are links to the anchor before them', async () => {
    const {article} = await adoptPage(
      '<div class="container-main"><div class="col-content"><div class="tsd-page-title"><h1>Kettle</h1></div><a id="md:use" class="tsd-anchor"></a><h2><a href="#md:use">Use</a></h2><ul class="tsd-signatures"><li class="tsd-signature"><span>boil</span>()</li><li class="tsd-description"><p>Boils.</p></li></ul><aside class="tsd-sources"><ul><li>Defined in boil.ts</li></ul></aside></div></div>',
    );
    expect(article).not.toMatch(/<ul>|<h2[^>]*><a href/);
    expect(article).toContain('<h2 id="md:use"');
    expect(article).toMatch(/<code [^>]*>boil\(\)<\/code>/);
  });

  it('icons of Asciidoctor that are titles or signs, the authors and the footnotes', async () => {
    const {article} = await adoptPage(
      '<div id="header"><h1>Use</h1><div class="details"><span id="author" class="author">Jane Doe</span></div><div id="toc" class="toc"><ul><li><a href="#_lid">Lid</a></li></ul></div></div><div id="content"><h2 id="_lid">Lid</h2><p>Hot.<sup class="footnote">[<a id="_footnoteref_1" href="#_footnotedef_1">1</a>]</sup></p><div class="admonitionblock tip"><table><tr><td class="icon"><i class="fa icon-tip" title="Tip"></i></td><td class="content">Use a lid.</td></tr></table></div><div class="ulist checklist"><ul class="checklist"><li><p><i class="fa fa-check-square-o"></i> done</p></li><li><p><i class="fa fa-square-o"></i> open</p></li></ul></div></div><div id="footnotes"><hr><div class="footnote" id="_footnotedef_1"><a href="#_footnoteref_1">1</a>. Very.</div></div><div id="footer"><div id="footer-text">Last updated today</div></div>',
      '<meta name="generator" content="Asciidoctor 2.0.20">',
    );
    expect(article).toMatch(/Tip<\/span><\/div>/);
    expect(article).toMatch(/\u2713 done.*\u274f open/s);
    expect(article).toMatch(/Jane Doe.*Very\./s);
    expect(article).not.toContain('Last updated');
  });
});

describe('ADOPT-16 navigations', () => {
  it('of mdBook: sections are below the chapter before them', async () => {
    const build = (body: string): string =>
      page(
        `<nav id="sidebar"><div class="sidebar-scrollbox"><ol class="chapter"><li class="chapter-item"><a href="use.html">Use</a></li><li><ol class="section"><li class="chapter-item"><a href="lid.html">Lid</a></li></ol></li><li class="chapter-item"><a href="pot.html">Pot</a></li></ol></div></nav><div id="page-wrapper"><div class="page"><div id="content"><main>${body}</main></div></div></div>`,
      );
    const adopted = await adopt({
      'use.html': build('<h1>Use</h1>'),
      'lid.html': build('<h1>Lid</h1>'),
      'pot.html': build('<h1>Pot</h1>'),
    });
    expect(jsonOf(adopted, 'sidebars.json')).toMatchObject({
      sidebars: {
        docs: [
          {type: 'category', label: 'Use', items: [{id: 'lid'}], link: {id: 'use'}},
          {type: 'doc', id: 'pot'},
        ],
      },
    });
  });
});
