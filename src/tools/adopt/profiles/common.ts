import {blocks} from '../../../core/html/nesting.ts';
import type {AdmonitionMarkup, TabsMarkup} from './types.ts';

/** Selector of links that open collapsible parts in Bootstrap. */
export const collapseLinks = 'a[data-toggle="collapse"], a[data-bs-toggle="collapse"]';

/** Selectors of parts that are not content, in the output of any generator. */
export const commonLeaveOut: readonly string[] = [
  'script:not([type^="math/"])',
  'style',
  'link',
  'meta',
  'template',
  'noscript',
  'button:not([role="tab"])',
  '[role="search"]',
  'form',
  'dialog',
  // Links of headings to themselves.
  'a.headerlink',
  'a.header-anchor',
  'a.hash-link',
  'a.heading-anchor',
  'a.anchorjs-link',
  'a.anchor[aria-hidden="true"]',
  'a.td-heading-self-link',
  'h1 > a.anchor:empty, h2 > a.anchor:empty, h3 > a.anchor:empty, h4 > a.anchor:empty, h5 > a.anchor:empty, h6 > a.anchor:empty',
  'a.doc-anchor',
  // KaTeX and MathJax contain each formula twice. The MathML is kept.
  '.katex:has(math) .katex-html',
  'mjx-container:has(math) > :not(mjx-assistive-mml)',
  '[class^="MathJax"]:has(~ script[type^="math/"])',
  // Controls of collapsible parts, which are always open in adopted pages.
  collapseLinks,
  'a[href="#"][class*="toggle" i]',
  'a[href="#"][id*="nav" i]',
  // Names of the source files of R documentation, which are hidden.
  'div.hidden.name, div.d-none.name',
  // The version in each title of ExDoc.
  'h1 > small.app-vsn',
  // Types that Haddock shows if the pointer is on a name in the source code.
  'pre .annottext',
  // Icons.
  'svg[aria-hidden="true"]',
  'svg.octicon',
  // Text for screen readers about the parts above.
  '.visually-hidden',
  '.sr-only',
];

/** Excludes rows, terms and sections of an article, whose ids are words of their texts. */
const notContent = ':not(tr,th,dt,dd,li,a,span,code,section,.section)';

/** Selector of parts that lead to other pages or belong to the site, in the output of any generator. */
export const menuParts = [
  'nav, [role="navigation"], [role="search"], [role="banner"], [role="contentinfo"], [role="complementary"], footer:not(blockquote footer), body > header:not(:has(> h1)), body > header:has(nav), [class*="sidebar" i], [class*="navbar" i], [class*="breadcrumb" i], .toc:not(:has(a[href]:not([href^="#"]))), [class*="table-of-contents" i]:not(:has(dd)):not(dl *), .footer:not(pre ~ .footer), a[class*="toggle" i], .edit-link, .edit-this-page, .edit-page, .pagination, .pager, .prev-next, .search-results, .navheader, .navfooter, .navigation, div:has(> p > a[rel]:is([rel~="next"],[rel~="prev"],[rel~="up"],[accesskey])), ul:has(> li > a:is([accesskey="p"],[accesskey="n"]))',
  ...[
    '[id*="sidebar" i]',
    '[id*="navbar" i]',
    '[id*="breadcrumb" i]',
    '#toc:not(:has(a[href]:not([href^="#"])))',
    '[id*="table-of-contents" i]:not(:has(dd)):not(dl *)',
    '[id="footer" i]',
    '[id="menu" i]',
    '#navigation',
    'div[id$="nav" i]:not(:has(p)):not(:has(pre))',
    '#search',
  ].map((id) => id + notContent),
].join(', ');

/** Selector of parts that do not contain text for readers. */
export const silentParts =
  'head, script, style, noscript, template, iframe, svg, form, button, select, [hidden], .sr-only, .visually-hidden, .katex-html, mjx-container > *, .ttc';

/** Names of elements that cannot be a part of a line of text. */
export const blockNames: ReadonlySet<string> = new Set([...blocks, 'td', 'th', 'dt', 'dd']);

/** Selector of these elements. */
export const blockParts = [...blockNames].join(', ');

/** Admonitions in the markup of several generators and plugins. */
export const commonAdmonitions: readonly AdmonitionMarkup[] = [
  {box: '.admonition', title: '.admonition-title', content: '.admonition-content'},
  // DocBook and Erlang.
  {
    box: ['note', 'tip', 'important', 'warning', 'caution', 'danger', 'change', 'quote']
      .map((type) => `div.${type}:has(> .title), div.${type}:has(> .label)`)
      .join(', '),
    title: '.title, .label',
  },
  // Confluence.
  {
    box: '.confluence-information-macro',
    title: '.confluence-information-macro > .title',
    content: '.confluence-information-macro-body',
  },
  {box: '.markdown-alert', title: '.markdown-alert-title', decoration: 'svg'},
];

/** Tabs with the roles that the ARIA Authoring Practices recommend. */
export const commonTabs: readonly TabsMarkup[] = [
  {
    box: 'div:has(> [role="tablist"]), div:has(> div > [role="tablist"])',
    label: '[role="tab"]',
    panel: '[role="tabpanel"]',
  },
  // Bootstrap.
  {
    box: 'div:has(> .nav-tabs):has(> .tab-content)',
    label: '.nav-tabs a, .nav-tabs button',
    panel: '.tab-content > .tab-pane',
  },
  // Tabs without scripts: a radio button, its label and its panel.
  {
    box: 'div:has(> input[type="radio"] + label + div)',
    label: 'input[type="radio"] + label',
    panel: 'input[type="radio"] + label + div',
  },
  // Hugo Relearn.
  {box: '.tab-panel:has(> .tab-nav)', label: '.tab-nav-button', panel: '.tab-content'},
  // Docsify.
  {box: '.docsify-tabs', label: '.docsify-tabs__tab', panel: '.docsify-tabs__content'},
];

/** Selector of the line numbers of code blocks. */
export const lineNumbers =
  'td.linenos, .linenos, .linenodiv, .lineno, .react-syntax-highlighter-line-number, .lnt, .ln:not(:has(*)), .gutter, .line-numbers, .line-numbers-wrapper, .hljs-ln-numbers, .code-block-line-number, .rouge-gutter, [class*="codeLineNumber"]';

/** Selector of tables that only lay out other content. */
export const layoutTables =
  '.highlighttable, figure.highlight > table, .rouge-table, .lntable, .hljs-ln, .admonitionblock > table, .colist > table, [class*="codeBlockLines"] table, table.gutter';

/** Selector of diagram sources that scripts convert to drawings. */
export const undrawn = '.mermaid:not(:has(svg)):not(:has(.mermaid))';

/** Names of files that are not documentation in the output of any generator. */
export const commonSkip: readonly string[] = [
  '404.html',
  '_not-found.html',
  'search.html',
  'doxygen_crawl.html',
  'nomatches.html',
  'toc.html',
  // Files of Sphinx themes.
  'webpack-macros.html',
  'sbt-webpack-macros.html',
];
