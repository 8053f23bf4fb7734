import {groupBy} from '../../../core/collections/collections.ts';
import type {OldUrls} from '../links/old-urls.ts';
import type {OldPages} from '../read-pages.ts';
import type {Branch} from './merge-branches.ts';

/**
 * Creates a navigation from the links of manuals without menus: to the next page, and to the page above. Returns an
 * empty navigation if most pages have neither.
 */
export function linkedBranches(
  {pages}: Pick<OldPages, 'pages'>,
  titles: ReadonlyMap<string, string>,
  urls: OldUrls,
): Branch[] {
  const targetsOf = (relation: 'next' | 'up'): ReadonlyMap<string, string> =>
    new Map(
      [...pages].flatMap(([page, {relations, base}]) => {
        const href = relations[relation];
        const target = href === undefined ? undefined : urls.resolve(href, page, base);
        const isOther = target?.kind === 'file' && target.path !== page && pages.has(target.path);
        return isOther ? [[page, target.path] as const] : [];
      }),
    );
  const [next, up] = [targetsOf('next'), targetsOf('up')];
  if (new Set([...next.keys(), ...up.keys()]).size * 2 <= pages.size) return [];
  const inside = groupBy(inOrder([...pages.keys()], next), (page) => parentOf(page, up));
  const branchesOf = (parent: string | undefined): Branch[] =>
    (inside.get(parent) ?? []).map((page) => ({
      key: page,
      label: titles.get(page) ?? page,
      page,
      url: undefined,
      branches: branchesOf(page),
    }));
  const [first, ...others] = branchesOf(undefined);
  if (first === undefined) return [];
  // The first page contains the others, which become the top level.
  return others.length > 0 ? [first, ...others] : [{...first, branches: []}, ...first.branches];
}

/** Returns the page above; `undefined` if there is none, or if the pages above lead back to the page. */
function parentOf(page: string, up: ReadonlyMap<string, string>): string | undefined {
  const above = new Set<string>();
  for (let at = up.get(page); at !== undefined; at = up.get(at)) {
    if (at === page || above.has(at)) return undefined;
    above.add(at);
  }
  return up.get(page);
}

/** Returns the pages in the order of their links to the next page. */
function inOrder(pages: readonly string[], next: ReadonlyMap<string, string>): string[] {
  const later = new Set(next.values());
  const ordered = new Set<string>();
  for (const start of [...pages.filter((page) => !later.has(page)), ...pages]) {
    for (let at: string | undefined = start; at && !ordered.has(at); at = next.get(at))
      ordered.add(at);
  }
  return [...ordered];
}
