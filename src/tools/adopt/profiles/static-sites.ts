import type {Profile} from './types.ts';

export const mdbook: Profile = {
  name: 'mdbook',
  title: 'mdBook',
  landmarks:
    '#sidebar .sidebar-scrollbox, #mdbook-sidebar, mdbook-sidebar-scrollbox, #page-wrapper .page #content, .sidebar-iframe-inner',
  article: ['#content > main', '#mdbook-content > main', 'main', '.sidebar-iframe-inner'],
  // Newer versions show the navigation, `toc.html`, in a frame.
  sidebar:
    '.sidebar-iframe-inner ol.chapter, #sidebar ol.chapter, #mdbook-sidebar ol.chapter, .sidebar ol.chapter',
  sidebarCaption: 'li.part-title',
  sidebarLeaveOut: 'li.spacer, a.toggle',
  sidebarContinued: 'li:has(> ol.section)',
  leaveOut: ['.buttons', 'nav.nav-wrapper', '.nav-chapters'],
  admonitions: [
    {
      box: '.admonish, .admonition',
      title: '.admonition-title, .admonish-title',
      decoration: 'svg, a',
    },
    {box: 'blockquote[class*="blockquote-tag"]', title: '.blockquote-tag-title', decoration: 'svg'},
  ],
  codeBox: 'pre > pre, .playground',
  skip: ['print.html'],
  titleSeparators: [' - '],
};

export const starlight: Profile = {
  name: 'starlight',
  title: 'Starlight',
  landmarks: 'meta[name="generator"][content^="Starlight"], .sl-markdown-content, starlight-toc',
  article: ['main:has(.sl-markdown-content)', '.sl-markdown-content', 'main'],
  sidebar:
    'nav.sidebar .sidebar-content > ul, nav.sidebar ul.top-level, #starlight__sidebar ul.top-level',
  leaveOut: [
    '.sl-anchor-link',
    '.pagination-links',
    'footer',
    'mobile-starlight-toc',
    '.starlight-aside__icon',
    '.copy',
    '.ec-line .gutter',
    '.right-sidebar-container',
  ],
  admonitions: [
    {
      box: '.starlight-aside',
      title: '.starlight-aside__title',
      decoration: 'svg',
      content: '.starlight-aside__content',
    },
  ],
  tabs: [
    {box: 'starlight-tabs, .starlight-tabs', label: '[role="tab"]', panel: '[role="tabpanel"]'},
  ],
  codeBox: '.expressive-code, figure.frame',
  codeTitle: 'figcaption .title',
  codeLine: '.ec-line',
  titleSeparators: [' | '],
};

export const rspress: Profile = {
  name: 'rspress',
  title: 'Rspress',
  landmarks: 'meta[name="generator"][content^="Rspress"], .rspress-doc, .rp-doc, .rspress-sidebar',
  article: ['.rspress-doc', '.rp-doc', 'main'],
  sidebar: '.rspress-sidebar, .rp-sidebar, aside[class*="sidebar"]',
  sidebarItem:
    '.rspress-sidebar-item, .rp-sidebar-item, .rspress-sidebar-group, .rp-sidebar-group, section[class*="sidebar-group"]',
  leaveOut: [
    '.rspress-doc-footer',
    '.rp-doc-footer',
    '.rp-code-button-group',
    '.rp-codeblock__button-group',
    '[class*="code-button-group"]',
  ],
  admonitions: [
    {
      box: '.rspress-directive, .rp-callout',
      title: '.rspress-directive-title, .rp-callout__title',
      content: '.rspress-directive-content, .rp-callout__content',
      decoration: 'svg',
    },
  ],
  tabs: [
    {
      box: '.rp-tabs',
      label: '.rp-tabs__label__item',
      panel: '.rp-tabs__content > .rp-tabs__content__item',
    },
  ],
  codeBox: 'div[class*="language-"]',
  codeTitle: '.rspress-code-title, .rp-codeblock__title',
  steps: '[class*="rspressSteps_"]',
  titleSeparators: [' - ', ' | '],
};

export const nextra: Profile = {
  name: 'nextra',
  title: 'Nextra',
  landmarks:
    '.nextra-content, .nextra-body, .nextra-sidebar, .nextra-sidebar-container, article[data-pagefind-body]',
  article: ['article main', 'main[data-pagefind-body]', '.nextra-content main', 'article', 'main'],
  sidebar: '.nextra-sidebar, .nextra-sidebar-container',
  sidebarCaption: 'li:not(:has(a)):not(:has(button))',
  leaveOut: [
    '.nextra-breadcrumb',
    '.nextra-toc',
    '.subheading-anchor',
    '.nx-sr-only',
    // Links to the previous and next page.
    '[class~="print:nx-hidden"], [class~="print:_hidden"], [class~="print:x:hidden"]',
    '.nextra-code > div:first-child > svg',
    '.nextra-callout > div:first-child:not(:last-child)',
    // A title before the code contains a button, too.
    '.nextra-code > pre ~ div:has(> button)',
    '.nextra-code-block > pre ~ div:has(> button)',
  ],
  admonitions: [{box: '.nextra-callout', decoration: 'svg'}],
  codeBox: '.nextra-code, .nextra-code-block',
  codeTitle:
    '.nextra-code > div:first-child:not(:has(button)), .nextra-code-block > div:first-child:not(:has(button))',
  linkLists: '.nextra-cards',
  steps: '.nextra-steps',
  titleSeparators: [' – ', ' - ', ' | '],
};

