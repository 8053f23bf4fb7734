import type {SidebarNode} from '../theme/types.ts';

/**
 * The part of a sidebar that a page carries itself: the top level, whatever stands open, and the
 * branch down to the open page. Other categories keep their place with `items: null`, so a page of a
 * version with thousands of docs does not carry thousands of links.
 *
 * @param openHref Address of the open page.
 */
export function openBranch(nodes: readonly SidebarNode[], openHref: string): SidebarNode[] {
  return nodes.map((node) => {
    if (node.type !== 'category' || node.items === null) return node;
    const open = !node.collapsible || !node.collapsed || holds(node, openHref);
    return {...node, items: open ? openBranch(node.items, openHref) : null};
  });
}

/** Whether the node is, or contains, the page. */
function holds(node: SidebarNode, href: string): boolean {
  if (node.type === 'html') return false;
  if (node.href === href) return true;
  return node.type === 'category' && (node.items ?? []).some((item) => holds(item, href));
}
