import type {NavbarItemData, RouteData} from 'legacydocs';
import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {
  everyItem,
  homeRoute,
  samplePage,
  sampleSite,
  versions,
} from '../../test/unit/templates/sample-data.ts';
import {NavbarItem} from './NavbarItem.tsx';

const docsItem: NavbarItemData = {
  type: 'doc',
  label: 'Docs',
  targets: [
    {version: 'current', href: '/base/docs/', sidebar: 'docs', label: 'About'},
    {version: '2.x', href: '/base/docs/2.x/', sidebar: 'docs', label: 'About'},
  ],
};
const dropdown: NavbarItemData = {
  type: 'docsVersionDropdown',
  before: [],
  after: [],
  activeClassDisabled: false,
};
const on1x: Partial<RouteData> = {
  path: '/docs/1.x/nodes/abs',
  page: samplePage({version: '1.x'}),
  alternates: [
    {version: 'current', href: '/base/docs/', samePage: false},
    {version: '2.x', href: '/base/docs/2.x/', samePage: false},
    {version: '1.x', href: '/base/docs/1.x/nodes/abs', samePage: true},
  ],
};
const bar = (item: NavbarItemData, route?: Partial<RouteData>): string =>
  render(<NavbarItem item={item} place="bar" />, route === undefined ? {} : {route});

describe('navbar items', () => {
  it('NAV-04 of every type render as list items', () => {
    for (const item of everyItem) {
      expect(bar(item), item.type).toMatch(/^<li[ >].*<\/li>$/);
    }
  });

  it('ERR-04 of a type without a component are an error that names the type', () => {
    expect(() => bar({type: 'custom-clock', props: {}})).toThrow(
      'No component for the navbar item type "custom-clock". Add one in templates/NavbarItem/custom-items.ts.',
    );
  });

  it('NAV-05 links and dropdowns that are icons have a name', () => {
    const link = {href: 'https://a.b/', external: true, className: 'icon', ariaLabel: 'GitHub'};
    expect(bar({type: 'link', ...link})).toContain('aria-label="GitHub"');
    expect(bar({type: 'link', ...link})).not.toContain('Link-external');
    const {href, external, ...button} = link;
    const menu = {type: 'dropdown', ...button, items: []} as const;
    expect(bar(menu)).toMatch(/<button[^>]* aria-label="GitHub"/);
    expect(render(<NavbarItem item={menu} place="panel" />)).toMatch(/>GitHub<\/button>/);
  });

  it('DROP-05 a dropdown shows the HTML of its label, at every location', () => {
    const menu = {type: 'dropdown', html: '<b>More</b>', items: []} as const;
    for (const place of ['bar', 'panel', 'list'] as const) {
      expect(render(<NavbarItem item={menu} place={place} />), place).toContain('<b>More</b><');
    }
  });

  it('NAV-05 a link is active at and below its target, or according to its rules', () => {
    const link = {type: 'link', label: 'X', href: '/base/docs/2.x', external: false} as const;
    expect(bar(link)).toContain('is-active');
    expect(bar({...link, href: '/base/docs/2'})).not.toContain('is-active');
    expect(bar({...link, href: '/base/'})).not.toContain('is-active');
    expect(bar({...link, href: '/base/'}, homeRoute)).toContain('aria-current="page"');
    expect(bar({...link, href: '/base/blog', activeBasePath: '/base/docs'})).toContain('is-active');
    expect(bar({...link, activeBasePath: '/base/blog'})).not.toContain('is-active');
    expect(bar({...link, href: '/base/blog', activeBaseRegex: 'DOCS/.*/guide'})).toContain(
      'is-active',
    );
  });

  it('NAV-06 an external link opens in a new tab', () => {
    expect(
      bar({type: 'link', label: 'GitHub', href: 'https://github.com/', external: true}),
    ).toMatchInlineSnapshot(
      `"<li><a href="https://github.com/" target="_blank" rel="noopener noreferrer" class="NavbarItem-link Link-external">GitHub</a></li>"`,
    );
  });

  it('NAV-07 a doc is found in the open version, else in the last', () => {
    expect(bar(docsItem)).toBe(
      '<li><a href="/base/docs/2.x/" class="NavbarItem-link is-active">Docs</a></li>',
    );
    expect(bar(docsItem, on1x)).toBe(
      '<li><a href="/base/docs/" class="NavbarItem-link">Docs</a></li>',
    );
    expect(bar(docsItem, homeRoute)).toBe(
      '<li><a href="/base/docs/" class="NavbarItem-link">Docs</a></li>',
    );
    expect(bar(docsItem, {path: '/docs/2.x/', page: samplePage()})).toContain(
      'aria-current="page"',
    );
  });

  it('NAV-07 a doc is not active on a page of another sidebar, or of none', () => {
    expect(bar(docsItem, {page: samplePage({sidebar: 'other'})})).not.toContain('is-active');
    expect(bar(docsItem, {page: samplePage({sidebar: null})})).not.toContain('is-active');
  });

  it('NAV-08 a sidebar leads to its first link; a version to its main doc', () => {
    expect(
      bar(
        {
          type: 'docSidebar',
          label: 'API',
          targets: [{version: '2.x', href: '/base/docs/2.x/api/a', sidebar: 'api', label: 'api'}],
        },
        {page: samplePage({sidebar: 'api'})},
      ),
    ).toBe('<li><a href="/base/docs/2.x/api/a" class="NavbarItem-link is-active">API</a></li>');
    expect(bar({type: 'docsVersion'})).toBe(
      '<li><a href="/base/docs/2.x/" class="NavbarItem-link">2.x</a></li>',
    );
  });
});

