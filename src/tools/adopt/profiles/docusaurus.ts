import type {Profile} from './types.ts';

/** Docusaurus 2 and 3. The names of CSS modules end with a hash. */
export const docusaurus: Profile = {
  name: 'docusaurus',
  title: 'Docusaurus 2 and 3',
  landmarks: 'meta[name="generator"][content^="Docusaurus"], div#__docusaurus',
  article: [
    'article .theme-doc-markdown',
    'main article .markdown',
    'main article',
    'main .generatedIndexPage, main [class*="generatedIndexPage"]',
    'main',
  ],
  sidebar: '.theme-doc-sidebar-menu, nav.menu > ul.menu__list',
  leaveOut: [
    '.theme-doc-toc-mobile',
    '.theme-doc-breadcrumbs',
    '.theme-doc-footer',
    '.theme-doc-version-badge',
    '.pagination-nav',
    '[class*="codeBlockLineNumber"]',
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
  tabs: [{box: '.tabs-container', label: '[role="tab"]', panel: '[role="tabpanel"]'}],
  codeBox: '.theme-code-block, [class*="codeBlockContainer"]',
  codeTitle: '[class*="codeBlockTitle"]',
  titleSeparators: [' | ', ' · '],
};
