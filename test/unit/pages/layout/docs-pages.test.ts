import {describe, expect, it} from 'vitest';
import type {DocPageData} from '../../../../src/pages/theme/types.ts';
import type {SidebarItem} from '../../../../src/site/types.ts';
import {layoutOf} from './support.ts';

const category = (
  label: string,
  items: readonly SidebarItem[],
  more: Partial<Extract<SidebarItem, {type: 'category'}>> = {},
): SidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});
const doc = (id: string): SidebarItem => ({type: 'doc', id});

function docData(site: ReturnType<typeof layoutOf>, path: string): DocPageData {
  const {page} = site.layout.routeData(site.route(path));
  if (page.kind !== 'doc') throw new Error(`${path} is no doc.`);
  return page;
}

const nodes = layoutOf([
  {
    name: '1.x',
    path: '/docs/1.x',
    docs: {about: {}, 'nodes/abs': {}, 'nodes/add': {}, clock: {}, loose: {}},
    sidebar: [
      doc('about'),
      category('Nodes', [category('Math', [doc('nodes/abs'), doc('nodes/add')])]),
      category('More', [doc('clock')]),
    ],
  },
]);

describe('sidebars', () => {
  it('SIDE-01 gives every page its sidebar, and none to a doc outside of it', () => {
    expect(nodes.layout.sidebarOf(nodes.route('/docs/1.x/about'))).not.toBeNull();
    const bare = layoutOf([{name: 'current', path: '/docs', docs: {a: {}}}]);
    expect(bare.layout.sidebarOf(bare.route('/docs/a'))).toBeNull();
  });

  it('includes the open branch and the top level in a page, and nothing of closed categories', () => {
    expect(nodes.layout.sidebarOf(nodes.route('/docs/1.x/nodes/abs'))).toEqual([
      {type: 'link', label: 'about', href: '/base/docs/1.x/about', external: false},
      {
        type: 'category',
        label: 'Nodes',
        firstHref: '/base/docs/1.x/nodes/abs',
        collapsible: true,
        collapsed: true,
        items: [
          {
            type: 'category',
            label: 'Math',
            firstHref: '/base/docs/1.x/nodes/abs',
            collapsible: true,
            collapsed: true,
            items: [
              {type: 'link', label: 'abs', href: '/base/docs/1.x/nodes/abs', external: false},
              {type: 'link', label: 'add', href: '/base/docs/1.x/nodes/add', external: false},
            ],
          },
        ],
      },
      {
        type: 'category',
        label: 'More',
        firstHref: '/base/docs/1.x/clock',
        collapsible: true,
        collapsed: true,
        items: null,
      },
    ]);
  });

  it('SIDE-04 includes the items of a category that is not collapsible', () => {
    const site = layoutOf([
      {
        name: 'current',
        path: '/docs',
        docs: {a: {}, b: {}},
        sidebar: [doc('a'), category('Open', [doc('b')], {collapsible: false})],
      },
    ]);
    expect(site.layout.sidebarOf(site.route('/docs/a'))?.at(1)).toMatchObject({
      items: [{label: 'b'}],
    });
  });

  it("SIDE-05 labels a doc by sidebar_label, else the item's label, else the title", () => {
    const site = layoutOf(
      [
        {
          name: 'current',
          path: '/docs',
          docs: {
            a: {sidebar_label: 'A!', title: 'x'},
            b: {title: 'y'},
            c: {title: 'C'},
            d: {},
            e: {},
          },
          sidebar: [
            {type: 'doc', id: 'a', label: 'item'},
            {type: 'doc', id: 'b', label: 'B'},
            doc('c'),
            doc('d'),
            doc('e'),
          ],
        },
      ],
      {},
      {d: 'Content title'},
    );
    const labels = site.layout
      .sidebarOf(site.route('/docs/a'))
      ?.map((node) => ('label' in node ? node.label : ''));
    expect(labels).toEqual(['A!', 'B', 'C', 'Content title', 'e']);
  });
});

