import {describe, expect, it} from 'vitest';
import {siteRules} from '../../../../src/cli/import/import-target.ts';
import {siteConfigSchema} from '../../../../src/site/config/schema/index.ts';
import {changeConfig} from '../../../../src/tools/import/docusaurus/change-config.ts';
import type {DocusaurusSite} from '../../../../src/tools/import/docusaurus/site.ts';
import type {Fields} from '../../../../src/tools/import/values.ts';

function changed(config: Fields, more: Partial<DocusaurusSite> = {}) {
  const site: DocusaurusSite = {
    folder: '/old',
    root: '/old',
    madeWith: 'Docusaurus 2',
    run: async () => ({missing: [], denied: []}),
    find: () => undefined,
    rules: siteRules,
    configFile: 'docusaurus.config.js',
    config: {title: 'T', url: 'https://example.org', baseUrl: '/', ...config},
    major: 2,
    hasKeywordTitles: false,
    packages: {},
    docs: [],
    blogs: [],
    pages: [],
    customCss: [],
    staticFolders: ['static'],
    redirects: {fixed: [], fromExtensions: [], madeBy: undefined},
    otherPlugins: [],
    findings: [],
    ...more,
  };
  const {config: made, files, findings} = changeConfig(site);
  // Every result must be a valid configuration.
  expect(siteConfigSchema.safeParse(made).error).toBeUndefined();
  return {
    config: made,
    files,
    findings: findings.map(({severity, message}) => `${severity}: ${message}`),
  };
}

