import {menuParts} from './common.ts';
import type {Profile} from './types.ts';

/** Property of elements to which the old style sheets gave an appearance with a meaning. */
export const appearanceAttribute = 'dataAdoptAppearance';

/** Any other HTML: the landmarks of HTML and ARIA, and the text that only one page has (see `findArticle`). */
export const generic: Profile = {
  name: 'generic',
  title: 'any other generator',
  landmarks: 'html',
  article: ['main article', 'article[role="main"]', 'main', '[role="main"]', 'body > article'],
  sidebar:
    'aside nav, nav[class*="sidebar" i], [class*="sidebar" i] nav, #sidebar nav, #sidebar, #toc, nav#TOC, .sidebar, #navigation, nav[class*="toc" i], [id="menu" i]',
  // Dokka's entries are `<div>` elements. dartdoc repeats inherited members, and its captions are list items.
  sidebarItem: 'li, .sideMenuPart, a[href]:not(li a, .sideMenuPart a)',
  sidebarCaption: 'h2, h3, h4, h5, h6, li.section-title',
  sidebarLeaveOut: 'li.inherited:not(.section-title)',
  leaveOut: [...menuParts.split(', '), '[data-adopt-appearance="hidden"]'],
  signature: '[data-adopt-appearance="code"]',
  bold: '[data-adopt-appearance="bold"]',
  codeBox:
    'div[class*="language-"], figure.highlight, div.highlight, div.highlighter-rouge, div.codehilite, .highlighttable, div.code.panel',
  // Hexo and Confluence.
  codeTitle: 'figure.highlight > figcaption, .codeHeader',
  titleSeparators: [' | ', ' — ', ' – ', ' · ', ' - ', ' :: '],
};
