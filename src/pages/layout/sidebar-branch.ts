import type {SidebarNode} from '../theme/types.ts';
import {firstHref} from './sidebars.ts';

type CategoryNode = Extract<SidebarNode, {type: 'category'}>;

/** The way through a sidebar to a page: its categories from the outside in, then its own entry. */
interface Trail {
  readonly categories: readonly CategoryNode[];
  /** Label of the page's entry; `undefined` when the innermost category is the page itself. */
  readonly entry: string | undefined;
}

/** A sidebar as its pages see it. Finding a page costs the same however long the sidebar is. */
export interface SidebarIndex {
  /** @returns `undefined` when the sidebar does not show the page. */
  trailTo(href: string): Trail | undefined;
  /**
   * The part of the sidebar that a page carries itself: the top level, whatever stands open, and the
   * branch down to the open page. Other categories stay with `items: null`, so a page of a
   * version with thousands of docs does not carry thousands of links. Of a long list it carries the ends and what
   * stands around the page. Pages with the same branch get the same object.
   *
   * @param href Address of the open page.
   */
  openBranch(href: string): readonly SidebarNode[];
}

/** More rows than these do not stand open on every page, however the categories are configured. */
const mostRows = 1_000;

/** Where a page stands in a sidebar that may show it more than once. */
interface Whereabouts {
  /** On the ways to it. */
  readonly categories: Set<CategoryNode>;
  /** In which blocks of long lists. */
  readonly blocks: Map<List, Set<number>>;
}

type List = readonly SidebarNode[];

/** An entry's list and its index in there. */
interface Step {
  readonly list: List;
  readonly index: number;
}

export function createSidebarIndex(nodes: List): SidebarIndex {
  const trails = new Map<string, Trail>();
  const pages = new Map<string, Whereabouts>();
  const numbers = new Map<CategoryNode | List, number>();
  const branches = new Map<string, List>();

  const note = (href: string, trail: Trail, steps: readonly Step[]): void => {
    if (!trails.has(href)) trails.set(href, trail);
    const {categories, blocks} = pages.get(href) ?? {categories: new Set(), blocks: new Map()};
    pages.set(href, {categories, blocks});
    for (const category of trail.categories) categories.add(category);
    for (const {list, index} of steps) {
      const block = blockOf(list, index);
      if (block !== undefined) blocks.set(list, (blocks.get(list) ?? new Set()).add(block));
    }
  };
  const visit = (list: List, categories: readonly CategoryNode[], steps: readonly Step[]): void => {
    numbers.set(list, numbers.size);
    for (const [index, node] of list.entries()) {
      const here = [...steps, {list, index}];
      if (node.type === 'link') note(node.href, {categories, entry: node.label}, here);
      if (node.type !== 'category') continue;
      numbers.set(node, numbers.size);
      const inside = [...categories, node];
      // What stands inside comes first: a category's page may have an entry of its own there.
      visit(node.items ?? [], inside, here);
      if (node.href !== undefined) note(node.href, {categories: inside, entry: undefined}, here);
    }
  };
  visit(nodes, [], []);

  return {
    trailTo: (href) => trails.get(href),
    openBranch(href) {
      const page = pages.get(href) ?? {categories: new Set(), blocks: new Map()};
      const open = [...page.categories].map((category) => numbers.get(category));
      const blocks = [...page.blocks].map(([list, shown]) => [numbers.get(list), ...shown].join());
      const key = `${open.join()} ${blocks.join(' ')}`;
      const branch = branches.get(key) ?? branchWith(nodes, page);
      branches.set(key, branch);
      return branch;
    },
  };
}

function branchWith(nodes: List, {categories, blocks}: Whereabouts): List {
  let rows = 0;
  const shownOf = (list: List): List => {
    const shown = windowOf(list, blocks.get(list));
    rows += shown.length;
    return shown.map((node) =>
      node.type === 'category' && node.items !== null
        ? {...node, items: itemsOf(node, node.items)}
        : node,
    );
  };
  const itemsOf = (node: CategoryNode, items: List): List | null => {
    if (categories.has(node)) return shownOf(items);
    if (node.collapsible && (node.collapsed || rows > mostRows)) return null;
    // Nobody can open it: what stands in it is asked for like the rest of a long list.
    return rows > mostRows && items.length > 0 ? [gap(items)] : shownOf(items);
  };
  return shownOf(nodes);
}

/** Lists of at most so many entries are never shortened. */
const longestList = 100;

/** Long lists are cut at every so many entries: pages of one block show the same part, so the list stands still from page to page. */
const blockSize = 25;

/** @returns The block that an entry of a list stands in; `undefined` where the list is shown as a whole. */
export function blockOf(list: readonly SidebarNode[], index: number): number | undefined {
  return list.length > longestList ? Math.floor(index / blockSize) : undefined;
}

/**
 * The part of a list that a page carries: all of it, or, of a long list, its ends and what stands around the open page.
 * A `gap` stands instead of what is left out.
 *
 * @param here Blocks that the open page stands in.
 */
export function windowOf(
  list: readonly SidebarNode[],
  here: ReadonlySet<number> | undefined,
): readonly SidebarNode[] {
  if (list.length <= longestList) return list;
  const last = Math.floor((list.length - 1) / blockSize);
  const shown = new Set([0, last]);
  for (const block of here ?? []) {
    for (const near of [block - 1, block, block + 1]) shown.add(near);
  }
  const nodes: SidebarNode[] = [];
  let gapStart: number | undefined;
  for (let block = 0; block <= last; block += 1) {
    if (!shown.has(block)) {
      gapStart ??= block * blockSize;
      continue;
    }
    if (gapStart !== undefined) nodes.push(gap(list, gapStart, block * blockSize));
    gapStart = undefined;
    nodes.push(...list.slice(block * blockSize, (block + 1) * blockSize));
  }
  return nodes;
}

/** Stands for some entries of a list; default: for all. */
export function gap(list: readonly SidebarNode[], start = 0, end = list.length): SidebarNode {
  return {
    type: 'gap',
    count: end - start,
    total: list.length,
    firstHref: firstHref(list.slice(start, end)),
  };
}