describe('an old configuration', () => {
  it.each([
    [{}, {title: 'T', url: 'https://example.org', baseUrl: '/'}],
    [
      {url: 'https://a.github.io/b', baseUrl: '/'},
      {url: 'https://a.github.io', baseUrl: '/b/'},
    ],
    [
      {url: 'https://a.github.io/b/', baseUrl: '/b/'},
      {url: 'https://a.github.io', baseUrl: '/b/'},
    ],
    [
      {title: undefined, url: 'your-site', baseUrl: undefined},
      {title: 'Documentation', url: 'https://example.org', baseUrl: '/'},
    ],
    [
      {onBrokenLinks: 'error', markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'throw'}}},
      {onBrokenLinks: 'throw', onBrokenMarkdownLinks: 'throw', markdown: {format: 'md'}},
    ],
    [
      {organizationName: 'o', customFields: {a: 1, f: {$function: 'x'}}},
      {customFields: {organizationName: 'o', a: 1}},
    ],
  ])('has what every site needs: %j', (config, expected) => {
    expect(changed(config).config).toMatchObject(expected);
  });

  it('keeps the theme under its newer names, and links with one target', () => {
    const {config} = changed({
      themeConfig: {
        disableDarkMode: true,
        hideableSidebar: true,
        metadatas: [{name: 'a', content: 'b'}],
        navbar: {
          links: [
            {to: 'docs', label: 'D'},
            {to: 'https://x.org', label: 'X'},
            {href: 'https://www.y.org/z', className: 'icon'},
            {type: 'dropdown', label: 'M', items: [{to: 'a', label: 'A', position: 'left'}]},
            {type: 'custom-a', label: 'A'},
            {type: 'custom-b', to: 'b', label: 'B'},
          ],
        },
        footer: {links: [{label: 'L', to: 'l', href: 'https://l.org'}]},
        prism: {
          theme: {$package: 'prism-react-renderer.themes.vsDark'},
          magicComments: [{className: 'theme-code-block-highlighted-line', line: 'x'}],
        },
      },
    });
    expect(config['themeConfig']).toEqual({
      colorMode: {disableSwitch: true},
      navbar: {
        items: [
          {to: '/docs', label: 'D'},
          {href: 'https://x.org', label: 'X'},
          {href: 'https://www.y.org/z', className: 'icon', 'aria-label': 'y.org'},
          {type: 'dropdown', label: 'M', items: [{to: '/a', label: 'A'}]},
          {to: '/b', label: 'B'},
        ],
      },
      footer: {links: [{label: 'L', to: '/l'}]},
      code: {theme: 'dark-plus', magicComments: [{className: 'code-line-highlighted', line: 'x'}]},
      docs: {sidebar: {hideable: true}},
      metadata: [{name: 'a', content: 'b'}],
    });
  });

  it('keeps scripts of every page, without the base path that is added here', () => {
    const {config} = changed({
      baseUrl: '/kite/',
      scripts: ['https://x.org/a.js', {src: '/kite/js/b.js', async: true}, {async: true}],
    });
    expect(config['scripts']).toEqual(['https://x.org/a.js', {src: '/js/b.js', async: true}]);
  });

  it('loads the scripts of Google of the old site, and reports them', () => {
    const {config, files, findings} = changed(
      {themeConfig: {googleAnalytics: {trackingID: 'UA-1', anonymizeIP: true}}},
      {
        otherPlugins: [
          {name: 'gtag', options: {trackingID: ['G-1', 'G-2']}, path: []},
          {
            name: '@docusaurus/plugin-google-tag-manager',
            options: {containerId: 'GTM-1"'},
            path: [],
          },
          {name: '@docusaurus/plugin-google-gtag', options: {}, path: []},
        ],
      },
    );
    expect(config['scripts']).toEqual([
      {src: '/google-analytics-setup.js'},
      {src: 'https://www.googletagmanager.com/gtag/js?id=G-1', async: true},
      {src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1%22', async: true},
    ]);
    const hosts = ['google-analytics.com', 'analytics.google.com', 'googletagmanager.com'];
    const allowed = hosts.map((host) => `https://*.${host}`);
    expect(config['csp']).toMatchObject({img: allowed, connect: allowed});
    expect(findings).toEqual([
      ...['G-1', 'G-2', 'GTM-1"'].map(
        (id) =>
          `warning: The Google script for \`${id}\` is now in \`scripts\`, and \`csp\` allows its requests.`,
      ),
      'info: `themeConfig.googleAnalytics` has no counterpart.',
    ]);
    // The generated file is valid JavaScript, and makes the calls that the Google scripts expect.
    const calls: unknown[] = [];
    const window: Record<string, unknown> = {
      dataLayer: {push: (entry: unknown) => calls.push(entry)},
    };
    expect(files.map(({path}) => path)).toEqual(['content/static/google-analytics-setup.js']);
    new Function('window', files[0]?.text ?? '')(window);
    expect(calls).toHaveLength(4);
  });

  it('loses invalid settings, and reports them', () => {
    const {config, findings} = changed({
      trailingSlash: 'yes',
      i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
      themeConfig: {
        navbar: {
          items: [
            {label: 'no target'},
            {to: '/a', label: 'A', unknown: 1},
            {to: '/b', label: 'B', unknown: 2},
          ],
        },
        algolia: {},
        unheardOf: {},
      },
      unheardOf: 1,
    });
    expect(config['trailingSlash']).toBeUndefined();
    expect(config['themeConfig']).toMatchObject({
      navbar: {items: [{to: '/a', label: 'A'}, {to: '/b'}]},
    });
    expect(findings).toMatchInlineSnapshot(`
      [
        "error: The site has languages other than \`en\`: \`fr\`.",
        "warning: \`unheardOf\` has no counterpart.",
        "info: \`themeConfig.algolia\` has no counterpart.",
        "warning: \`themeConfig.unheardOf\` has no counterpart.",
        "warning: \`themeConfig.navbar.items[…].unknown\` has no counterpart.",
        "warning: \`themeConfig.navbar.items[…].unknown\` has no counterpart.",
        "warning: \`themeConfig.navbar.items[0]\` is omitted: it has neither \`to\` nor \`href\`; a link must have exactly one.",
        "warning: \`trailingSlash\` is omitted: it is not valid here.",
      ]
    `);
  });

  it('lists versions with the settings of each', () => {
    const {config, findings} = changed(
      {},
      {
        docs: [
          {
            id: 'default',
            options: {
              versions: {
                current: {label: 'Next', path: 'latest'},
                '1.0': {banner: 'none', noIndex: true},
              },
              beforeDefaultRemarkPlugins: [{$package: 'remark-github-admonitions-to-directives'}],
              remarkPlugins: [
                {$function: '() => {}'},
                [{$function: '() => {}'}, {}],
                {$package: 'remark-math'},
                {$package: '@docusaurus/remark-plugin-npm2yarn'},
              ],
              tagsBasePath: false,
            },
            routeBasePath: '',
            versions: [
              {name: 'current', folder: 'docs', sidebars: undefined, sidebarsFile: undefined},
              {
                name: '1.0',
                folder: 'versioned_docs/version-1.0',
                sidebars: {},
                sidebarsFile: undefined,
              },
            ],
            lastVersion: '1.0',
            editUrl: undefined,
          },
        ],
      },
    );
    expect(config['docs']).toEqual({
      routeBasePath: '/',
      versions: [
        {name: 'current', label: 'Next', path: 'latest'},
        {name: '1.0', banner: 'none', searchEngines: 'noindex'},
      ],
      lastVersion: '1.0',
    });
    expect(findings).toEqual([
      'info: `beforeDefaultRemarkPlugins` contains `remark-github-admonitions-to-directives`.',
      'error: `remarkPlugins` contains 2 functions.',
      'error: `remarkPlugins` contains 2 functions.',
      'error: `remarkPlugins` contains `remark-math`.',
      'info: `remarkPlugins` contains `@docusaurus/remark-plugin-npm2yarn`.',
    ]);
  });

  it('omits a setting whose required part is invalid, with the reason', () => {
    const {config, findings} = changed({
      themeConfig: {announcementBar: {id: 'x', content: ' ', textColor: '#000'}},
    });
    expect(config['themeConfig']).not.toHaveProperty('announcementBar');
    expect(findings.filter((text) => text.includes('announcementBar'))).toEqual([
      'warning: `themeConfig.announcementBar.content` is omitted: it must not be blank.',
      'warning: `themeConfig.announcementBar` is omitted: `themeConfig.announcementBar.content` is missing.',
    ]);
  });
});
