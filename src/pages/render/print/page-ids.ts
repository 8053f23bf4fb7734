import {groupBy} from '../../../core/collections/group-by.ts';

/** A page that becomes a part of a document. */
interface Part {
  /** Its route path below the version's root: `/guide/testing`, `/`. */
  readonly path: string;
  /** Every id in it. */
  readonly anchors: Iterable<string>;
}

/**
 * Ids for pages that become parts of one document: the last part of a page's path, or the whole of it where several end alike. Neither
 * they nor the ids in the pages, once `idOnPage` has made them, occur twice.
 *
 * @param taken Ids that the document has besides.
 * @returns In the order of the parts.
 */
export function pageIds(parts: readonly Part[], taken: readonly string[] = []): string[] {
  const names = parts.map(({path}) => path.split('/').filter((name) => name !== ''));
  const alike = groupBy(names, (name) => name.at(-1));
  const used = new Set(taken);
  return parts.map(({anchors}, index) => {
    const name = names[index] ?? [];
    const isAlone = alike.get(name.at(-1))?.length === 1;
    let id = ((isAlone ? name.at(-1) : name.join('-')) ?? 'index').replace(/\s/g, '-') || 'index';
    const all = (): string[] => [id, ...[...anchors].map((anchor) => idOnPage(id, anchor))];
    while (all().some((one) => used.has(one))) id += '_';
    for (const one of all()) used.add(one);
    return id;
  });
}

/** What an id of a page is called in the whole document. */
export function idOnPage(page: string, id: string): string {
  return `${page}-${id}`;
}
