import {describe, expect, it} from 'vitest';
import {layoutOf} from './support.ts';

const versions = [
  {
    name: 'current',
    label: '3.x',
    path: '/docs',
    docs: {about: {}, 'guide/testing': {}},
    sidebar: [{type: 'doc', id: 'about'} as const, {type: 'doc', id: 'guide/testing'} as const],
  },
  {name: '2.x', path: '/docs/2.x', docs: {about: {title: 'About 2'}}},
];

type Items = NonNullable<
  NonNullable<NonNullable<Parameters<typeof layoutOf>[1]>['themeConfig']>['navbar']
>['items'];

function navbar(items: NonNullable<Items>) {
  const {layout} = layoutOf(versions, {themeConfig: {navbar: {items}}});
  return {items: layout.site.navbar.items, diagnostics: layout.diagnostics, layout};
}

describe('navbar items', () => {
  it('NAV-05, LINK-02 adds the base path to a site path, in the form of the route', () => {
    const {items} = navbar([
      {label: 'A', to: '/docs/about.html#x'},
      {label: 'B', to: 'docs/guide/testing/'},
      {label: 'C', href: 'https://x.y/z'},
      {label: 'D', href: 'pathname:///old/'},
    ]);
    expect(items.map((item) => ('href' in item ? item.href : ''))).toEqual([
      '/base/docs/about#x',
      '/base/docs/guide/testing',
      'https://x.y/z',
      '/base/old/',
    ]);
    expect(items.map((item) => 'external' in item && item.external)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('NAV-01 keeps the side of an item, left when none is given', () => {
    const {items} = navbar([
      {label: 'A', to: '/docs/about'},
      {label: 'B', to: '/docs/about', position: 'right'},
    ]);
    expect(items.map(({position}) => position)).toEqual(['left', 'right']);
  });

  it('NAV-07 finds a doc in every version that has it', () => {
    const {items} = navbar([{type: 'doc', docId: 'about', label: 'Docs'}]);
    expect(items).toMatchObject([
      {
        targets: [
          {version: 'current', href: '/base/docs/about', sidebar: 'docs', label: 'about'},
          {version: '2.x', href: '/base/docs/2.x/about', sidebar: null, label: 'About 2'},
        ],
      },
    ]);
  });

  it('NAV-08 leads a docSidebar item to the first link of the sidebar', () => {
    const {items} = navbar([{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}]);
    expect(items).toMatchObject([{targets: [{version: 'current', href: '/base/docs/about'}]}]);
  });

  it('passes the settings of a custom item on to its component', () => {
    const {items} = navbar([{type: 'custom-clock', zone: 'UTC'}]);
    expect(items).toEqual([{type: 'custom-clock', props: {zone: 'UTC'}, position: 'left'}]);
  });
});

describe('navbar problems', () => {
  it('ERR-08 names an unknown doc id, the versions and the ids', () => {
    expect(navbar([{type: 'doc', docId: 'abuot'}]).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "navbar-unknown-doc",
          "consequence": "Every page would have a broken link.",
          "file": "site.config.ts",
          "hint": "Did you mean \`about\`? Known ids: \`about\`, \`guide/testing\`.",
          "key": [
            "themeConfig",
            "navbar",
            "items",
            0,
            "docId",
          ],
          "message": "\`themeConfig.navbar.items[0].docId\` is \`abuot\`, which is not a doc of any version (current, 2.x).",
          "severity": "error",
          "target": "themeConfig.navbar.items[0]",
        },
      ]
    `);
  });

  it('ERR-07 names an unknown sidebar, the versions and the sidebars', () => {
    expect(navbar([{type: 'docSidebar', sidebarId: 'nope'}]).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "navbar-unknown-sidebar",
          "consequence": "Every page would have a broken link.",
          "file": "site.config.ts",
          "hint": "Known sidebars: \`docs\`.",
          "key": [
            "themeConfig",
            "navbar",
            "items",
            0,
            "sidebarId",
          ],
          "message": "\`themeConfig.navbar.items[0].sidebarId\` is \`nope\`, which is not a sidebar of any version (current, 2.x).",
          "severity": "error",
          "target": "themeConfig.navbar.items[0]",
        },
      ]
    `);
  });

  it('ERR-05 names a sidebar without any link', () => {
    const {layout} = layoutOf(
      [
        {
          name: 'current',
          path: '/docs',
          docs: {about: {}},
          sidebar: [{type: 'link', label: 'Out', href: 'https://x.y'}],
        },
      ],
      {themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'docs'}]}}},
    );
    expect(layout.diagnostics.map(({message}) => message)).toMatchInlineSnapshot(`
      [
        "\`themeConfig.navbar.items[0].sidebarId\` is the sidebar \`docs\`, which does not contain a page.",
      ]
    `);
  });
});

describe('origins', () => {
  it('records the file and key of a URL', () => {
    const {layout} = navbar([
      {label: 'A', to: '/nowhere'},
      {type: 'dropdown', label: 'D', items: [{label: 'E', to: '/deep'}]},
    ]);
    expect(Object.fromEntries(layout.origins)).toEqual({
      '/base/nowhere': {file: 'site.config.ts', key: 'themeConfig.navbar.items[0].to'},
      '/base/deep': {file: 'site.config.ts', key: 'themeConfig.navbar.items[1].items[0].to'},
    });
  });
});
