import type {Profile, TabsMarkup} from './types.ts';

/** Selectors of parts that are not content, in all Sphinx themes. */
const leaveOut: readonly string[] = [
  '.viewcode-back',
  '.sphinx-bs-badge-tooltip',
  'a.sd-stretched-link:empty',
  'p.rubric + .toctree-wrapper:empty',
];

const tabs: readonly TabsMarkup[] = [
  {box: '.sphinx-tabs', label: '.sphinx-tabs-tab', panel: '.sphinx-tabs-panel'},
  {box: '.sd-tab-set', label: '.sd-tab-label', panel: '.sd-tab-content'},
  {box: '.tab-set', label: '.tab-label', panel: '.tab-content'},
];

/** Properties that all Sphinx themes share. */
const shared = {
  leaveOut,
  tabs,
  codeBox:
    '.literal-block-wrapper, .highlighttable, div[class^="highlight-"], div.highlight, .nbinput, .cell_input, .cell_output',
  codeTitle: '.code-block-caption',
  signature: 'dt.sig, dl.function > dt, dl.class > dt, dl.method > dt, dl.data > dt',
  bold: 'p.rubric, p.topic-title, p.sidebar-title, dl.field-list > dt, .sd-card-title, span.descname',
  raised: 'a.footnote-reference.brackets',
  apart: 'dt .classifier, .eqno + *, a:has(> .viewcode-link)',
  titleSeparators: [' — ', ' – ', ' - '],
} satisfies Partial<Profile>;

/** Sphinx with the Read the Docs theme. */
export const sphinxReadTheDocs: Profile = {
  ...shared,
  name: 'sphinx-rtd',
  title: 'Sphinx (Read the Docs theme)',
  landmarks: '.wy-grid-for-nav .rst-content',
  article: ['.rst-content [itemprop="articleBody"]', '.rst-content .document', '.rst-content'],
  sidebar: '.wy-menu-vertical',
  sidebarCaption: 'p.caption',
  leaveOut: [...leaveOut, '.rst-footer-buttons', '.toctree-expand', '.wy-breadcrumbs'],
};

export const sphinxFuro: Profile = {
  ...shared,
  name: 'sphinx-furo',
  title: 'Sphinx (Furo)',
  landmarks: '.sidebar-tree, .article-container article#furo-main-content',
  article: ['article[role="main"]', '#furo-main-content', '.article-container article'],
  sidebar: '.sidebar-tree',
  sidebarCaption: 'p.caption',
};

/** Sphinx with the PyData theme, or with a theme that is based on it, such as Book. */
export const sphinxPydata: Profile = {
  ...shared,
  name: 'sphinx-pydata',
  title: 'Sphinx (PyData and Book themes)',
  landmarks:
    '.bd-article-container, .bd-main .bd-content, .bd-sidebar-primary, .bd-sidebar, nav.bd-links, body[data-bs-root-margin]',
  article: ['article.bd-article', 'main .bd-article', '.bd-content article', '#main-content'],
  sidebar: '.bd-links .bd-toc-item, nav.bd-links, .bd-sidebar-primary nav',
  sidebarCaption: 'p.caption',
  leaveOut: [
    ...leaveOut,
    '.prev-next-area',
    '.bd-breadcrumbs',
    '.tocsection',
    '.toctree-toggle',
    'label.toctree-toggle',
    '#searchbox',
  ],
};

/** Sphinx with Classic, Alabaster, Nature, or another theme that is based on `basic`. */
export const sphinxBasic: Profile = {
  ...shared,
  name: 'sphinx',
  title: 'Sphinx (Classic, Alabaster and other themes)',
  landmarks:
    '.sphinxsidebar, .documentwrapper .bodywrapper, .sphinxsidebarwrapper, script[src*="documentation_options.js"], script#documentation_options, script[src*="_static/doctools.js"]',
  article: [
    '.bodywrapper > .body[role="main"]',
    '.bodywrapper > .body',
    '[itemprop="articleBody"]',
    'div.body',
    '[role="main"]',
    'main',
    'article',
  ],
  sidebar:
    '.sphinxsidebarwrapper > ul, .sphinxsidebarwrapper > div > ul:has(.toctree-l1), body:not(:has(.sphinxsidebarwrapper .toctree-l1)) .toctree-wrapper',
  sidebarCaption: 'p.caption',
  leaveOut: [...leaveOut, '.related'],
};
