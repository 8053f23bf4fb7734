import {en} from '../../../src/core/messages/languages/en.ts';
import {markdownLabels} from '../../../src/core/messages/markdown-labels.ts';
import type {
  CategoryPageData,
  DocPageData,
  DocumentProps,
  HydrationData,
  RouteData,
  ServerSiteData,
  SidebarNode,
  SiteData,
  VersionSummary,
} from '../../../src/pages/theme/types.ts';

export const versions: readonly VersionSummary[] = [
  {name: 'current', label: '3.x', isLast: true, path: '/docs', href: '/base/docs/'},
  {name: '2.x', label: '2.x', isLast: false, path: '/docs/2.x', href: '/base/docs/2.x/'},
  {name: '1.x', label: '1.x', isLast: false, path: '/docs/1.x', href: '/base/docs/1.x/'},
];

/** Returns the data of a site at `/base/` with three versions, a plain navbar and a footer. */
export function sampleSite(changes: Partial<SiteData> = {}): ServerSiteData {
  return {
    title: 'Sample',
    tagline: 'A site to test with',
    titleDelimiter: '|',
    url: 'https://example.org',
    baseUrl: '/base/',
    trailingSlash: null,
    baseUrlIssueBanner: true,
    hasMarkdownPages: true,
    markdownLabels: markdownLabels({language: 'en', messages: en}),
    locale: {htmlLang: 'en', direction: 'ltr', label: 'English'},
    navbar: {
      title: 'Sample',
      logo: {src: '/base/img/logo.svg', external: false, width: 32, height: 32},
      hideOnScroll: false,
      style: 'plain',
      items: [
        {
          type: 'doc',
          label: 'Docs',
          position: 'left',
          targets: [
            {version: 'current', href: '/base/docs/', sidebar: 'docs', label: 'About'},
            {version: '2.x', href: '/base/docs/2.x/', sidebar: 'docs', label: 'About'},
          ],
        },
        {
          type: 'docsVersionDropdown',
          before: [],
          after: [],
          activeClassDisabled: false,
          position: 'right',
        },
        {
          type: 'link',
          label: 'GitHub',
          href: 'https://github.com/example/sample',
          external: true,
          position: 'right',
        },
      ],
    },
    footer: {
      style: 'light',
      copyright: 'Written by <b>everyone</b>.',
      columns: [
        {
          title: 'Versions',
          items: [
            {label: '3.x', href: '/base/docs/', external: false},
            {label: 'Elsewhere', href: 'https://example.com/', external: true},
          ],
        },
      ],
      links: [],
    },
    announcementBar: null,
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    docs: {
      versionPersistence: 'localStorage',
      sidebarHideable: false,
      autoCollapseCategories: false,
      versions,
    },
    hasHomePage: true,
    redirectPatterns: [],
    customFields: {},
    ...changes,
  };
}

export const sampleSidebar: readonly SidebarNode[] = [
  {type: 'link', label: 'About', href: '/base/docs/2.x/', external: false},
  {
    type: 'category',
    label: 'Guide',
    firstHref: '/base/docs/2.x/guide/testing',
    collapsible: true,
    collapsed: true,
    items: [
      {type: 'link', label: 'Testing', href: '/base/docs/2.x/guide/testing', external: false},
      {type: 'link', label: 'Debugging', href: '/base/docs/2.x/guide/debugging', external: false},
    ],
  },
  {
    type: 'category',
    label: 'Closed',
    firstHref: '/base/docs/2.x/closed/first',
    collapsible: true,
    collapsed: true,
    items: null,
  },
  {
    type: 'category',
    label: 'Linked',
    href: '/base/docs/2.x/linked',
    firstHref: '/base/docs/2.x/linked',
    collapsible: true,
    collapsed: false,
    items: [{type: 'link', label: 'Inside', href: '/base/docs/2.x/inside', external: false}],
  },
  {type: 'link', label: 'Outside', href: 'https://example.com/', external: true},
  {type: 'html', value: '<hr>', defaultStyle: true},
];

export function samplePage(changes: Partial<DocPageData> = {}): DocPageData {
  return {
    kind: 'doc',
    id: 'guide/testing',
    version: '2.x',
    sidebar: 'docs',
    breadcrumbs: [{label: 'Guide'}, {label: 'Testing'}],
    badge: true,
    banner: 'unmaintained',
    latest: {label: '3.x', href: '/base/docs/guide/testing'},
    previous: {label: 'About', href: '/base/docs/2.x/'},
    next: {label: 'Debugging', href: '/base/docs/2.x/guide/debugging'},
    rootClassNames: ['docs-wrapper', 'docs-version-2.x', 'docs-doc-id-guide/testing'],
    showTitle: true,
    toc: [
      {id: 'first', level: 2, html: 'First'},
      {id: 'first-detail', level: 3, html: '<code>detail</code>'},
      {id: 'second', level: 2, html: 'Second'},
    ],
    reportUrl: null,
    editUrl: null,
    info: {lastUpdate: null},
    frontMatter: {},
    ...changes,
  };
}

