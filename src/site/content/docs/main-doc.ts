import {claimedDocs} from '../sidebars/claimed-docs.ts';
import type {SidebarItem} from '../types.ts';
import type {SourcedDoc} from './read-docs.ts';

/**
 * The doc that a version's name leads to (row VER-12): the one at the version's root, else the first of
 * the first sidebar. Unlisted docs do not count.
 *
 * @returns `undefined` when there is neither: any doc will do.
 */
export function mainDocId(
  docs: readonly SourcedDoc[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
): string | undefined {
  const listed = docs.filter(({doc}) => doc.frontMatter.unlisted !== true);
  const root = listed.find(({slug}) => slug === '/');
  if (root !== undefined) return root.doc.id;
  const ids = new Set(listed.map(({doc}) => doc.id));
  const [first = []] = sidebars.values();
  return claimedDocs(first).find((id) => ids.has(id));
}
