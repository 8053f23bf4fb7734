import type {SidebarNode} from '../theme/types.ts';

type CategoryNode = Extract<SidebarNode, {type: 'category'}>;

/** The way through a sidebar to a page: its categories from the outside in, then its own entry. */
export interface Trail {
  readonly categories: readonly CategoryNode[];
  /** Label of the page's entry; `undefined` when the innermost category is the page itself. */
  readonly entry: string | undefined;
}

/** @returns `undefined` when the sidebar does not show the page. */
export function trailTo(nodes: readonly SidebarNode[], href: string): Trail | undefined {
  for (const node of nodes) {
    if (node.type === 'html') continue;
    if (node.type === 'link') {
      if (node.href === href) return {categories: [], entry: node.label};
      continue;
    }
    const inside = trailTo(node.items ?? [], href);
    if (inside !== undefined) return {...inside, categories: [node, ...inside.categories]};
    if (node.href === href) return {categories: [node], entry: undefined};
  }
  return undefined;
}
