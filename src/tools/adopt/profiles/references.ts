import type {Profile} from './types.ts';

/** TypeDoc. Like the output of the other generators in this module, its API reference becomes ordinary pages. */

export const typedoc: Profile = {
  name: 'typedoc',
  title: 'TypeDoc',
  landmarks:
    '.tsd-page-title, .tsd-page-toolbar, meta[name="description"][content^="Documentation for"] ~ script[src$="assets/main.js"]',
  article: [
    '.container-main .col-content',
    '.col-content',
    '.container-main > .row > .col-8',
    '.container-main',
  ],
  // In newer versions, a script contains the navigation (see `readTypedocMenu`).
  sidebar:
    'nav.tsd-navigation.primary, .tsd-navigation:not(.settings):not(:has(#tsd-nav-container)), nav.tsd-nested-navigation',
  leaveOut: [
    // In older versions, the class marks the link or signature itself.
    'svg.tsd-kind-icon, .tsd-kind-icon:has(svg)',
    '.tsd-anchor-icon',
    '.tsd-anchor',
    'svg.icon',
    'svg:has(> use)',
    '.tsd-breadcrumb',
    '#tsd-filter',
    '.tsd-navigation.settings',
    '.tsd-generator',
  ],
  linkLists: '.tsd-index-list:not(ul)',
  layoutLists: 'ul.tsd-signatures, .tsd-sources > ul',
  codeBox: '.tsd-comment pre',
  signature: '.tsd-signature',
  titleSeparators: [' | '],
};

export const jsdoc: Profile = {
  name: 'jsdoc',
  title: 'JSDoc',
  landmarks:
    '#main > .page-title, #main > section > header, .prettyprint.source.linenums, script[src$="prettify/prettify.js"]',
  article: ['#main', '#content', 'body > main'],
  sidebar: 'body > nav, #sidebar nav, .navigation',
  sidebarItem: 'li, h2:has(a)',
  sidebarCaption: 'h3',
  // On the index page, the title "Home" precedes the title of the readme.
  leaveOut: [
    '.page-title:empty',
    '.page-title:has(~ section > article > h1:first-child)',
    'br.clear',
  ],
  codeBlockLanguage: 'js',
  signature: 'h4.name, header > h2:has(.signature)',
  italic: '.code-caption',
  raised: '.signature-attributes',
  layoutLists: 'dl.details ul',
  termLists: 'dl.details',
  titleSeparators: [' - '],
};

export const javadoc: Profile = {
  name: 'javadoc',
  title: 'Javadoc',
  landmarks:
    'meta[name="generator"][content^="javadoc"], .topNav a[name="navbar.top"], .topNav a[name="navbar_top"], script[src$="script-dir/jquery-ui.min.js"], link[href$="stylesheet.css"][title="Style"]',
  article: ['main[role="main"]', '.flex-content > main', 'main', 'body'],
  heading: 'h2.title',
  menus: '.topNav, .subNav, .bottomNav',
  leaveOut: [
    '.topNav',
    '.bottomNav',
    '.subNav',
    '.fixedNav',
    '.navPadding',
    '.skipNav',
    '.legalCopy',
    'header > nav',
    'nav.toc',
    '.aboutLanguage',
    'body > footer',
    '.copy-to-clipboard',
    'a[href*="skip"]:empty',
    // Controls that show a part of a table.
    'caption > .tableTab, caption .tabEnd',
    '.table-tabs',
  ],
  // In older versions, most parts of a page are items of lists without markers.
  layoutLists:
    'ul.blockList, ul.blockListLast, ul.inheritance, ul.summary-list, ul.details-list, ul.member-list, ul.block-list, ul.ref-list, ul.summary-list-long',
  gridTable: {box: '.summary-table', header: '.table-header'},
  signature: '.type-signature, .member-signature',
  bold: 'dt',
  skip: ['allclasses-frame.html', 'package-frame.html', 'overview-frame.html'],
  titleSeparators: [' ('],
};

export const doxygen: Profile = {
  name: 'doxygen',
  title: 'Doxygen',
  landmarks:
    'meta[name="generator"][content^="Doxygen" i], #doc-content .contents, #nav-path.navpath',
  // If there is no navigation tree, the title is in a separate element before the contents.
  article: ['#doc-content', 'div:has(> .contents)', 'body'],
  siteName: '#projectname',
  heading: '.headertitle .title, .header .title',
  leaveOut: [
    '#titlearea',
    '#main-nav',
    '#MSearchSelectWindow, #MSearchResultsWindow, #MSearchBox',
    '#top',
    '.permalink',
    '#nav-path',
    'address.footer',
    'hr.footer',
    '.summary:has(a)',
    '.ttc',
    '.dynheader .arrow',
    '.doxygen-awesome-fragment-copy-button, .clipboard',
    '.SRStatus, .SRPage',
    'map',
    'tr:has(> td.memSeparator)',
  ],
  admonitions: [
    {
      box: 'dl.note, dl.warning, dl.attention, dl.remark, dl.bug, dl.todo, dl.deprecated, dl.important, dl.tip',
      title: 'dt',
      content: 'dd',
    },
  ],
  codeBlock: 'div.fragment',
  codeLine: 'div.line',
  codeBlockLanguage: 'cpp',
  layoutTables: 'table.mlabels, table.memname, table.memberdecls, table.directory',
  titleSeparators: [],
};

export const rustdoc: Profile = {
  name: 'rustdoc',
  title: 'rustdoc',
  landmarks: 'meta[name="generator"][content="rustdoc"], .rustdoc #main-content',
  article: ['#main-content', '#main', 'main'],
  sidebar: 'nav.sidebar .sidebar-elems, .sidebar .sidebar-elems',
  leaveOut: [
    'a.anchor',
    '#copy-path',
    '.out-of-band',
    'rustdoc-toolbar',
    '.rightside a.src',
    '.sub-heading a.src',
    'a.srclink',
    'a.tooltip',
    '.example-wrap .button-holder',
    '.test-arrow',
    '#toggle-all-docs',
    '.sidebar-resizer',
    '.src-line-numbers',
  ],
  admonitions: [{box: '.warning, .docblock .warning'}],
  skip: ['settings.html', 'help.html'],
  titleSeparators: [' - '],
};
