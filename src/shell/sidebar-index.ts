import type {SidebarNode} from '../theme/types.ts';

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
   * branch down to the open page. Other categories keep their place with `items: null`, so a page of a
   * version with thousands of docs does not carry thousands of links. Pages with the same branch get the same object.
   *
   * @param href Address of the open page.
   */
  openBranch(href: string): readonly SidebarNode[];
}

export function createSidebarIndex(nodes: readonly SidebarNode[]): SidebarIndex {
  const trails = new Map<string, Trail>();
  /** Categories on the ways to a page: a sidebar may show it more than once. */
  const opened = new Map<string, Set<CategoryNode>>();
  const numbers = new Map<CategoryNode, number>();
  const branches = new Map<string, readonly SidebarNode[]>();

  const note = (href: string, trail: Trail): void => {
    if (!trails.has(href)) trails.set(href, trail);
    const categories = opened.get(href) ?? new Set();
    for (const category of trail.categories) categories.add(category);
    opened.set(href, categories);
  };
  const visit = (items: readonly SidebarNode[], categories: readonly CategoryNode[]): void => {
    for (const node of items) {
      if (node.type === 'link') note(node.href, {categories, entry: node.label});
      if (node.type !== 'category') continue;
      numbers.set(node, numbers.size);
      const inside = [...categories, node];
      // What stands inside comes first: a category's page may have an entry of its own there.
      visit(node.items ?? [], inside);
      if (node.href !== undefined) note(node.href, {categories: inside, entry: undefined});
    }
  };
  visit(nodes, []);

  return {
    trailTo: (href) => trails.get(href),
    openBranch(href) {
      const open = opened.get(href) ?? new Set();
      const key = [...open].map((category) => numbers.get(category)).join();
      const branch = branches.get(key) ?? withOpen(nodes, open);
      branches.set(key, branch);
      return branch;
    },
  };
}

function withOpen(
  nodes: readonly SidebarNode[],
  open: ReadonlySet<CategoryNode>,
): readonly SidebarNode[] {
  return nodes.map((node) => {
    if (node.type !== 'category' || node.items === null) return node;
    const isOpen = !node.collapsible || !node.collapsed || open.has(node);
    return {...node, items: isOpen ? withOpen(node.items, open) : null};
  });
}
