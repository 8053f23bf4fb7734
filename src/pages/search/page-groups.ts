import type {Store} from '../../core/cache/store.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import type {CompiledPages} from '../../markdown/compile/types.ts';
import {isCut} from './cuts.ts';
import {digestPage} from './page-digest.ts';
import type {PageDigest, SearchPage} from './types.ts';

/** Pages that stand next to each other; their texts share a file. */
export interface PageGroup {
  readonly pages: readonly SearchPage[];
  /** Stands for everything that is made from the group's pages alone. */
  readonly key: string;
}

/** How many pages share a file on average: a reader who looks at one hit often looks at its neighbours. */
const groupLength = 8;

export function pageGroups(pages: readonly SearchPage[]): PageGroup[] {
  const groups: SearchPage[][] = [];
  for (const page of pages) {
    const group = groups.at(-1);
    if (group === undefined || isCut(page.path, groupLength)) groups.push([page]);
    else group.push(page);
  }
  return groups.map((members) => ({
    pages: members,
    key: `${hashOfData(members.map(digestedParts))} search pages`,
  }));
}

function digestedParts({source, description, keywords}: SearchPage): unknown {
  return [source && [source.compiler, source.format, source.hash], description, keywords];
}

/** What search keeps of each page of a group: from the store, or made from the compiled pages. */
export async function digestGroup(
  {pages, key}: PageGroup,
  {compiled, store}: {readonly compiled: Pick<CompiledPages, 'search'>; readonly store: Store},
): Promise<readonly PageDigest[]> {
  const kept = store.get(key);
  if (kept !== undefined) return JSON.parse(kept);
  const digests: PageDigest[] = [];
  for (const page of pages) {
    const {source} = page;
    const sections = source === undefined ? [] : await compiled.search(source.sourcePath);
    digests.push(digestPage(sections, page));
  }
  store.set(key, JSON.stringify(digests));
  return digests;
}
