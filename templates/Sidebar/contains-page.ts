import type {SidebarNode} from 'legacydocs';
import {isSamePage} from '../shared/active.ts';

/** True if a node is the page or contains it. */
export function containsPage(node: SidebarNode, href: string): boolean {
  if (node.type === 'html' || node.type === 'gap') return false;
  if (node.href !== undefined && isSamePage(node.href, href)) return true;
  return node.type === 'category' && (node.items ?? []).some((item) => containsPage(item, href));
}
