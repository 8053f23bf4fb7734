import {claimedDocs} from '../sidebars/claimed-docs.ts';
import type {SidebarItem} from '../types.ts';
import type {SourcedDoc} from './read-docs.ts';

/**
 * Returns the doc that links to a version open (row VER-12): the doc at the version's root, or the first doc of the
 * first sidebar. Unlisted docs are ignored.
 *
 * @returns `undefined` if there is neither; then the caller can use any doc.
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
