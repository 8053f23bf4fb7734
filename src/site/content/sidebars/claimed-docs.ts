import type {SidebarItem} from '../types.ts';

/**
 * The docs that belong to a sidebar, in reading order: entries and pages of categories, but not those
 * that a `ref` only links to.
 */
export function claimedDocs(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...claimedDocs(item.items)];
  });
}
