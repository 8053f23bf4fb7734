import type {Profile} from './types.ts';

/** Any other HTML: the landmarks of HTML and ARIA, otherwise the largest text (see `findArticle`). */
export const generic: Profile = {
  name: 'generic',
  title: 'any other generator',
  landmarks: 'html',
  article: ['main article', 'article[role="main"]', 'main', '[role="main"]', 'body > article'],
  sidebar:
    'aside nav, nav[class*="sidebar" i], [class*="sidebar" i] nav, #sidebar nav, #sidebar, #toc, nav#TOC, .sidebar, #navigation, nav[class*="toc" i]',
  leaveOut: [
    'nav',
    '[role="navigation"]',
    '[aria-label="breadcrumbs" i], .breadcrumb, .breadcrumbs',
    'footer',
    'aside[class*="sidebar" i]',
    '#toc, .toc, .table-of-contents',
    '.edit-link, .edit-this-page, .edit-page',
    '.pagination, .pager, .prev-next',
  ],
  codeBox:
    'div[class*="language-"], figure.highlight, div.highlight, div.highlighter-rouge, div.codehilite, .highlighttable',
  titleSeparators: [' | ', ' — ', ' – ', ' · ', ' - ', ' :: '],
};
