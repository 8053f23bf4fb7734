import type {TocItem} from 'legacydocs';

/** A heading with its subheadings. */
export interface TocNode {
  readonly item: TocItem;
  readonly children: readonly TocNode[];
}

/** Nests headings by level (row TOC-01). Skipped levels are not filled in. */
export function tocTree(items: readonly TocItem[]): TocNode[] {
  const nodes: TocNode[] = [];
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    if (item === undefined) break;
    let end = index + 1;
    while ((items[end]?.level ?? 0) > item.level) end += 1;
    nodes.push({item, children: tocTree(items.slice(index + 1, end))});
    index = end;
  }
  return nodes;
}
