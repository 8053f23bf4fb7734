import type {SidebarItem} from '../../../site/types.ts';
import {folderBranches} from './folder-branches.ts';
import {type Branch, mergeBranches, pagesOf} from './merge-branches.ts';
import type {OldNavigations} from './old-navigations.ts';

/** Fields of a page that sidebars need. */
export interface SidebarPage {
  readonly id: string;
  readonly title: string;
}

/** Sidebars of a version, and the sidebar of each page. */
export interface Sidebars {
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** Name of the sidebar of each page, keyed by path of the old page. */
  readonly byPage: ReadonlyMap<string, string>;
  /** Number of entries that lead to pages. */
  readonly entries: number;
  /** True if the sidebars are from the old pages, false if they were generated. */
  readonly isOld: boolean;
}

/** Minimum share of the linked pages that a guessed menu lists. A menu need not list the home page. */
const minListed = 0.9;

/** Minimum share of the pages that guessed menus list. */
const minShare = 0.1;

/** Maximum number of times that the merged entries of a guessed menu exceed those of its largest page. */
const maxMerged = 4;

/**
 * Creates the sidebars of a version.
 *
 * @param pages Keyed by path of the old page, sorted.
 * @param linked Navigation to use if the pages do not have any. Default: the contents of the index page, and the
 *   folders and titles of other pages.
 */
export function makeSidebars(
  {byPage: navigations, contents, isGuess}: OldNavigations,
  pages: ReadonlyMap<string, SidebarPage>,
  linked: readonly Branch[] = [],
): Sidebars {
  const merged = groupNavigations(navigations);
  const carriers = [...navigations.values()].filter((tree) => tree.flatMap(pagesOf).length > 0);
  const listed = new Set(merged.flatMap((group) => group.flatMap(pagesOf))).size;
  const isBetter = listed < minListed * new Set(linked.flatMap(pagesOf)).size;
  const largest = Math.max(0, ...carriers.map((tree) => tree.flatMap(pagesOf).length));
  // Menus that list only the parts of their own page are not the navigation of the site.
  const isLocal = largest * merged.length * maxMerged < listed;
  const min = Math.max(carriers.length / 3, pages.size * minShare);
  const isRejected = isBetter || isLocal || !isPlausible(merged, min);
  const groups = isGuess && isRejected ? [] : merged;
  const titles = new Map([...pages].map(([page, {title}]) => [page, title]));
  const sidebars = new Map<string, readonly SidebarItem[]>();
  const byPage = new Map<string, string>();
  let entries = 0;
  const made = linked.length > 0 ? linked : contentsAndFolders(contents, titles);
  for (const tree of groups.length > 0 ? groups : [made]) {
    const name = sidebars.size === 0 ? 'docs' : `docs-${sidebars.size + 1}`;
    const items = itemsOf(tree, pages, (page) => {
      entries += 1;
      const isFirst = !byPage.has(page);
      if (isFirst) byPage.set(page, name);
      return isFirst;
    });
    if (items.length > 0) sidebars.set(name, items);
  }
  const [first] = sidebars.keys();
  // A page that is not in any navigation gets the sidebar of the first page to which the page's own navigation links.
  for (const page of pages.keys()) {
    if (byPage.has(page)) continue;
    const beside = (navigations.get(page) ?? []).flatMap(pagesOf).map((other) => byPage.get(other));
    const name = beside.find((found) => found !== undefined) ?? first;
    if (name !== undefined) byPage.set(page, name);
  }
  return {sidebars, byPage, entries, isOld: groups.length > 0};
}

/** True for navigations that contain a minimum number of pages, few of them more than once. */
function isPlausible(groups: readonly (readonly Branch[])[], min: number): boolean {
  const listed = groups.flatMap((group) => group.flatMap(pagesOf));
  const different = new Set(listed).size;
  return different > min && listed.length < different * 1.5;
}

/** Returns the contents of the index page, if they list most pages, followed by the other pages. */
function contentsAndFolders(
  contents: readonly Branch[],
  titles: ReadonlyMap<string, string>,
): readonly Branch[] {
  if (!isPlausible([contents], titles.size / 2)) return folderBranches(titles);
  const listed = new Set(contents.flatMap(pagesOf));
  return [
    ...contents,
    ...folderBranches(new Map([...titles].filter(([page]) => !listed.has(page)))),
  ];
}

/**
 * True for navigations that share a top-level entry. Groups with the same name must also share a page, because groups
 * in different parts of a site can have the same name.
 */
function belongTogether(first: readonly Branch[], second: readonly Branch[]): boolean {
  const shared = first.flatMap((branch) => {
    const other = second.find(({key}) => key === branch.key);
    return other === undefined || branch.url !== undefined ? [] : [{branch, other}];
  });
  const isSame = ({branch, other}: (typeof shared)[number]): boolean => {
    if (branch.page !== undefined) return true;
    const pages = new Set(branch.branches.flatMap(pagesOf));
    return other.branches.flatMap(pagesOf).some((page) => pages.has(page));
  };
  // Some generators include the entries of a group only in the group's own pages.
  const isClosed = ({branch, other}: (typeof shared)[number]): boolean =>
    branch.branches.length === 0 || other.branches.length === 0;
  return shared.some(isSame) || (shared.length > 0 && shared.every(isClosed));
}

/** Merges navigations that belong to the same part of the site. */
function groupNavigations(navigations: ReadonlyMap<string, readonly Branch[]>): Branch[][] {
  const groups: Branch[][] = [];
  const seen = new Set<string>();
  // Larger navigations are merged first, so that they determine the order of the entries.
  const sizes = new Map(
    [...navigations.values()].map((tree) => [tree, tree.flatMap(pagesOf).length]),
  );
  const largestFirst = [...navigations.values()].sort(
    (a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0),
  );
  for (const tree of largestFirst) {
    // In most cases, most pages have the same navigation.
    const identity = JSON.stringify(tree);
    if (seen.has(identity) || !tree.some((branch) => pagesOf(branch).length > 0)) continue;
    seen.add(identity);
    const at = groups.findIndex((group) => belongTogether(group, tree));
    const group = groups[at];
    if (group === undefined) groups.push([...tree]);
    else groups[at] = mergeBranches(group, tree);
  }
  return groups;
}

/**
 * Converts a navigation to sidebar items.
 *
 * @param take Records an entry of a page. Returns true for the page's first entry, which assigns the sidebar.
 */
function itemsOf(
  tree: readonly Branch[],
  pages: ReadonlyMap<string, SidebarPage>,
  take: (page: string) => boolean,
): SidebarItem[] {
  return tree.flatMap(({label, page: written, url, branches}): SidebarItem[] => {
    // Some generators link a category without a page to its first page.
    const page = branches.flatMap(pagesOf).includes(written ?? '') ? undefined : written;
    const target = page === undefined ? undefined : pages.get(page);
    const isFirst = page !== undefined && target !== undefined && take(page);
    const inside = itemsOf(branches, pages, take);
    if (inside.length === 0) {
      if (target !== undefined) return [{type: isFirst ? 'doc' : 'ref', id: target.id, label}];
      return url === undefined ? [] : [{type: 'link', label, href: url}];
    }
    const items: SidebarItem[] =
      isFirst || target === undefined ? inside : [{type: 'ref', id: target.id, label}, ...inside];
    const link = isFirst ? ({type: 'doc', id: target.id} as const) : undefined;
    return [{type: 'category', label, items, link, collapsible: true, collapsed: true}];
  });
}
