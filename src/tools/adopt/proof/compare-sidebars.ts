import {type Diagnostic, formatCount, printable} from '../../../core/diagnostics/diagnostic.ts';
import type {SidebarItem} from '../../../site/types.ts';
import type {SidebarPage} from '../sidebar/make-sidebars.ts';
import {type Branch, pagesOf} from '../sidebar/merge-branches.ts';

/** Result of comparing the old navigation with the new sidebars. */
export interface SidebarProof {
  /** Number of distinct entries in the old navigation that lead to pages. */
  readonly entries: number;
  /** Number of these entries that are in the new sidebars with the same label and order, below the same entries. */
  readonly kept: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Maximum number of entries in a message. */
const maxNamed = 5;

/** Compares labels, nesting and order of the entries of each page's old navigation with those of the new sidebars. */
export function compareSidebars(
  navigations: ReadonlyMap<string, readonly Branch[]>,
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  pages: ReadonlyMap<string, SidebarPage>,
): SidebarProof {
  const positions = new Map<string, number[]>();
  const listed = [...sidebars.values()].flatMap((items) => newEntries(items, []));
  for (const [index, entry] of listed.entries()) {
    positions.set(entry, [...(positions.get(entry) ?? []), index]);
  }
  const all = new Set<string>();
  const lost = new Set<string>();
  const seen = new Set<string>();
  for (const tree of navigations.values()) {
    const identity = JSON.stringify(tree);
    if (seen.has(identity)) continue;
    seen.add(identity);
    let last = -1;
    for (const entry of oldEntries(tree, [], pages)) {
      all.add(entry);
      const next = positions.get(entry)?.find((index) => index > last);
      if (next === undefined) lost.add(entry);
      last = next ?? last;
    }
  }
  return {
    entries: all.size,
    kept: all.size - lost.size,
    diagnostics: lost.size === 0 ? [] : [problem([...lost])],
  };
}

function problem(lost: readonly string[]): Diagnostic {
  const named = lost
    .slice(0, maxNamed)
    .map((entry) => `\`${printable(JSON.parse(entry).slice(0, -1).join(' › '))}\``);
  const more = lost.length > maxNamed ? ', …' : '';
  return {
    severity: 'warning',
    code: 'adopt-sidebar-differs',
    message: `${formatCount(lost.length, 'entry')} of the old navigation ${lost.length === 1 ? 'is' : 'are'} in a different place in the sidebar: ${named.join(', ')}${more}.`,
    consequence: 'Readers find these pages in a different place than before.',
    hint: 'The order or nesting of the navigation differs between the old pages. Compare the sidebar with the old navigation.',
  };
}

/**
 * Returns the entries in order. An entry consists of the labels of its ancestors, its own label, and the id of its
 * page.
 */
function oldEntries(
  tree: readonly Branch[],
  parents: readonly string[],
  pages: ReadonlyMap<string, SidebarPage>,
): string[] {
  return tree.flatMap(({label, page, branches}) => {
    const path = [...parents, label];
    const id = page === undefined ? undefined : pages.get(page)?.id;
    const isRepeated = branches.flatMap(pagesOf).includes(page ?? '');
    const own = id === undefined || isRepeated ? [] : [JSON.stringify([...path, id])];
    return [...own, ...oldEntries(branches, path, pages)];
  });
}

function newEntries(items: readonly SidebarItem[], parents: readonly string[]): string[] {
  return items.flatMap((item): string[] => {
    if (item.type === 'doc' || item.type === 'ref') {
      const own = JSON.stringify([...parents, item.label ?? '', item.id]);
      // If two categories have the same page, the second one contains the page as its first entry.
      const isOfCategory = item.type === 'ref' && parents.at(-1) === item.label;
      return isOfCategory ? [JSON.stringify([...parents, item.id]), own] : [own];
    }
    if (item.type !== 'category') return [];
    const path = [...parents, item.label ?? ''];
    // In old pages, a closed category can link to its first page.
    const opened = item.link?.type === 'doc' ? item.link.id : firstDoc(item.items);
    const own = opened === undefined ? [] : [JSON.stringify([...path, opened])];
    return [...own, ...newEntries(item.items, path)];
  });
}

function firstDoc([first]: readonly SidebarItem[]): string | undefined {
  if (first?.type === 'doc' || first?.type === 'ref') return first.id;
  if (first?.type !== 'category') return undefined;
  return first.link?.type === 'doc' ? first.link.id : firstDoc(first.items);
}
