import {compareText, groupBy} from '../../../core/collections/collections.ts';
import type {Branch} from './merge-branches.ts';

/** Maximum length of a number in a path. A longer one, such as a checksum, is compared as text. */
const maxDigits = 8;

interface Folder {
  readonly branches: Branch[];
  readonly folders: Map<string, Folder>;
}

/**
 * Creates a navigation from folders and titles.
 *
 * @param titles Titles, keyed by path of the old page.
 */
export function folderBranches(titles: ReadonlyMap<string, string>): Branch[] {
  const root: Folder = {branches: [], folders: new Map()};
  const inOrder = [...titles].sort(([a], [b]) => compareNumbered(a, b));
  for (const [page, title] of inOrder) {
    let at = root;
    for (const part of page.split('/').slice(0, -1)) {
      const next = at.folders.get(part) ?? {branches: [], folders: new Map()};
      at.folders.set(part, next);
      at = next;
    }
    at.branches.push({key: page, label: title, page, url: undefined, branches: []});
  }
  return branchesOf(root);
}

/** Moves pages with dotted names below the page that the name begins with: `kettle.lid.html` below `kettle.html`. */
function nested(branches: readonly Branch[]): Branch[] {
  const nameOf = ({key}: Branch): string => key.replace(/\.x?html?$/i, '');
  const names = new Set(branches.map(nameOf));
  const parentOf = (name: string): string => {
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return parent === '' || names.has(parent) ? parent : parentOf(parent);
  };
  const inside = groupBy(branches, (branch) => parentOf(nameOf(branch)));
  const below = (name: string): Branch[] =>
    (inside.get(name) ?? []).map((branch) => ({...branch, branches: below(nameOf(branch))}));
  return below('');
}

/** Compares paths, with numbers in numerical order: `chap2.html` before `chap10.html`. */
function compareNumbered(a: string, b: string): number {
  const [first, second] = [a, b].map((path) =>
    path.replace(/\d+/g, (digits) => digits.padStart(maxDigits, '0')),
  );
  return compareText(first ?? '', second ?? '') || compareText(a, b);
}

function branchesOf({branches, folders}: Folder): Branch[] {
  const pages = nested(branches).toSorted((a, b) => Number(isIndex(b)) - Number(isIndex(a)));
  return [...pages, ...[...folders].flatMap(([name, folder]) => category(name, folder))];
}

/** Returns a folder as a category that links to its index page. A folder with only one page becomes that page. */
function category(name: string, folder: Folder): Branch[] {
  const inside = branchesOf(folder);
  const [first, ...others] = inside;
  if (first !== undefined && others.length === 0) return inside;
  const isOpened = first !== undefined && isIndex(first);
  return [
    {
      key: `folder ${name}`,
      label: isOpened ? first.label : name,
      page: isOpened ? first.page : undefined,
      url: undefined,
      branches: isOpened ? others : inside,
    },
  ];
}

function isIndex({key}: Branch): boolean {
  return /(?:^|\/)index\.x?html?$/i.test(key);
}
