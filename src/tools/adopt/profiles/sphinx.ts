import type {Profile, TabsMarkup} from './types.ts';

/** Parts that Sphinx writes with any theme. */
export const sphinxLeaveOut: readonly string[] = [
  'a.headerlink',
  '.viewcode-back',
  'a[title="Permalink to this heading"]',
  'button.copybtn',
  '.sphinx-tabs-tab[hidden]',
];

export const sphinxTabs: readonly TabsMarkup[] = [
  {box: '.sphinx-tabs', label: '.sphinx-tabs-tab', panel: '.sphinx-tabs-panel'},
  {box: '.sd-tab-set', label: '.sd-tab-label', panel: '.sd-tab-content'},
  {box: '.tab-set', label: '.tab-label', panel: '.tab-content'},
];

/** What all themes of Sphinx share. */
const shared = {
  leaveOut: sphinxLeaveOut,
  tabs: sphinxTabs,
  codeBox: '.literal-block-wrapper, .highlighttable, div[class^="highlight-"], div.highlight',
  codeTitle: '.code-block-caption',
  skip: ['search.html'],
  titleSeparators: [' — ', ' – ', ' - '],
} satisfies Partial<Profile>;

/** Sphinx with the theme of Read the Docs. */
export const sphinxReadTheDocs: Profile = {
  ...shared,
  name: 'sphinx-rtd',
  title: 'Sphinx (Read the Docs theme)',
  landmarks: 'body.wy-body-for-nav .rst-content, .wy-grid-for-nav .rst-content',
  article: ['.rst-content [itemprop="articleBody"]', '.rst-content .document', '.rst-content'],
  sidebar: '.wy-menu-vertical',
  sidebarCaption: 'p.caption',
  leaveOut: [...sphinxLeaveOut, '.rst-footer-buttons', '.toctree-expand', '.wy-breadcrumbs'],
};