export function sampleCategory(changes: Partial<CategoryPageData> = {}): CategoryPageData {
  const {
    kind: _kind,
    id: _id,
    showTitle: _show,
    toc: _toc,
    editUrl: _edit,
    info: _info,
    frontMatter: _front,
    ...docs
  } = samplePage();
  return {
    ...docs,
    kind: 'category',
    cards: [
      {
        label: 'Testing',
        href: '/base/docs/2.x/guide/testing',
        external: false,
        kind: 'doc',
        description: 'How to test.',
      },
      {
        label: 'More',
        href: '/base/docs/2.x/more',
        external: false,
        kind: 'category',
        description: '3 items',
      },
    ],
    ...changes,
  };
}

export function sampleRoute(changes: Partial<RouteData> = {}): RouteData {
  return {
    path: '/docs/2.x/guide/testing',
    stylesheets: [],
    imports: [],
    runtime: 'assets/js/runtime.00000000.js',
    title: 'Testing',
    documentTitle: 'Testing | Sample',
    description: 'How to test.',
    alternates: [
      {version: 'current', href: '/base/docs/guide/testing', samePage: true},
      {version: '2.x', href: '/base/docs/2.x/guide/testing', samePage: true},
      {version: '1.x', href: '/base/docs/1.x/', samePage: false},
    ],
    page: samplePage(),
    ...changes,
  };
}

export function sampleDocument(
  changes: {
    readonly site?: Partial<SiteData>;
    readonly route?: Partial<RouteData>;
    readonly sidebar?: HydrationData['sidebar'];
    readonly article?: DocumentProps['article'];
    readonly head?: DocumentProps['head'];
  } = {},
): DocumentProps {
  return {
    site: sampleSite(changes.site),
    hydration: {
      route: sampleRoute(changes.route),
      sidebar: changes.sidebar === undefined ? sampleSidebar : changes.sidebar,
    },
    article: changes.article ?? {
      html: '<h2 id="first">First</h2>\n<p>Text.</p>\n<h3 id="first-detail">detail</h3>\n<h2 id="second">Second</h2>\n',
    },
    head: changes.head ?? [
      {tag: 'meta', attributes: {name: 'generator', content: 'legacydocs v2.3.1'}},
      {tag: 'link', attributes: {rel: 'icon', href: '/base/img/logo.svg'}},
      {
        tag: 'link',
        attributes: {rel: 'canonical', href: 'https://example.org/base/docs/2.x/guide/testing'},
      },
    ],
    stylesheets: ['/base/assets/css/styles.00000000.css'],
    scripts: ['/base/assets/js/runtime.00000000.js'],
  };
}

/** Routes for the other kinds of pages, to be passed as `route`. */
export const homeRoute: Partial<RouteData> = {
  path: '/',
  title: 'Sample',
  documentTitle: 'Sample',
  alternates: [],
  page: {kind: 'page', format: 'tsx', toc: [], showTitle: false, frontMatter: {}},
};
export const notFoundRoute: Partial<RouteData> = {
  path: '/404.html',
  title: 'Page Not Found',
  documentTitle: 'Page Not Found | Sample',
  alternates: [],
  page: {kind: 'not-found'},
};

/** One navbar item of each built-in type. */
export const everyItem: SiteData['navbar']['items'] = [
  ...sampleSite().navbar.items,
  {
    type: 'dropdown',
    label: 'More',
    position: 'left',
    items: [
      {type: 'link', label: 'Blog', href: 'https://example.com/blog', external: true},
      {type: 'html', value: '<hr>'},
      {type: 'docsVersion'},
    ],
  },
  {
    type: 'dropdown',
    label: 'Linked',
    href: '/base/more',
    external: false,
    items: [],
    position: 'left',
  },
  {
    type: 'docSidebar',
    position: 'left',
    targets: [{version: '2.x', href: '/base/docs/2.x/', sidebar: 'docs', label: 'docs'}],
  },
  {type: 'docsVersion', label: 'Version', position: 'right'},
  {type: 'html', value: '<b>Bold</b>', className: 'bold', position: 'right'},
  {type: 'search', position: 'right'},
  {type: 'localeDropdown', before: [], after: [], position: 'right'},
];
