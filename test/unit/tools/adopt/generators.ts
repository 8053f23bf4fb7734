/** HTML that was written for the tests in the form of a generator's output. */
export interface GeneratorFixture {
  /** Name of the profile that must recognize the generator. */
  readonly profile: string;
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

function document(head: string, body: string, attributes = ''): string {
  return `<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Use - Kettle</title>${head}</head>\n<body${attributes}>\n${body}\n</body>\n</html>\n`;
}

/** Returns a site with two pages in the same frame. By default, the second page has only a heading and a sentence. */
function site(
  name: string,
  profile: string,
  frame: (article: string) => string,
  article: string,
  second = '<h1 id="other">Other</h1><p>The other page.</p>',
): GeneratorFixture {
  return {name, profile, files: {'use.html': frame(article), 'other.html': frame(second)}};
}

const sphinxArticle = (level: string): string => `<section id="use">
<h1>Use<a class="headerlink" href="#use" title="Link to this heading">${level}</a></h1>
<p>See <a class="reference internal" href="other.html"><span class="doc">Other</span></a>.</p>
<div class="admonition warning">
<p class="admonition-title">Warning</p>
<p>It is hot.</p>
</div>
<div class="literal-block-wrapper docutils container" id="id1">
<div class="code-block-caption"><span class="caption-text">boil.py</span><a class="headerlink" href="#id1">${level}</a></div>
<div class="highlight-python notranslate"><div class="highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre><span class="normal">1</span>
<span class="normal">2</span></pre></div></td><td class="code"><div><pre><span></span><span class="kn">import</span> <span class="nn">kettle</span>
<span class="hll"><span class="n">kettle</span><span class="o">.</span><span class="n">boil</span><span class="p">()</span>
</span></pre></div></td></tr></table></div>
</div>
</div>
<section id="api">
<span id="index-0"></span><h2>API<a class="headerlink" href="#api">${level}</a></h2>
<dl class="py function">
<dt class="sig sig-object py" id="kettle.boil">
<span class="sig-prename descclassname"><span class="pre">kettle.</span></span><span class="sig-name descname"><span class="pre">boil</span></span><span class="sig-paren">(</span><em class="sig-param"><span class="n"><span class="pre">volume</span></span></em><span class="sig-paren">)</span><a class="reference internal" href="other.html"><span class="viewcode-link"><span class="pre">[source]</span></span></a><a class="headerlink" href="#kettle.boil">${level}</a></dt>
<dd><p>Boil water. Formula: <span class="math notranslate nohighlight"><img class="math" src="_images/q.svg" alt="Q = mc"/></span></p></dd></dl>
</section>
</section>`;

const sphinxNav =
  '<p class="caption" role="heading"><span class="caption-text">Guide</span></p><ul class="current"><li class="toctree-l1 current"><a class="current reference internal" href="use.html">Use</a><ul><li class="toctree-l2"><a class="reference internal" href="use.html#api">API</a></li></ul></li><li class="toctree-l1"><a class="reference internal" href="other.html">Other</a></li></ul>';

function withImage(fixture: GeneratorFixture): GeneratorFixture {
  return {
    ...fixture,
    files: {
      ...fixture.files,
      '_images/q.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
  };
}

const mkdocsArticle = `<h1 id="use">Use<a class="headerlink" href="#use" title="Permanent link">&para;</a></h1>
<p>See <a href="other.html">Other</a>.</p>
<div class="admonition tip"><p class="admonition-title">Save energy</p><p>Boil less.</p></div>
<details class="note"><summary>More</summary><p>Hidden.</p></details>
<div class="tabbed-set tabbed-alternate" data-tabs="1:2"><input checked="checked" id="__tabbed_1_1" name="__tabbed_1" type="radio"><input id="__tabbed_1_2" name="__tabbed_1" type="radio"><div class="tabbed-labels"><label for="__tabbed_1_1">C</label><label for="__tabbed_1_2">Go</label></div><div class="tabbed-content"><div class="tabbed-block"><div class="highlight"><span class="filename">boil.c</span><pre><span></span><code><a id="__codelineno-0-1" name="__codelineno-0-1" href="#__codelineno-0-1"></a><span class="kt">int</span><span class="w"> </span><span class="n">x</span><span class="p">;</span>
</code></pre></div></div><div class="tabbed-block"><div class="language-go highlight"><pre><span></span><code><span class="k">var</span><span class="w"> </span><span class="nx">x</span><span class="w"> </span><span class="kt">int</span>
</code></pre></div></div></div></div>`;

const shiki = (language: string): string =>
  `<div class="language-${language} vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0" v-pre=""><code><span class="line"><span style="--shiki-light:#D73A49">const</span><span> a </span><span>=</span><span> 1</span></span>\n<span class="line highlighted"><span>a</span></span></code></pre><div class="line-numbers-wrapper" aria-hidden="true"><span class="line-number">1</span><br><span class="line-number">2</span><br></div></div>`;

/** One site for each profile. */
export const generatorFixtures: readonly GeneratorFixture[] = [
  withImage(
    site(
      'Sphinx, Read the Docs theme',
      'sphinx-rtd',
      (article) =>
        document(
          '<script data-url_root="./" id="documentation_options" src="_static/documentation_options.js"></script>',
          `<div class="wy-grid-for-nav"><nav data-toggle="wy-nav-shift" class="wy-nav-side"><div class="wy-side-scroll"><div class="wy-side-nav-search"><div role="search"><form id="rtd-search-form"><input type="text" name="q"></form></div></div><div class="wy-menu wy-menu-vertical" role="navigation">${sphinxNav}</div></div></nav><section class="wy-nav-content-wrap"><div class="wy-nav-content"><div class="rst-content"><div role="navigation"><ul class="wy-breadcrumbs"><li><a href="index.html" class="icon icon-home"></a></li></ul><hr/></div><div role="main" class="document"><div itemprop="articleBody">${article}</div></div><footer><div class="rst-footer-buttons" role="navigation"><a href="other.html" class="btn" rel="next">Next</a></div></footer></div></div></section></div>`,
          ' class="wy-body-for-nav"',
        ),
      sphinxArticle(''),
    ),
  ),
  withImage(
    site(
      'Sphinx, Alabaster',
      'sphinx',
      (article) =>
        document(
          '<script src="_static/documentation_options.js"></script>',
          `<div class="document"><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main">${article}</div></div></div><div class="sphinxsidebar" role="navigation"><div class="sphinxsidebarwrapper"><h1 class="logo"><a href="index.html">Kettle</a></h1><h3>Navigation</h3><div>${sphinxNav}</div></div></div></div>`,
        ),
      sphinxArticle('¶'),
    ),
  ),
  withImage(
    site(
      'Sphinx, Furo',
      'sphinx-furo',
      (article) =>
        document(
          '',
          `<div class="page"><aside class="sidebar-drawer"><div class="sidebar-container"><div class="sidebar-sticky"><div class="sidebar-scroll"><div class="sidebar-tree">${sphinxNav}</div></div></div></div></aside><div class="main"><div class="content"><div class="article-container"><a href="#" class="back-to-top muted-link"><span>Back to top</span></a><article role="main" id="furo-main-content">${article}</article></div><footer><div class="related-pages"><a class="next-page" href="other.html">Next</a></div></footer></div></div></div>`,
        ),
      sphinxArticle('#'),
    ),
  ),
  withImage(
    site(
      'Sphinx, PyData theme',
      'sphinx-pydata',
      (article) =>
        document(
          '',
          `<div class="bd-container"><div class="bd-container__inner bd-page-width"><div class="bd-sidebar-primary bd-sidebar"><div class="sidebar-primary-items__start"><nav class="bd-docs-nav bd-links" aria-label="Section Navigation"><div class="bd-toc-item navbar-nav">${sphinxNav}</div></nav></div></div><main id="main-content" class="bd-main" role="main"><div class="bd-content"><div class="bd-article-container"><div class="bd-header-article"><nav class="d-print-none bd-breadcrumbs"><ul><li>Use</li></ul></nav></div><article class="bd-article">${article}</article><footer class="prev-next-footer"><div class="prev-next-area"><a href="other.html">next</a></div></footer></div></div></main></div></div>`,
        ),
      sphinxArticle('#'),
    ),
  ),
  site(
    'Material for MkDocs',
    'mkdocs-material',
    (article) =>
      document(
        '<meta name="generator" content="mkdocs-1.5.3, mkdocs-material-9.4.8">',
        `<div class="md-container" data-md-component="container"><main class="md-main"><div class="md-main__inner md-grid"><div class="md-sidebar md-sidebar--primary"><nav class="md-nav md-nav--primary" aria-label="Navigation"><label class="md-nav__title" for="__drawer">Kettle</label><ul class="md-nav__list"><li class="md-nav__item md-nav__item--active"><input class="md-nav__toggle md-toggle" type="checkbox" id="__toc"><label class="md-nav__link md-nav__link--active" for="__toc"><span class="md-ellipsis">Use</span></label><a href="use.html" class="md-nav__link md-nav__link--active"><span class="md-ellipsis">Use</span></a><nav class="md-nav md-nav--secondary"><ul class="md-nav__list"><li class="md-nav__item"><a href="#use" class="md-nav__link">Use</a></li></ul></nav></li><li class="md-nav__item md-nav__item--nested"><input class="md-nav__toggle md-toggle" type="checkbox" id="__nav_2"><label class="md-nav__link" for="__nav_2"><span class="md-ellipsis">More</span></label><nav class="md-nav"><ul class="md-nav__list"><li class="md-nav__item"><a href="other.html" class="md-nav__link"><span class="md-ellipsis">Other</span></a></li></ul></nav></li></ul></nav></div><div class="md-content"><article class="md-content__inner md-typeset"><a href="https://example.org/edit" class="md-content__button md-icon"><svg viewBox="0 0 24 24"><path d="M10 20"/></svg></a>${article}</article></div></div></main></div>`,
      ),
    mkdocsArticle,
  ),
  site(
    'MkDocs',
    'mkdocs',
    (article) =>
      document(
        '<meta name="generator" content="mkdocs-1.5.3">',
        `<div class="navbar fixed-top"><div id="navbar-collapse" class="navbar-collapse collapse"><ul class="nav navbar-nav"><li class="nav-item active"><a href="use.html" class="nav-link">Use</a></li><li class="nav-item"><a href="other.html" class="nav-link">Other</a></li></ul><ul class="nav navbar-nav ml-auto"><li><a rel="next" href="other.html">Next</a></li></ul></div></div><div class="container"><div class="row"><div class="col-md-3"><ul class="nav flex-column"><li><a href="#use">Use</a></li></ul></div><div class="col-md-9" role="main">${article}</div></div></div>`,
      ),
    '<h1 id="use">Use</h1><p>See <a href="other.html">Other</a>.</p><pre><code class="language-python">x = 1\n</code></pre>',
  ),
  site(
    'VitePress',
    'vitepress',
    (article) =>
      document(
        '<meta name="generator" content="VitePress v1.2.0">',
        `<div id="app"><div class="Layout"><aside class="VPSidebar"><nav class="nav" id="VPSidebarNav"><div class="group"><section class="VPSidebarItem level-0"><div class="item" role="button"><h2 class="text">Guide</h2></div><div class="items"><div class="VPSidebarItem level-1 is-link"><div class="item"><a class="VPLink link" href="/use.html"><p class="text">Use</p></a></div></div><div class="VPSidebarItem level-1 is-link"><div class="item"><a class="VPLink link" href="/other.html"><p class="text">Other</p></a></div></div></div></section></div></nav></aside><div class="VPContent has-sidebar" id="VPContent"><div class="VPDoc"><div class="container"><div class="content"><main class="main"><div style="position:relative;" class="vp-doc _use"><div>${article}</div></div></main><footer class="VPDocFooter"><a href="/other.html">Next</a></footer></div></div></div></div></div></div>`,
      ),
    `<h1 id="use" tabindex="-1">Use <a class="header-anchor" href="#use" aria-label="Permalink to &quot;Use&quot;">​</a></h1><p>See <a href="./other.html#other">Other</a>.</p><div class="warning custom-block"><p class="custom-block-title">WARNING</p><p>Hot.</p></div>${shiki('js')}<div class="vp-code-group"><div class="tabs"><input type="radio" name="group-a" id="tab-1" checked><label for="tab-1">a.js</label><input type="radio" name="group-a" id="tab-2"><label for="tab-2">b.ts</label></div><div class="blocks">${shiki('js')}${shiki('ts')}</div></div>`,
  ),
  site(
    'VuePress 1',
    'vuepress',
    (article) =>
      document(
        '<meta name="generator" content="VuePress 1.9.10">',
        `<div id="app" data-server-rendered="true"><div class="theme-container"><aside class="sidebar"><ul class="sidebar-links"><li><section class="sidebar-group depth-0"><p class="sidebar-heading open"><span>Guide</span></p><ul class="sidebar-links sidebar-group-items"><li><a href="/use.html" class="active sidebar-link">Use</a><ul class="sidebar-sub-headers"><li class="sidebar-sub-header"><a href="/use.html#more" class="sidebar-link">More</a></li></ul></li><li><a href="/other.html" class="sidebar-link">Other</a></li></ul></section></li></ul></aside><main class="page"><div class="theme-default-content content__default">${article}</div><footer class="page-edit"><div class="last-updated"><span class="prefix">Last Updated:</span></div></footer></main></div></div>`,
      ),
    '<h1 id="use"><a href="#use" class="header-anchor">#</a> Use</h1><p>See <a href="/other.html">Other</a>.</p><div class="custom-block danger"><p class="custom-block-title">Stop</p><p>Hot.</p></div><div class="language-js line-numbers-mode"><pre class="language-js"><code><span class="token keyword">const</span> a <span class="token operator">=</span> <span class="token number">1</span>\n</code></pre><div class="line-numbers-wrapper"><span class="line-number">1</span><br></div></div><h2 id="more"><a href="#more" class="header-anchor">#</a> More</h2>',
  ),
  site(
    'VuePress 2',
    'vuepress-2',
    (article) =>
      document(
        '<meta name="generator" content="VuePress 2.0.0-rc.9">',
        `<div id="app"><div class="vp-theme-container"><aside class="vp-sidebar" vp-sidebar=""><ul class="vp-sidebar-items"><li><a class="route-link auto-link vp-sidebar-item active" href="/use.html">Use</a></li><li><a class="route-link auto-link vp-sidebar-item" href="/other.html">Other</a></li></ul></aside><main class="vp-page"><div vp-content=""><div>${article}</div></div></main></div></div>`,
      ),
    `<h1 id="use" tabindex="-1"><a class="header-anchor" href="#use"><span>Use</span></a></h1><p>See <a class="route-link" href="/other.html">Other</a>.</p><div class="hint-container tip"><p class="hint-container-title">Tip</p><p>Boil less.</p></div><div class="language-javascript line-numbers-mode" data-ext="js" data-title="js"><pre class="language-javascript"><code><span class="token keyword">const</span> a<span class="token punctuation">;</span>\n</code></pre><div class="line-numbers" aria-hidden="true"><div class="line-number"></div></div></div>`,
  ),
  site(
    'Docusaurus 1',
    'docusaurus-1',
    (article) =>
      document(
        '<meta name="generator" content="Docusaurus">',
        `<div class="fixedHeaderContainer"></div><div class="navPusher"><div class="docMainWrapper wrapper"><div class="docsNavContainer" id="docsNav"><nav class="toc"><section class="navWrapper wrapper"><div class="navGroups"><div class="navGroup"><h3 class="navGroupCategoryTitle">Guide</h3><ul class=""><li class="navListItem navListItemActive"><a class="navItem" href="/use.html">Use</a></li><li class="navListItem"><a class="navItem" href="/other.html">Other</a></li></ul></div></div></section></nav></div><div class="container mainContainer docsContainer"><div class="wrapper"><div class="post">${article}</div><div class="docs-prevnext"><a href="/other.html">Other</a></div></div></div></div></div>`,
      ),
    '<header class="postHeader"><a class="edit-page-link button" href="https://example.org">Edit</a><h1 id="__docusaurus" class="postHeaderTitle">Use</h1></header><article><div><span><p>See <a href="/other.html">Other</a>.</p><h2><a class="anchor" aria-hidden="true" id="more"></a><a href="#more" aria-hidden="true" class="hash-link"><svg class="hash-link-icon" aria-hidden="true" viewBox="0 0 16 16"><path d="M4 9"></path></svg></a>More</h2><pre><code class="hljs css language-js"><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>;\n</code></pre></span></div></article>',
  ),
  site(
    'mdBook',
    'mdbook',
    (article) =>
      document(
        '',
        `<nav id="sidebar" class="sidebar" aria-label="Table of contents"><div class="sidebar-scrollbox"><ol class="chapter"><li class="part-title">Guide</li><li class="chapter-item expanded"><a href="use.html" class="active"><strong aria-hidden="true">1.</strong> Use</a></li><li><ol class="section"><li class="chapter-item expanded"><a href="other.html"><strong aria-hidden="true">1.1.</strong> Other</a></li></ol></li></ol></div></nav><div id="page-wrapper" class="page-wrapper"><div class="page"><div id="content" class="content"><main>${article}</main><nav class="nav-wrapper"><a rel="next" href="other.html" class="nav-chapters next"><i class="fa"></i></a></nav></div></div></div>`,
      ),
    '<h1 id="use"><a class="header" href="#use">Use</a></h1><p>See <a href="other.html">Other</a>.</p><pre><pre class="playground"><code class="language-rust">fn main() {}\n</code></pre></pre><pre><code class="language-toml">[package]\n</code></pre>',
  ),
  site(
    'Starlight',
    'starlight',
    (article) =>
      document(
        '<meta name="generator" content="Starlight v0.21.0">',
        `<div class="page sl-flex"><nav class="sidebar" aria-label="Main"><div id="starlight__sidebar" class="sidebar-pane"><div class="sidebar-content sl-flex"><ul class="top-level"><li><details open><summary><div class="group-label"><span class="large">Guide</span></div></summary><ul><li><a href="/use.html" aria-current="page" class="large"><span>Use</span></a></li><li><a href="/other.html"><span>Other</span></a></li></ul></details></li></ul></div></div></nav><div class="main-frame"><div class="lg:sl-flex"><div class="main-pane"><main data-pagefind-body lang="en"><div class="content-panel"><div class="sl-container"><h1 id="_top">Use</h1></div></div><div class="content-panel"><div class="sl-container"><div class="sl-markdown-content">${article}</div><footer class="sl-flex"><div class="pagination-links"><a href="/other.html" rel="next">Next</a></div></footer></div></div></main></div></div></div></div>`,
      ),
    '<p>See <a href="/other.html">Other</a>.</p><aside aria-label="Tip" class="starlight-aside starlight-aside--tip"><p class="starlight-aside__title" aria-hidden="true"><svg viewBox="0 0 24 24" class="starlight-aside__icon"><path d="M1 1"></path></svg>Tip</p><div class="starlight-aside__content"><p>Boil less.</p></div></aside><div class="expressive-code"><figure class="frame has-title"><figcaption class="header"><span class="title">boil.js</span></figcaption><pre data-language="js"><code><div class="ec-line"><div class="code"><span style="--0:#C792EA">const</span><span> a</span></div></div><div class="ec-line highlight mark"><div class="code">a</div></div></code></pre><div class="copy"><button title="Copy to clipboard" data-copied="Copied!"><div></div></button></div></figure></div><starlight-tabs><div class="tablist-wrapper not-content"><ul role="tablist"><li role="presentation" class="tab"><a role="tab" href="#tab-panel-1" id="tab-1" aria-selected="true">npm</a></li><li role="presentation" class="tab"><a role="tab" href="#tab-panel-2" id="tab-2">Yarn</a></li></ul></div><div id="tab-panel-1" aria-labelledby="tab-1" role="tabpanel"><p>One</p></div><div id="tab-panel-2" aria-labelledby="tab-2" role="tabpanel" hidden><p>Two</p></div></starlight-tabs>',
    '<p>The other page.</p>',
  ),
  site(
    'Just the Docs',
    'jekyll',
    (article) =>
      document(
        '<link rel="stylesheet" href="/assets/css/just-the-docs-default.css">',
        `<div class="side-bar"><nav aria-label="Main" id="site-nav" class="site-nav"><ul class="nav-list"><li class="nav-list-item"><a href="/use.html" class="nav-list-link">Use</a></li><li class="nav-list-item"><button class="nav-list-expander btn-reset"><svg viewBox="0 0 24 24"><use xlink:href="#svg-arrow-right"></use></svg></button><a href="/other.html" class="nav-list-link">Other</a></li></ul></nav></div><div class="main" id="top"><div class="main-content-wrap"><div id="main-content" class="main-content"><main>${article}</main></div></div></div>`,
      ),
    '<h1 id="use"><a href="#use" class="anchor-heading" aria-labelledby="use"><svg viewBox="0 0 16 16" aria-hidden="true"><use xlink:href="#svg-link"></use></svg></a> Use</h1><p>See <a href="/other.html">Other</a>.</p><p class="warning">It is hot.</p><div class="language-ruby highlighter-rouge"><div class="highlight"><pre class="highlight"><code><span class="nb">puts</span> <span class="s1">\'a\'</span>\n</code></pre></div></div>',
  ),
  site(
    'Docsy',
    'hugo',
    (article) =>
      document(
        '<meta name="generator" content="Hugo 0.120.0">',
        `<div class="container-fluid td-outer"><div class="td-main"><div class="row"><aside class="td-sidebar"><div id="td-sidebar-menu"><nav class="td-sidebar-nav" id="td-section-nav"><ul class="td-sidebar-nav__section"><li><a href="/use.html"><span>Use</span></a></li><li><a href="/other.html"><span>Other</span></a></li></ul></nav></div></aside><main class="col-12" role="main"><div class="td-content">${article}<div class="td-page-meta__lastmod">Last modified</div></div></main></div></div></div>`,
      ),
    '<h1>Use</h1><p>See <a href="/other.html">Other</a>.</p><div class="alert alert-warning" role="alert"><h4 class="alert-heading">Careful</h4><p>Hot.</p></div><h2 id="more">More<a class="td-heading-self-link" href="#more" aria-label="Heading self-link"></a></h2><div class="highlight"><pre tabindex="0" style="background-color:#f8f8f8"><code class="language-go" data-lang="go"><span style="display:flex;"><span><span style="color:#204a87">package</span> main\n</span></span></code></pre></div><ul class="nav nav-tabs" role="tablist"><li class="nav-item"><button class="nav-link active" role="tab" type="button">A</button></li></ul>',
  ),
  site(
    'GitBook',
    'gitbook',
    (article) =>
      document(
        '<meta name="generator" content="GitBook 3.2.2">',
        `<div class="book"><div class="book-summary"><nav role="navigation"><ul class="summary"><li class="header">Guide</li><li class="chapter active" data-level="1.1"><a href="use.html">\n Use\n</a></li><li class="chapter" data-level="1.2"><a href="other.html">Other</a></li><li class="divider"></li><li><a href="https://www.gitbook.com" class="gitbook-link">Published with GitBook</a></li></ul></nav></div><div class="book-body"><div class="body-inner"><div class="page-wrapper" tabindex="-1" role="main"><div class="page-inner"><section class="normal markdown-section">${article}</section></div></div></div></div></div>`,
      ),
    '<h1 id="use">Use</h1><p>See <a href="other.html">Other</a>.</p><pre><code class="lang-js"><span class="hljs-keyword">var</span> a;\n</code></pre>',
  ),
  site(
    'Antora',
    'asciidoctor',
    (article) =>
      document(
        '<meta name="generator" content="Antora 3.1.7">',
        `<div class="body"><div class="nav-container"><aside class="nav"><div class="nav-panel-menu is-active"><nav class="nav-menu"><h3 class="title"><a href="use.html">Kettle</a></h3><ul class="nav-list"><li class="nav-item" data-depth="0"><ul class="nav-list"><li class="nav-item is-current-page" data-depth="1"><a class="nav-link" href="use.html">Use</a></li><li class="nav-item" data-depth="1"><a class="nav-link" href="other.html">Other</a></li></ul></li></ul></nav></div></aside></div><main class="article"><div class="content"><article class="doc">${article}<nav class="pagination"><span class="next"><a href="other.html">Other</a></span></nav></article></div></main></div>`,
        ' class="article"',
      ),
    '<h1 class="page">Use</h1><div class="sect1"><h2 id="_more"><a class="anchor" href="#_more"></a>More</h2><div class="sectionbody"><div class="paragraph"><p>See <a href="other.html" class="xref page">Other</a>.</p></div><div class="admonitionblock caution"><table><tr><td class="icon"><i class="fa icon-caution" title="Caution"></i></td><td class="content"><div class="paragraph"><p>Hot.</p></div></td></tr></table></div><div class="listingblock"><div class="title">boil.rb</div><div class="content"><pre class="highlightjs highlight"><code class="language-ruby hljs" data-lang="ruby">puts 1</code></pre></div></div></div></div>',
  ),
  site(
    'TypeDoc',
    'typedoc',
    (article) =>
      document(
        '<meta name="description" content="Documentation for kettle"><script defer src="assets/main.js"></script>',
        `<header class="tsd-page-toolbar"><div class="tsd-toolbar-contents container"><div class="table-cell" id="tsd-search"><ul class="results"><li class="state loading">Preparing search index...</li></ul></div></div></header><div class="container container-main"><div class="col-content"><div class="tsd-page-title"><ul class="tsd-breadcrumb"><li><a href="other.html">kettle</a></li></ul>${article}</div><div class="col-sidebar"><nav class="tsd-navigation"><ul><li><a href="use.html"><span>Kettle</span></a></li><li><a href="other.html">Other</a></li></ul></nav></div></div>`,
      ),
    '<h1>Class Kettle</h1></div><section class="tsd-panel-group tsd-member-group"><h2>Methods</h2><section class="tsd-panel tsd-member"><a id="boil" class="tsd-anchor"></a><h3 class="tsd-anchor-link"><span>boil</span><a href="#boil" aria-label="Permalink" class="tsd-anchor-icon"><svg viewBox="0 0 24 24"><use href="assets/icons.svg#icon-anchor"></use></svg></a></h3><ul class="tsd-signatures"><li><div class="tsd-signature tsd-anchor-link"><span class="tsd-kind-call-signature">boil</span><span class="tsd-signature-symbol">(</span><span class="tsd-signature-symbol">)</span><span class="tsd-signature-symbol">:</span> <a href="other.html" class="tsd-signature-type">Water</a></div><div class="tsd-description"><pre><code class="language-ts"><span class="hl-0">boil</span><span class="hl-1">()</span>\n</code><button>Copy</button></pre></div></li></ul></section></section>',
    '<h1>Other</h1></div>',
  ),
  site(
    'JSDoc',
    'jsdoc',
    (article) =>
      document(
        '<script src="scripts/prettify/prettify.js"> </script>',
        `<div id="main"><h1 class="page-title">Class: Kettle</h1>${article}</div><nav><h2><a href="use.html">Home</a></h2><h3>Classes</h3><ul><li><a href="use.html">Kettle</a></li><li><a href="other.html">Other</a></li></ul></nav><br class="clear"><footer>Documentation generated by JSDoc</footer>`,
      ),
    '<section><header><h2>Kettle</h2></header><article><h4 class="name" id="boil"><span class="type-signature"></span>boil<span class="signature">(volume)</span></h4><pre class="prettyprint lang-js"><code>boil(1)</code></pre><table class="params"><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody><tr><td class="name"><code>volume</code></td><td class="type">number</td></tr></tbody></table><dl class="details"><dt class="tag-source">Source:</dt><dd><a href="other.html">kettle.js</a></dd></dl></article></section>',
  ),
  site(
    'Javadoc',
    'javadoc',
    (article) =>
      document(
        '<meta name="generator" content="javadoc/ClassWriterImpl"><link rel="stylesheet" type="text/css" href="stylesheet.css" title="Style">',
        `<div class="topNav"><a name="navbar.top"></a><ul class="navList" title="Navigation"><li><a href="other.html">Package</a></li></ul></div><div class="subNav"><ul class="navList"><li><a href="index.html?Use.html" target="_top">Frames</a></li></ul></div>${article}<div class="bottomNav"><a name="navbar.bottom"></a></div><p class="legalCopy"><small>Copyright</small></p>`,
      ),
    '<div class="header"><div class="subTitle">kettle</div><h2 title="Class Kettle" class="title">Class Kettle</h2></div><div class="contentContainer"><pre>public class <span class="typeNameLabel">Kettle</span>\nextends <a href="other.html">Other</a></pre><a name="boil--"></a><ul class="blockList"><li class="blockList"><h4>boil</h4><pre>public&nbsp;void&nbsp;boil()</pre><div class="block">Boils <code>water</code>.</div></li></ul></div>',
  ),
  site(
    'Doxygen',
    'doxygen',
    (article) =>
      document(
        '<meta name="generator" content="Doxygen 1.9.8"/>',
        `<div id="top"><div id="titlearea"><table><tbody><tr><td id="projectalign"><div id="projectname">Kettle</div></td></tr></tbody></table></div></div><div id="doc-content">${article}</div><hr class="footer"/><address class="footer"><small>Generated by doxygen</small></address>`,
      ),
    '<div class="header"><div class="headertitle"><div class="title">Kettle Class Reference</div></div></div><div class="contents"><a id="details" name="details"></a><h2 class="groupheader">Detailed Description</h2><div class="textblock"><dl class="section warning"><dt>Warning</dt><dd>Hot.</dd></dl><div class="fragment"><div class="line"><span class="keywordtype">int</span> x;</div><div class="line"> </div><div class="line">boil();</div></div></div><h2 class="memtitle"><span class="permalink"><a href="#a1">&#9670;&#160;</a></span>boil()</h2><div class="memitem"><div class="memproto"><table class="memname"><tr><td class="memname"><a class="el" href="other.html">Water</a> boil </td><td>(</td><td>)</td></tr></table></div></div></div>',
  ),
  site(
    'rustdoc',
    'rustdoc',
    (article) =>
      document(
        '<meta name="generator" content="rustdoc">',
        `<nav class="sidebar"><div class="sidebar-elems"><section id="rustdoc-toc"><ul class="block"><li><a href="use.html">Kettle</a></li><li><a href="other.html">Other</a></li></ul></section></div></nav><main><div class="width-limiter"><section id="main-content" class="content">${article}</section></div></main>`,
        ' class="rustdoc struct"',
      ),
    '<div class="main-heading"><h1>Struct <span class="struct">Kettle</span><button id="copy-path">Copy item path</button></h1></div><pre class="rust item-decl"><code>pub struct Kettle { <span class="comment">/* private */</span> }</code></pre><details class="toggle top-doc" open><summary class="hideme"><span>Expand description</span></summary><div class="docblock"><h2 id="use"><a class="doc-anchor" href="#use">§</a>Use</h2><div class="example-wrap"><pre class="rust rust-example-rendered"><code><span class="kw">let </span>k = <span class="number">1</span>;</code></pre></div></div></details><section id="method.boil" class="method"><h4 class="code-header">pub fn <a href="#method.boil" class="fn">boil</a>(&amp;self) -&gt; <a class="struct" href="other.html">Other</a></h4></section>',
  ),
  site(
    'Rspress',
    'rspress',
    (article) =>
      document(
        '<meta name="generator" content="Rspress v1.18.0">',
        `<aside class="rspress-sidebar"><nav><section class="rspress-sidebar-group"><h2><span>Guide</span></h2><div><a class="rspress-sidebar-item" href="/use.html"><div class="rspress-sidebar-item"><span>Use</span></div></a></div></section></nav></aside><div class="rspress-doc">${article}</div>`,
      ),
    '<h1 id="use">Use<a class="header-anchor" aria-hidden="true" href="#use">#</a></h1><p>See <a href="/other.html">Other</a>.</p><div class="rspress-directive tip"><div class="rspress-directive-title">TIP</div><div class="rspress-directive-content"><p>Less.</p></div></div><div class="language-js"><div class="rspress-code-title">a.js</div><div class="rspress-code-content"><pre class="code"><code class="language-js"><span class="line">a()</span></code></pre></div></div>',
  ),
  site(
    'Nextra',
    'nextra',
    (article) =>
      document(
        '',
        `<div class="nextra-body"><aside class="nextra-sidebar"><ul><li><a href="/use.html">Use</a></li><li><a href="/other.html">Other</a></li></ul></aside><article class="nextra-content"><div class="nextra-breadcrumb">Use</div><main data-pagefind-body="true">${article}</main></article></div>`,
      ),
    '<h1>Use</h1><p>See <a href="/other.html">Other</a>.</p><h2>More<a href="#more" id="more" class="subheading-anchor" aria-label="Permalink for this section"></a></h2><div class="nextra-callout"><div class="select-none"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M1"></path></svg></div><div><p>Hot.</p></div></div><div class="nextra-code"><pre><code class="nextra-code" data-language="js" data-theme="default"><span>const a</span></code></pre><div><button title="Copy code"></button></div></div>',
  ),
  site(
    'unknown generators',
    'generic',
    (article) =>
      document(
        '',
        `<div class="navbar"><a href="/">Kettle</a></div><nav class="sidebar"><ul><li><a href="use.html">Use</a></li><li><a href="other.html">Other</a></li></ul></nav><main>${article}</main><footer>Footer</footer>`,
      ),
    '<h1>Use</h1><p>See <a href="other.html">Other</a>.</p><div class="highlight-source-shell"><pre>npm install\n</pre></div>',
  ),
];
