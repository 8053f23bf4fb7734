import type {SidebarNode} from '../theme/types.ts';
import {firstHref} from './sidebars.ts';

type CategoryNode = Extract<SidebarNode, {type: 'category'}>;

/** Path through a sidebar to a page: the page's categories, outermost first, then its own entry. */
interface Trail {
  readonly categories: readonly CategoryNode[];
  /** Label of the page's entry; `undefined` if the page is the innermost category's own page. */
  readonly entry: string | undefined;
}

/** A sidebar, indexed by page. */
export interface SidebarIndex {
  /** Returns the path to a page; `undefined` if the page is not in the sidebar. */
  trailTo(href: string): Trail | undefined;
  /**
   * Returns the part of the sidebar that a page includes: the top level, open categories, and the branch of the page.
   * Closed categories have `items: null`, so that a page in a large version does not include thousands of links. A long
   * list is reduced to its ends and the entries around the page. Pages with the same branch get the same object.
   *
   * @param href URL of the page.
   */
  openBranch(href: string): readonly SidebarNode[];
}

/**
 * Number of rows above which a page includes no further categories, except its own, regardless of their configuration.
 */
const maxRows = 1_000;

/** All positions of a page in a sidebar. */
interface SidebarPosition {
  /** Categories that contain the page. */
  readonly categories: Set<CategoryNode>;
  /** Numbers of the blocks that contain the page, keyed by the long list. */
  readonly blocks: Map<List, Set<number>>;
}

type List = readonly SidebarNode[];

/** A list and the index of one of its entries. */
interface Step {
  readonly list: List;
  readonly index: number;
}

export function createSidebarIndex(nodes: List): SidebarIndex {
  const trails = new Map<string, Trail>();
  const pages = new Map<string, SidebarPosition>();
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
      // The items are visited first, because they may contain an entry for the category's own page.
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

function branchWith(nodes: List, {categories, blocks}: SidebarPosition): List {
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
    if (node.collapsible && (node.collapsed || rows > maxRows)) return null;
    // The items of a category that cannot be collapsed are replaced with a gap, as in a long list.
    return rows > maxRows && items.length > 0 ? [gap(items)] : shownOf(items);
  };
  return shownOf(nodes);
}

/** Maximum length of a list that is included completely. */
const maxListLength = 100;

/**
 * Length of the blocks in long lists. All pages in a block show the same entries, so that the list does not jump when
 * readers navigate within the block.
 */
const blockSize = 25;

/** Returns the block that contains an entry; `undefined` if the list is included completely. */
function blockOf(list: readonly SidebarNode[], index: number): number | undefined {
  return list.length > maxListLength ? Math.floor(index / blockSize) : undefined;
}

/**
 * Returns the entries that a page includes: all of a short list, or the ends of a long list and the entries around the
 * page, with a `gap` in place of omitted entries.
 *
 * @param here Numbers of the blocks that contain the page.
 */
function windowOf(
  list: readonly SidebarNode[],
  here: ReadonlySet<number> | undefined,
): readonly SidebarNode[] {
  if (list.length <= maxListLength) return list;
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

/** Returns the placeholder for a list's omitted entries. Default: all entries. */
function gap(list: readonly SidebarNode[], start = 0, end = list.length): SidebarNode {
  return {
    type: 'gap',
    count: end - start,
    total: list.length,
    firstHref: firstHref(list.slice(start, end)),
  };
}
