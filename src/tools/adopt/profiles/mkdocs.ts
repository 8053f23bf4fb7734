import type {Profile} from './types.ts';

/** Properties that the profiles for MkDocs share, such as the markup of Python-Markdown's extensions. */
const shared = {
  tabs: [
    {
      box: '.tabbed-set:has(> .tabbed-labels)',
      label: '.tabbed-labels > label',
      panel: '.tabbed-block',
    },
    // Markup of the tabs extension before version 9.
    {
      box: '.tabbed-set:not(:has(> .tabbed-labels))',
      label: '.tabbed-set > label',
      panel: '.tabbed-set > .tabbed-content',
    },
  ],
  codeBox: '.highlight, .highlighttable, .codehilite',
  codeTitle: '.filename',
  // Section titles of mkdocstrings.
  bold: '.doc-section-title',
  titleSeparators: [' - '],
} satisfies Partial<Profile>;

/** Material for MkDocs, and Zensical, which generates the same markup. */
export const mkdocsMaterial: Profile = {
  ...shared,
  name: 'mkdocs-material',
  title: 'Material for MkDocs and Zensical',
  landmarks:
    'meta[name="generator"][content*="mkdocs-material"], meta[name="generator"][content^="zensical" i], .md-container .md-content__inner',
  article: ['article.md-content__inner', '.md-content__inner', '.md-content'],
  sidebar: 'nav.md-nav--primary > ul.md-nav__list',
  sidebarLeaveOut: 'nav.md-nav--secondary, label[for="__toc"]',
  leaveOut: [
    '.md-content__button',
    '.md-source-file',
    '.md-source-date',
    '.md-feedback',
    '.md-tags',
    '.md-clipboard',
    '.md-code__nav',
    '.md-footer',
    '.md-annotation__index',
    'input.md-toggle',
  ],
};

/** MkDocs with its own themes, `mkdocs` and `readthedocs`. */
export const mkdocs: Profile = {
  ...shared,
  name: 'mkdocs',
  title: 'MkDocs',
  landmarks:
    'meta[name="generator"][content^="mkdocs" i], #mkdocs-search-query, #mkdocs_search_modal, script[src*="mkdocs/js"], script[src$="search/main.js"], script:contains("mkdocs_page_name")',
  article: [
    '.col-md-9[role="main"]',
    '[role="main"] .section',
    '[role="main"] [itemprop="articleBody"]',
    '[role="main"]',
    'main',
  ],
  sidebar:
    '.wy-menu-vertical, #navbar-collapse > .navbar-nav:first-child, .navbar-collapse > .navbar-nav:first-child',
  sidebarCaption: 'p.caption',
  brokenCode: 'code',
  bold: `${shared.bold}, dt`,
  leaveOut: ['.wy-breadcrumbs', '.rst-breadcrumbs-buttons', '.rst-footer-buttons', 'footer'],
};
