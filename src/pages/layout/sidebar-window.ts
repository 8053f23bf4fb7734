import type {SidebarNode} from '../theme/types.ts';
import {firstHref} from './sidebar-nodes.ts';

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
