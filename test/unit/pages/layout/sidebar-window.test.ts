import {describe, expect, it} from 'vitest';
import {createSidebarIndex} from '../../../../src/pages/layout/sidebar-branch.ts';
import type {SidebarNode} from '../../../../src/pages/theme/types.ts';

const link = (name: string): SidebarNode => ({
  type: 'link',
  label: name,
  href: `/${name}`,
  external: false,
});
const links = (count: number, prefix = 'p'): SidebarNode[] =>
  Array.from({length: count}, (_, index) => link(`${prefix}${index}`));
const category = (
  label: string,
  items: readonly SidebarNode[],
  settings: {readonly collapsible?: boolean; readonly collapsed?: boolean} = {},
): SidebarNode => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  ...settings,
  items,
});

/** Returns the first and last label in each run of entries, and the omitted entries between runs. */
function outline(nodes: readonly SidebarNode[]): string[] {
  const rows: string[] = [];
  for (const node of nodes) {
    const label = node.type === 'gap' ? `${node.count} of ${node.total}: ${node.firstHref}` : '';
    if (node.type === 'gap') rows.push(label);
    else if (node.type === 'link') {
      const run = /^(p\d+)-p\d+$/.exec(rows.at(-1) ?? '')?.[1];
      if (run === undefined) rows.push(`${node.label}-${node.label}`);
      else rows[rows.length - 1] = `${run}-${node.label}`;
    }
  }
  return rows;
}

const rowsOf = (nodes: readonly SidebarNode[] | null): number =>
  (nodes ?? []).reduce(
    (sum, node) => sum + 1 + (node.type === 'category' ? rowsOf(node.items) : 0),
    0,
  );

describe('a sidebar with very many entries', () => {
  it('SIDE-12 shows all of a hundred entries on every page', () => {
    const nodes = links(100);
    expect(createSidebarIndex(nodes).openBranch('/p50')).toEqual(nodes);
  });

  it('shows the ends of a longer list and the entries around the page, and the number of omitted entries', () => {
    const {openBranch} = createSidebarIndex(links(1_000));
    expect(outline(openBranch('/p520'))).toEqual([
      'p0-p24',
      '450 of 1000: /p25',
      'p475-p549',
      '425 of 1000: /p550',
      'p975-p999',
    ]);
    expect(outline(openBranch('/p0'))).toEqual(['p0-p49', '925 of 1000: /p50', 'p975-p999']);
    expect(outline(openBranch('/p999'))).toEqual(['p0-p24', '925 of 1000: /p25', 'p950-p999']);
    expect(outline(openBranch('/elsewhere'))).toEqual(['p0-p24', '950 of 1000: /p25', 'p975-p999']);
  });

  it('is stable while a reader goes from page to page', () => {
    const {openBranch} = createSidebarIndex(links(1_000));
    expect(openBranch('/p500')).toBe(openBranch('/p524'));
  });

  it('lets a reader without scripts reach every page through the links on the pages', () => {
    const nodes = links(1_234);
    const {openBranch} = createSidebarIndex(nodes);
    const reached = new Set(['/p0']);
    for (const href of reached) {
      for (const node of openBranch(href)) {
        if (node.type === 'link') reached.add(node.href);
        if (node.type === 'gap') reached.add(node.firstHref ?? '');
      }
    }
    expect(reached.size).toBe(nodes.length);
  });

  it('shortens long lists inside of categories too', () => {
    const nodes = [category('Long', links(1_000)), link('after')];
    const [long] = createSidebarIndex(nodes).openBranch('/p520');
    expect(long?.type === 'category' && outline(long.items ?? [])).toHaveLength(5);
  });

  it.each([
    ['that start open', {collapsed: false}],
    ['that cannot be closed', {collapsible: false}],
  ])('includes a bounded number of rows of categories %s', (_which, settings) => {
    const many = (count: number) =>
      Array.from({length: count}, (_, at) =>
        category(`C${at}`, links(100, `c${at}-p`), {...settings}),
      );
    const rows = [50, 100, 200].map((count) =>
      rowsOf(createSidebarIndex(many(count)).openBranch(`/c${count - 1}-p5`)),
    );
    expect(Math.max(...rows)).toBeLessThan(2_000);
    const shown = createSidebarIndex(many(50)).openBranch('/c49-p5').at(-1);
    expect(shown?.type === 'category' && shown.items).toHaveLength(100);
  });

  it('includes at most 125 entries of each open list, such as a folder of two hundred pages', () => {
    const folders = Array.from({length: 80}, (_, at) =>
      category(`C${at}`, links(200, `c${at}-p`), {}),
    );
    const {openBranch} = createSidebarIndex(folders);
    const rows = [0, 25, 60, 100, 199].map((page) => rowsOf(openBranch(`/c5-p${page}`)));
    expect(Math.max(...rows)).toBeLessThanOrEqual(80 + 125 + 2);
  });

  it('has the same size on each page, however many pages there are', () => {
    const bytes = (count: number): number => {
      const nodes = links(count);
      const {openBranch} = createSidebarIndex(nodes);
      const pages = nodes.map((_, at) => JSON.stringify(openBranch(`/p${at}`)).length);
      return pages.reduce((sum, size) => sum + size) / count;
    };
    expect(bytes(2_000)).toBeLessThan(1.3 * bytes(1_000));
  });
});
