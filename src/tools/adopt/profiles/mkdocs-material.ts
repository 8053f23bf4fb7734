import type {Profile} from './types.ts';

/** Material for MkDocs, and Zensical, which writes the same markup. */
export const mkdocsMaterial: Profile = {
  name: 'mkdocs-material',
  title: 'Material for MkDocs and Zensical',
  landmarks:
    'meta[name="generator"][content*="mkdocs-material"], meta[name="generator"][content^="zensical" i], body[data-md-color-scheme], .md-container .md-content__inner',
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
    '.headerlink',
  ],
  tabs: [
    {
      box: '.tabbed-set',
      label: '.tabbed-labels > label, .tabbed-set > label',
      panel: '.tabbed-block, .tabbed-set > .tabbed-content',
    },
  ],
  codeBox: '.highlight, .highlighttable',
  codeTitle: '.filename',
  titleSeparators: [' - '],
};
