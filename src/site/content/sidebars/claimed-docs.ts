import type {SidebarItem} from '../../types.ts';

/**
 * Returns the ids of a sidebar's docs in reading order: entries and category pages, but not the targets of `ref`
 * entries.
 */
export function claimedDocs(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...claimedDocs(item.items)];
  });
}
