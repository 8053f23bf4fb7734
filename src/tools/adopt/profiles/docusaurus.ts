import type {Profile} from './types.ts';

/** Docusaurus 2 and 3. Class names from CSS modules end with a hash, so the selectors do not contain the full names. */
export const docusaurus: Profile = {
  name: 'docusaurus',
  title: 'Docusaurus 2 and 3',
  landmarks: 'meta[name="generator"][content^="Docusaurus v"], div#__docusaurus',
  article: [
    'article .theme-doc-markdown',
    'main article .markdown',
    // The cards of a generated index are `<article>` elements, so the index is selected first.
    'main [class*="generatedIndexPage"]',
    'main article',
    // The header of a React page, such as the hero of the home page, is usually beside `main`.
    '.main-wrapper:has(> main)',
    'main',
  ],
  sidebar: '.theme-doc-sidebar-menu, nav.menu > ul.menu__list',
  leaveOut: [
    '.theme-doc-toc-mobile',
    '.theme-doc-breadcrumbs',
    '.theme-doc-footer',
    '.theme-doc-version-badge',
    '.pagination-nav',
    '[class*="buttonGroup"]',
    'svg[class*="iconExternalLink"]',
  ],
  admonitions: [
    {
      box: '.theme-admonition, .admonition',
      title: '[class*="admonitionHeading"], .admonition-heading',
      decoration: 'svg, [class*="admonitionIcon"], .admonition-icon',
      content: '[class*="admonitionContent"], .admonition-content',
    },
  ],
  codeBox: '.theme-code-block, [class*="codeBlockContainer"]',
  codeTitle: '[class*="codeBlockTitle"]',
  titleSeparators: [' | ', ' · '],
};

export const docusaurus1: Profile = {
  name: 'docusaurus-1',
  title: 'Docusaurus 1',
  landmarks:
    'meta[name="generator"][content="Docusaurus"], .docMainWrapper, .fixedHeaderContainer .navigationWrapper',
  article: [
    '.docMainWrapper .mainContainer .post',
    '.mainContainer .post',
    'div:has(> .homeContainer)',
    '.mainContainer .wrapper',
    '.mainContainer',
  ],
  sidebar: '#docsNav .navGroups, .docsNavContainer .navGroups',
  sidebarItem:
    '.navGroup:has(.navGroupCategoryTitle), .navGroup:has(.navGroupSubcategoryTitle), li.navListItem',
  leaveOut: ['.edit-page-link', '.docLastUpdate', '.docs-prevnext'],
  tabs: [{box: '.tabs', label: '.nav-link', panel: '.tab-pane'}],
  titleSeparators: [' · ', ' | '],
};