/** Jekyll with the themes Just the Docs and Minimal Mistakes. */
export const jekyll: Profile = {
  name: 'jekyll',
  title: 'Jekyll (Just the Docs, Minimal Mistakes)',
  landmarks:
    'link[href*="just-the-docs"], .main-content-wrap .main-content, .layout--single .page__inner-wrap, .page__content, meta[name="generator"][content^="Jekyll"]',
  article: [
    '#main-content > main',
    '#main-content',
    '.main-content main',
    '.main-content',
    'article.page .page__inner-wrap',
    '.page__content',
    'article',
    'main',
    '.page-content',
  ],
  sidebar: '#site-nav .nav-list, nav.site-nav > .nav-list, .nav__list, .sidebar .nav__items',
  leaveOut: [
    '.anchor-heading',
    'a.nav-list-expander',
    '.breadcrumb-nav',
    '.page__footer',
    '.page__share',
    '.page__meta',
    '.pagination',
    '.sidebar__right',
    '.header-link',
    'footer',
  ],
  admonitions: [
    {
      box: 'blockquote.note, blockquote.warning, blockquote.important, blockquote.highlight:not(:has(pre)), blockquote.new, p.note, p.warning, p.important',
    },
    {box: '[class*="notice--"], .notice'},
  ],
  galleries: {'figure.half img': '49%', 'figure.third img': '32%'},
  codeBox: 'div.highlighter-rouge, figure.highlight, div.highlight, .rouge-table',
  titleSeparators: [' | ', ' - '],
};

/** Hugo with the themes Docsy and Book. */
export const hugo: Profile = {
  name: 'hugo',
  title: 'Hugo (Docsy, Book)',
  landmarks:
    '.td-content, .td-main, .book-page .markdown, .book-menu, meta[name="generator"][content^="Hugo"]',
  article: [
    // On a page that lists articles, the list is outside the element that contains the heading.
    ':has(> .td-content):has(> .td-blog-posts)',
    '.book-page:has(> article ~ article)',
    '.td-content',
    'article.markdown',
    '.book-page article',
    'main article',
    'article',
    'main',
    '[role="main"]',
  ],
  sidebar: '#td-section-nav, .book-menu-content, aside.book-menu nav',
  sidebarCaption: 'li:not(:has(a)):not(:has(ul))',
  leaveOut: [
    '.td-page-meta',
    '.td-breadcrumbs, [aria-label="breadcrumb"]',
    'a.td-rss-button',
    '.td-toc',
    'a.anchor',
    '.feedback--title, #feedback, .feedback--question, .feedback--answer',
    '.td-search',
    '.td-page-meta__lastmod',
    '.book-header, .book-footer, .book-toc',
    '.section-index:empty',
  ],
  admonitions: [{box: '.alert', title: '.alert-heading'}, {box: '.book-hint'}, {box: '.pageinfo'}],
  tabs: [{box: '.book-tabs', label: '.book-tabs > label', panel: '.book-tabs-content'}],
  codeBox: 'div.highlight, .lntable',
  skip: ['_print/'],
  titleSeparators: [' | ', ' - '],
};

/** The command-line version of GitBook, before GitBook became a service. */
export const gitbook: Profile = {
  name: 'gitbook',
  title: 'GitBook (legacy)',
  landmarks: 'meta[name="generator"][content^="GitBook"], .book .book-summary, .honkit',
  article: ['.page-inner section.normal', '.page-inner .markdown-section', '.page-inner'],
  sidebar: '.book-summary ul.summary',
  sidebarCaption: 'li.header, li.part',
  sidebarLeaveOut: 'li.divider, .gitbook-link, .exc-trigger',
  leaveOut: ['.plugin-anchor', '.anchor-navigation-ex-anchor', '.search-results', '.page-footer'],
  admonitions: [{box: '.hint, .alert'}],
  titleSeparators: [' · ', ' | '],
};

/** Antora, and documents that Asciidoctor generates. */
export const asciidoctor: Profile = {
  name: 'asciidoctor',
  title: 'Antora and Asciidoctor',
  landmarks:
    'meta[name="generator"][content^="Antora"], meta[name="generator"][content^="Asciidoctor"], article.doc .sectionbody, body.article > #content',
  // In documents without a layout, the authors are before the content, and the footnotes after it.
  article: [
    'article.doc',
    'body.article:has(> #content), body.book:has(> #content), body.manpage:has(> #content)',
    '#content',
    'main.article',
    'body.article',
  ],
  sidebar: '.nav-panel-menu .nav-menu > ul, .nav-menu > ul',
  leaveOut: [
    'a.anchor',
    'nav.pagination',
    '.toc-menu',
    '#toc',
    '.source-toolbox',
    '#footer',
    'i.fa, i.icon',
    '.edit-this-page',
    'div.toolbar',
  ],
  admonitions: [
    {
      box: '.admonitionblock',
      title: 'td.icon',
      decoration: 'i.fa, i.icon',
      content: 'td.content',
    },
  ],
  tabs: [
    {
      box: '.tabs.is-loaded, .tabset, .openblock.tabs',
      label: 'li.tab, .tab, ul li',
      panel: '.tabpanel, .tab-pane',
    },
  ],
  codeBox: '.listingblock, .literalblock',
  codeTitle: '.title',
  signs: {
    '.checklist i.fa-check-square-o': '\u2713',
    '.checklist i.fa-square-o': '\u274f',
    '.menuseq i.caret': '\u203a',
  },
  layoutTables: '.admonitionblock > table, .colist > table, .hdlist > table',
  titleSeparators: [' :: ', ' | '],
};
