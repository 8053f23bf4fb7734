import {routeToHref} from '../../core/urls/href.ts';
import type {Doc, SidebarCategory, SidebarItem, Version} from '../../site/types.ts';
import type {PageLink, SidebarNode} from '../theme/types.ts';
import type {VersionSidebars} from '../types.ts';
import type {ConfiguredLinks} from './configured-links.ts';
import type {DocIndex} from './doc-index.ts';

interface SidebarContext {
  readonly docs: DocIndex;
  readonly links: ConfiguredLinks;
  readonly baseUrl: string;
}

/** Returns a doc's label in a sidebar (row SIDE-05). */
export function docLabel(doc: Doc, itemLabel: string | undefined, docs: DocIndex): string {
  return doc.frontMatter.sidebar_label ?? itemLabel ?? docs.title(doc);
}

/** Returns a category's label or, if it has none, the label of its doc (row SIDE-09). */
function categoryLabel(category: SidebarCategory, version: string, docs: DocIndex): string {
  if (category.label !== undefined) return category.label;
  const doc = category.link?.type === 'doc' ? docs.doc(version, category.link.id) : undefined;
  return doc === undefined ? '' : docLabel(doc, undefined, docs);
}

/** Returns the URL of a category's own page. */
function categoryHref(
  {link}: SidebarCategory,
  version: string,
  {docs, baseUrl}: Pick<SidebarContext, 'docs' | 'baseUrl'>,
): string | undefined {
  if (link === undefined) return undefined;
  if (link.type === 'generated-index') return routeToHref(link.path, baseUrl);
  const doc = docs.listed(version, link.id);
  return doc === undefined ? undefined : docs.href(doc);
}

/** Returns a version's sidebars with labels and URLs. */
export function versionSidebars(version: Version, context: SidebarContext): VersionSidebars {
  const file = version.sidebarsFile ?? version.folder;
  const nodes = (items: readonly SidebarItem[], key: string): SidebarNode[] =>
    items.flatMap((item, index) => node(item, `${key}[${index}]`) ?? []);

  function node(item: SidebarItem, key: string): SidebarNode | undefined {
    const {className} = item;
    switch (item.type) {
      case 'doc':
      case 'ref': {
        const doc = context.docs.listed(version.name, item.id);
        if (doc === undefined) return undefined;
        return {
          type: 'link',
          label: docLabel(doc, item.label, context.docs),
          href: context.docs.href(doc),
          external: false,
          className: doc.frontMatter.sidebar_class_name ?? className,
        };
      }
      case 'link':
        return {
          type: 'link',
          label: item.label,
          ...context.links.resolve(item.href, {file, key: `${key}.href`}),
          className,
        };
      case 'html':
        return {
          type: 'html',
          value: context.links.resolveHtml(item.value, {file, key: `${key}.value`}),
          defaultStyle: item.defaultStyle,
          className,
        };
      case 'category': {
        const items = nodes(item.items, `${key}.items`);
        const href = categoryHref(item, version.name, context);
        const label = categoryLabel(item, version.name, context.docs);
        // There are no items if all pages in the category are unlisted.
        if (items.length === 0) {
          return href === undefined
            ? undefined
            : {type: 'link', label, href, external: false, className};
        }
        return {
          type: 'category',
          label,
          href,
          firstHref: href ?? firstHref(items),
          collapsible: item.collapsible,
          collapsed: item.collapsed,
          className,
          items,
        };
      }
    }
  }

  return new Map([...version.sidebars].map(([name, items]) => [name, nodes(items, name)] as const));
}

/** Returns the URL of the first internal link, in reading order. */
export function firstHref(nodes: readonly SidebarNode[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'link' && !node.external) return node.href;
    if (node.type === 'category' && node.firstHref !== undefined) return node.firstHref;
  }
  return undefined;
}

/** Previous and next pages in a version. */
export interface Pagination {
  /**
   * Returns the pages before and after a page.
   *
   * @param href URL of the page.
   */
  around(
    sidebar: string | undefined,
    href: string,
    doc?: Doc,
  ): {previous: PageLink | null; next: PageLink | null};
}

/**
 * Determines a version's reading order: its sidebars flattened, with linked categories before their entries, without
 * refs, links and HTML (row DOC-04). The front matter can set different previous and next pages, or none (row FM-03).
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
