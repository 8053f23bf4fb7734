import type {Doc, SidebarItem, Version} from '../../site/content/types.ts';
import type {PageLink} from '../theme/types.ts';
import type {DocIndex} from './doc-index.ts';
import {categoryHref, categoryLabel, docLabel} from './sidebar-nodes.ts';

/** What stands before and after each page of a version. */
export interface Pagination {
  /** @param href Address of the page. */
  around(
    sidebar: string | undefined,
    href: string,
    doc?: Doc,
  ): {previous: PageLink | null; next: PageLink | null};
}

/**
 * The reading order of a version: its sidebars flattened, linked categories before their entries;
 * refs, links and html are skipped (row DOC-04). Front matter may name other neighbours, or none
 * (row FM-03).
 */
export function createPagination(version: Version, docs: DocIndex, baseUrl: string): Pagination {
  const orders = new Map(
    [...version.sidebars].map(([name, items]) => [
      name,
      readingOrder(items, version, docs, baseUrl),
    ]),
  );
  const positions = new Map(
    [...orders].map(([name, steps]) => [
      name,
      new Map(steps.map(({href}, index) => [href, index])),
    ]),
  );

  function named(id: string | null | undefined, otherwise: PageLink | null): PageLink | null {
    if (id === undefined) return otherwise;
    const doc = id === null ? undefined : docs.doc(version.name, id);
    return doc === undefined
      ? null
      : {label: stepLabel(doc, undefined, docs), href: docs.href(doc)};
  }

  return {
    around(sidebar, href, doc) {
      const steps = orders.get(sidebar ?? '') ?? [];
      const position = positions.get(sidebar ?? '')?.get(href);
      const at = (offset: number): PageLink | null =>
        position === undefined ? null : (steps[position + offset] ?? null);
      return {
        previous: named(doc?.frontMatter.pagination_prev, at(-1)),
        next: named(doc?.frontMatter.pagination_next, at(1)),
      };
    },
  };
}

function readingOrder(
  items: readonly SidebarItem[],
  version: Version,
  docs: DocIndex,
  baseUrl: string,
): PageLink[] {
  return items.flatMap((item): PageLink[] => {
    if (item.type === 'doc') {
      const doc = docs.listed(version.name, item.id);
      if (doc === undefined) return [];
      return [{href: docs.href(doc), label: stepLabel(doc, item.label, docs)}];
    }
    if (item.type !== 'category') return [];
    const href = categoryHref(item, version.name, {docs, baseUrl});
    const inside = readingOrder(item.items, version, docs, baseUrl);
    if (href === undefined) return inside;
    const doc = item.link?.type === 'doc' ? docs.doc(version.name, item.link.id) : undefined;
    const label = doc?.frontMatter.pagination_label ?? categoryLabel(item, version.name, docs);
    return [{href, label}, ...inside];
  });
}

function stepLabel(doc: Doc, itemLabel: string | undefined, docs: DocIndex): string {
  return doc.frontMatter.pagination_label ?? docLabel(doc, itemLabel, docs);
}
