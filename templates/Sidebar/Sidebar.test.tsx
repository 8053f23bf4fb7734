import type {SidebarNode} from 'legacydocs';
import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {sampleSidebar, sampleSite} from '../../test/unit/templates/sample-data.ts';
import {Sidebar} from './Sidebar.tsx';

const html = render(<Sidebar nodes={sampleSidebar} />);
const only = (node: SidebarNode): string => render(<Sidebar nodes={[node]} />);
const category = {
  type: 'category',
  label: 'Category',
  firstHref: '/base/docs/2.x/a',
  collapsible: true,
  collapsed: true,
  items: [{type: 'link', label: 'A', href: '/base/docs/2.x/a', external: false}],
} as const;

describe('the sidebar', () => {
  it('SIDE-11, A11Y-04 marks the open page, and the categories above it', () => {
    expect(html).toContain(
      '<a href="/base/docs/2.x/guide/testing" aria-current="page" class="Sidebar-link is-active">Testing</a>',
    );
    expect(html).toContain(
      'class="Sidebar-link Sidebar-label is-open" aria-expanded="true">Guide</a>',
    );
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('SIDE-11 marks a category as current when its own page is open', () => {
    expect(
      only({
        ...category,
        href: '/base/docs/2.x/guide/testing',
        firstHref: '/base/docs/2.x/guide/testing',
      }),
    ).toContain(
      '<a href="/base/docs/2.x/guide/testing" class="Sidebar-link Sidebar-label is-open is-active" aria-current="page">',
    );
  });

  it('SIDE-12 opens categories that contain the page, and categories that start open', () => {
    expect(only(category)).not.toContain('>A</a>');
    expect(only({...category, collapsed: false})).toContain('>A</a>');
    const items = [{...category.items[0], href: '/base/docs/2.x/guide/testing'}];
    expect(only({...category, items})).toContain('>A</a>');
  });

  it('COLL-04 a closed category has no list', () => {
    expect(only(category)).not.toMatch(/<ul.*<ul/);
  });

  it('NAV-11 has a brand of its own beside a navbar that hides, outside the tab order', () => {
    const site = {navbar: {...sampleSite().navbar, hideOnScroll: true}};
    expect(render(<Sidebar nodes={[]} />, {site})).toContain(
      '<nav id="legacydocs-sidebar" class="Sidebar is-tall" aria-label="Docs sidebar"><a href="/base/" class="Navbar-brand" tabindex="-1">',
    );
    expect(html).not.toContain('Navbar-brand');
  });

  it('SIDE-13 gives a category with a page of its own a button in addition to the link', () => {
    expect(only({...category, collapsed: false, href: '/base/docs/2.x/own'})).toMatchInlineSnapshot(
      `"<nav id="legacydocs-sidebar" class="Sidebar" aria-label="Docs sidebar"><ul class="Sidebar-items"><li class="Sidebar-category"><div class="Sidebar-row"><a href="/base/docs/2.x/own" class="Sidebar-link Sidebar-label">Category</a><button type="button" class="Sidebar-caret" aria-label="Toggle the category “Category”" aria-expanded="true"></button></div><ul class="Sidebar-items"><li><a href="/base/docs/2.x/a" class="Sidebar-link">A</a></li></ul></li></ul></nav>"`,
    );
  });

  it('SIDE-14 a closed category leads to its first page', () => {
    expect(only({...category, items: null})).toBe(
      '<nav id="legacydocs-sidebar" class="Sidebar" aria-label="Docs sidebar"><ul class="Sidebar-items"><li class="Sidebar-category"><div class="Sidebar-row"><a href="/base/docs/2.x/a" class="Sidebar-link Sidebar-label" aria-expanded="false">Category</a></div></li></ul></nav>',
    );
  });

  it('SIDE-04 a category that is not collapsible has no button', () => {
    const fixed = only({...category, collapsible: false});
    expect(fixed).not.toContain('aria-expanded');
    expect(fixed).toContain('>A</a>');
  });

  it('replaces the omitted entries of a long list with a link to the first of them', () => {
    const gap = {type: 'gap', count: 550, total: 750, firstHref: '/base/docs/2.x/p50'} as const;
    expect(only(gap)).toContain(
      '<li><a href="/base/docs/2.x/p50" class="Sidebar-link Sidebar-gap">550 more of 750</a></li>',
    );
    expect(only({...gap, firstHref: undefined})).toContain(
      '<button type="button" class="Sidebar-link Sidebar-gap">550 more of 750</button>',
    );
  });

  it('SIDE-17 opens external links in a new tab, and keeps HTML unchanged', () => {
    expect(html).toContain(
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer" class="Sidebar-link Link-external">Outside</a>',
    );
    expect(html).toContain('<li class="Sidebar-html"><hr></li>');
  });
});