describe('the version dropdown', () => {
  it('VER-13, VER-16 lists all versions, marks the open one and is labelled with it', () => {
    expect(bar(dropdown)).toMatchInlineSnapshot(
      `"<li class="Dropdown"><button type="button" class="NavbarItem-link Dropdown-label is-active VersionMenu" aria-label="Version 2.x">2.x</button><ul class="Dropdown-list"><li><a href="/base/docs/guide/testing" class="NavbarItem-link" data-keep-place="">3.x<small class="NavbarItem-note"><span>latest</span></small></a></li><li><a href="/base/docs/2.x/guide/testing" class="NavbarItem-link is-active" aria-current="true" data-keep-place="">2.x</a></li><li><a href="/base/docs/1.x/" class="NavbarItem-link" title="1.x does not have this page" data-keep-place="">1.x<small class="NavbarItem-note"><span>about page</span></small></a></li></ul></li>"`,
    );
  });

  it('VER-14 leads to the same page in the other version, else to its main doc, which is marked', () => {
    expect(bar(dropdown, on1x)).toContain(
      '<a href="/base/docs/" class="NavbarItem-link" title="3.x does not have this page" data-keep-place="">3.x<small class="NavbarItem-note"><span>latest</span> · <span>about page</span></small></a>',
    );
  });

  it('VER-23 leads to the first page that replaces the open one, and names it', () => {
    const pages = [
      {label: 'withSpring', href: '/base/docs/withSpring'},
      {label: 'withTiming', href: '/base/docs/withTiming'},
    ];
    const alternates = [
      {version: 'current', href: '/base/docs/withSpring', samePage: false, pages},
      {version: '2.x', href: '/base/docs/2.x/', samePage: false, reason: 'It is gone.'},
    ];
    const html = bar(dropdown, {...on1x, alternates});
    expect(html).toContain(
      '<a href="/base/docs/withSpring" class="NavbarItem-link" data-keep-place="">3.x<small class="NavbarItem-note"><span>latest</span> · <span>withSpring</span></small></a>',
    );
    expect(html).toContain('title="It is gone."');
  });

  it('VER-26 shows the releases of each version', () => {
    const site = sampleSite();
    const [first, ...others] = versions;
    const described = {...first, packageRange: '@scope/name@3.0.0 - 3.3.x'};
    const docs = {...site.docs, versions: [described, ...others]} as typeof site.docs;
    expect(render(<NavbarItem item={dropdown} place="bar" />, {site: {...site, docs}})).toContain(
      '<span>3.0.0 - 3.3.x</span> · <span>latest</span>',
    );
  });

  it('VER-16 outside the docs it shows the last version, and marks none', () => {
    const html = bar(dropdown, homeRoute);
    expect(html).toContain('aria-label="Version 3.x">3.x</button>');
    expect(html).not.toContain('is-active');
    expect(html).not.toContain('about page');
  });

  it('VER-13 with one entry it is a plain, unmarked link', () => {
    const site = {docs: {...sampleSite().docs, versions: versions.slice(0, 1)}};
    expect(render(<NavbarItem item={dropdown} place="bar" />, {site})).toBe(
      '<li><a href="/base/docs/" class="NavbarItem-link">3.x</a></li>',
    );
  });

  it('VER-13 holds the entries configured before and after', () => {
    const entry = (label: string) =>
      ({type: 'link', label, href: '/base/x', external: false}) as const;
    const html = bar({...dropdown, before: [entry('First')], after: [entry('Last')]});
    expect(html.indexOf('First')).toBeLessThan(html.indexOf('3.x'));
    expect(html.indexOf('Last')).toBeGreaterThan(html.indexOf('1.x'));
  });

  it('is a titled list in the site menu', () => {
    expect(render(<NavbarItem item={dropdown} place="list" />)).toContain(
      '<li class="Dropdown-section"><span class="Dropdown-title">Versions</span><ul',
    );
  });
});
