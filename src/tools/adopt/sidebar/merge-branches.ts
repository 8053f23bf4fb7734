/** An entry in the old navigation with its target. */
export interface Branch {
  /** Key of the entry, which is the same on all pages. */
  readonly key: string;
  readonly label: string;
  /** Path of the old page. */
  readonly page: string | undefined;
  /** URL on another site. */
  readonly url: string | undefined;
  readonly branches: readonly Branch[];
}

/** Returns the pages of an entry and of all entries below it. */
export function pagesOf({page, branches}: Branch): string[] {
  return [...(page === undefined ? [] : [page]), ...branches.flatMap(pagesOf)];
}

/**
 * Merges the navigations of two pages, because pages from some generators contain only their own branch. An entry that
 * only the second navigation contains follows the same entry as in that navigation.
 */
export function mergeBranches(first: readonly Branch[], second: readonly Branch[]): Branch[] {
  const merged = [...first];
  let after = -1;
  for (const branch of second) {
    const at = merged.findIndex(({key}) => key === branch.key);
    const known = merged[at];
    if (known === undefined) {
      after += 1;
      merged.splice(after, 0, branch);
      continue;
    }
    after = at;
    if (branch.branches.length === 0) continue;
    merged[at] = {
      ...known,
      page: known.page ?? branch.page,
      branches: mergeBranches(known.branches, branch.branches),
    };
  }
  return merged;
}
