import {describe, expect, it} from 'vitest';
import {configOf, minimal} from './problems.ts';

describe('defaults of the configuration', () => {
  it('CFG-02, CFG-06, CFG-07, CFG-08 fills in everything that a minimal one omits', () => {
    expect(configOf(minimal)).toMatchInlineSnapshot(`
      {
        "baseUrl": "/",
        "baseUrlIssueBanner": true,
        "check": {
          "ignore": [],
        },
        "csp": {
          "mode": "headers",
        },
        "customFields": {},
        "headTags": [],
        "i18n": {
          "defaultLocale": "en",
          "locale": {
            "calendar": "gregory",
            "direction": "ltr",
            "htmlLang": "en",
            "label": "English",
            "path": "en",
          },
        },
        "markdown": {
          "customElements": [],
          "format": "detect",
          "parallel": true,
          "rehypePlugins": [],
          "remarkPlugins": [],
        },
        "markdownPages": "pages",
        "noIndex": false,
        "offline": false,
        "onBrokenAnchors": "warn",
        "onBrokenLinks": "throw",
        "onBrokenMarkdownLinks": "warn",
        "onDuplicateRoutes": "warn",
        "pageTimeout": 10,
        "redirects": [],
        "scripts": [],
        "staticDirectories": [
          "static",
        ],
        "tagline": "",
        "themeConfig": {
          "code": {
            "additionalAttributes": [],
            "additionalLanguages": [],
            "magicComments": [
              {
                "block": {
                  "end": "highlight-end",
                  "start": "highlight-start",
                },
                "className": "code-line-highlighted",
                "line": "highlight-next-line",
              },
            ],
            "theme": "github-light",
          },
          "colorMode": {
            "defaultMode": "light",
            "disableSwitch": false,
            "respectPrefersColorScheme": false,
          },
          "customCss": [],
          "docs": {
            "sidebar": {
              "autoCollapseCategories": false,
              "hideable": false,
            },
            "versionPersistence": "localStorage",
          },
          "messages": {},
          "metadata": [],
          "navbar": {
            "hideOnScroll": false,
            "items": [],
            "style": "plain",
          },
          "tableOfContents": {
            "maxHeadingLevel": 3,
            "minHeadingLevel": 2,
          },
        },
        "title": "Site",
        "titleDelimiter": "|",
        "url": "https://example.org",
      }
    `);
  });

  it('CFG-09, CFG-10 fills in the settings of the docs', () => {
    expect(configOf({...minimal, docs: {versions: [{name: '1.x'}]}}).docs).toMatchInlineSnapshot(`
      {
        "admonitions": true,
        "breadcrumbs": true,
        "exclude": [
          "**/_*.{md,mdx}",
          "**/_*/**",
          "**/*.test.{md,mdx}",
          "**/__tests__/**",
        ],
        "include": [
          "**/*.{md,mdx}",
        ],
        "numberPrefixParser": true,
        "openIn": [],
        "printPage": false,
        "routeBasePath": "docs",
        "showLastUpdateAuthor": false,
        "showLastUpdateTime": false,
        "sidebarCollapsed": true,
        "sidebarCollapsible": true,
        "versions": [
          {
            "name": "1.x",
            "searchEngines": "index",
          },
        ],
      }
    `);
  });

  it('CFG-06, ANN-01 fills in the announcement bar and the footer if they are configured', () => {
    const {announcementBar, footer} = configOf({
      ...minimal,
      themeConfig: {announcementBar: {content: 'News'}, footer: {}},
    }).themeConfig;
    expect({announcementBar, footer}).toMatchInlineSnapshot(`
      {
        "announcementBar": {
          "backgroundColor": "#fff",
          "content": "News",
          "id": "announcement-bar",
          "isCloseable": true,
          "textColor": "#000",
        },
        "footer": {
          "links": [],
          "style": "light",
        },
      }
    `);
  });

  it('CFG-10 opens categories permanently if readers cannot close them', () => {
    const docs = {versions: [{name: '1.x'}], sidebarCollapsible: false, sidebarCollapsed: true};
    expect(configOf({...minimal, docs}).docs).toMatchObject({sidebarCollapsed: false});
  });

  it('CFG-12, MD-11 keeps configured values', () => {
    const magicComments = [{className: 'removed', line: 'remove-next-line'}];
    const theme = {name: 'own', settings: []};
    const config = configOf({
      ...minimal,
      tagline: 'Words',
      favicon: 'icon.svg',
      themeConfig: {
        navbar: {items: [{label: 'Docs', to: '/docs', position: 'right'}]},
        footer: {logo: {src: 'logo.svg', width: 20}},
        code: {theme, darkTheme: 'dracula', magicComments},
        tableOfContents: {maxHeadingLevel: 5},
      },
    });
    expect(config).toMatchObject({tagline: 'Words', favicon: 'icon.svg'});
    expect(config.themeConfig.navbar.items).toEqual([
      {type: 'link', label: 'Docs', to: '/docs', position: 'right'},
    ]);
    expect(config.themeConfig.footer?.logo).toEqual({src: 'logo.svg', width: 20});
    expect(config.themeConfig.code).toMatchObject({theme, darkTheme: 'dracula', magicComments});
    expect(config.themeConfig.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 5});
  });

  it('NAV-01, NAV-04 accepts every type of navbar item, with and without its name', () => {
    const items = [
      {label: 'A', to: '/a'},
      {label: 'B', href: 'https://example.org'},
      {
        label: 'More',
        items: [
          {html: '<b>C</b>', to: '/c'},
          {type: 'html', value: '<hr>'},
        ],
      },
      {type: 'dropdown', label: 'More', items: []},
      {type: 'doc', docId: 'intro'},
      {type: 'docSidebar', sidebarId: 'api'},
      {type: 'docsVersion'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownItemsAfter: [{to: '/v', label: 'All'}],
      },
      {type: 'search'},
      {type: 'html', value: '<i>x</i>'},
      {type: 'localeDropdown'},
      {type: 'custom-weather', city: 'Kraków', position: 'right'},
    ];
    const parsed = configOf({...minimal, themeConfig: {navbar: {items}}}).themeConfig.navbar.items;
    expect(parsed.map(({type, position}) => `${type} ${position}`)).toEqual([
      'link left',
      'link left',
      'dropdown left',
      'dropdown left',
      'doc left',
      'docSidebar left',
      'docsVersion left',
      'docsVersionDropdown right',
      'search left',
      'html left',
      'localeDropdown left',
      'custom-weather right',
    ]);
    expect(parsed.at(-1)).toEqual({type: 'custom-weather', city: 'Kraków', position: 'right'});
  });
});