describe('breadcrumbs and pagination', () => {
  it('DOC-03 leads through the categories to the page', () => {
    expect(docData(nodes, '/docs/1.x/nodes/abs').breadcrumbs).toEqual([
      {label: 'Nodes'},
      {label: 'Math'},
      {label: 'abs'},
    ]);
  });

  it('DOC-03 can be disabled', () => {
    const site = layoutOf([{name: 'current', path: '/docs', docs: {a: {}}, sidebar: [doc('a')]}], {
      docs: {versions: [{name: 'current'}], breadcrumbs: false},
    });
    expect(docData(site, '/docs/a').breadcrumbs).toBeNull();
  });

  it('DOC-04 follows the flattened sidebar across category borders', () => {
    const {previous, next} = docData(nodes, '/docs/1.x/nodes/add');
    expect(previous).toEqual({label: 'abs', href: '/base/docs/1.x/nodes/abs'});
    expect(next).toEqual({label: 'clock', href: '/base/docs/1.x/clock'});
    expect(docData(nodes, '/docs/1.x/about').previous).toBeNull();
    expect(docData(nodes, '/docs/1.x/clock').next).toBeNull();
    expect(docData(nodes, '/docs/1.x/loose')).toMatchObject({previous: null, next: null});
  });

  it('DOC-04 skips refs, links and html, and stops at linked categories', () => {
    const site = layoutOf([
      {
        name: 'current',
        path: '/docs',
        docs: {a: {}, hub: {pagination_label: 'The hub'}, b: {}},
        sidebar: [
          doc('a'),
          {type: 'ref', id: 'b'},
          {type: 'link', label: 'x', href: 'https://x.y'},
          {type: 'html', value: '<hr>', defaultStyle: false},
          category('Hub', [doc('b')], {link: {type: 'doc', id: 'hub'}}),
        ],
      },
    ]);
    expect(docData(site, '/docs/a').next).toEqual({label: 'The hub', href: '/base/docs/hub'});
    expect(docData(site, '/docs/hub').next?.label).toBe('b');
  });

  it('FM-03 takes previous and next page from front matter, or none', () => {
    const site = layoutOf([
      {
        name: 'current',
        path: '/docs',
        docs: {a: {}, b: {pagination_prev: null, pagination_next: 'a'}, c: {}},
        sidebar: [doc('a'), doc('b'), doc('c')],
      },
    ]);
    expect(docData(site, '/docs/b')).toMatchObject({previous: null, next: {label: 'a'}});
  });
});

describe('doc pages', () => {
  it('DOC-02 shows the title unless the text has its own or hide_title is set', () => {
    const site = layoutOf(
      [{name: 'current', path: '/docs', docs: {a: {}, b: {hide_title: true}, c: {}}}],
      {},
      {c: 'Own'},
    );
    expect(docData(site, '/docs/a').showTitle).toBe(true);
    expect(docData(site, '/docs/b').showTitle).toBe(false);
    expect(docData(site, '/docs/c').showTitle).toBe(false);
  });

  it('TOC-01, FM-04 shows levels 2 to 3, or those of front matter', () => {
    const site = layoutOf([
      {
        name: 'current',
        path: '/docs',
        docs: {
          a: {},
          b: {toc_min_heading_level: 3, toc_max_heading_level: 4},
          c: {hide_table_of_contents: true},
        },
      },
    ]);
    const levels = (path: string): number[] => docData(site, path).toc.map(({level}) => level);
    expect(levels('/docs/a')).toEqual([2, 3]);
    expect(levels('/docs/b')).toEqual([3, 4]);
    expect(levels('/docs/c')).toEqual([]);
  });

  it('DOC-05 creates the edit link from a prefix, a function or front matter', () => {
    const docs = {a: {}, b: {custom_edit_url: 'https://e.f/b'}, c: {custom_edit_url: null}};
    const versions = [{name: 'current'}];
    const prefix = layoutOf([{name: 'current', path: '/docs', docs}], {
      docs: {versions, editUrl: 'https://g.h/edit'},
    });
    expect(docData(prefix, '/docs/a').editUrl).toBe('https://g.h/edit/content/docs/current/a.md');
    expect(docData(prefix, '/docs/b').editUrl).toBe('https://e.f/b');
    expect(docData(prefix, '/docs/c').editUrl).toBeNull();
    const call = layoutOf([{name: 'current', path: '/docs', docs}], {
      docs: {
        versions,
        editUrl: ({version, docPath, permalink}) => `${version}|${docPath}|${permalink}`,
      },
    });
    expect(docData(call, '/docs/a').editUrl).toBe('current|a.md|/base/docs/a');
    const none = layoutOf([{name: 'current', path: '/docs', docs}]);
    expect(docData(none, '/docs/a').editUrl).toBeNull();
  });

  it('DOC-06 puts version and id on the root element', () => {
    expect(docData(nodes, '/docs/1.x/nodes/abs').rootClassNames).toEqual([
      'docs-wrapper',
      'docs-version-1.x',
      'docs-doc-id-nodes/abs',
    ]);
  });
});
