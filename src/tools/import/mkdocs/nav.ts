import {posix} from 'node:path';
import {hyphenated, isExternal} from '../text.ts';
import {defined, type Fields, fieldsOf, isFields, listOf, textOf} from '../values.ts';
import {folderNav, folderTree, labelAndTarget} from './folders.ts';

/** Sidebars and the navbar items that lead to them. */
export interface MkdocsNav {
  readonly sidebars: Fields;
  readonly items: readonly Fields[];
  /** Targets of entries that do not exist, as written. */
  readonly missing: readonly string[];
}

interface NavContext {
  /**
   * Returns the id of a page's doc.
   *
   * @returns `undefined` if there is no such page.
   */
  readonly idOf: (file: string) => string | undefined;
  readonly pages: readonly string[];
  /** True if Material shows the top-level sections as tabs. */
  readonly hasTabs: boolean;
  /** The pages that become the pages of their sections: none, indexes, or also first pages without a title in `nav`. */
  readonly sectionPages: 'none' | 'indexes' | 'first';
}

/**
 * Converts the navigation.
 *
 * @param nav See `readNav`. If it is missing, sidebars follow the folders.
 */
export function changeNav(nav: unknown, context: NavContext): MkdocsNav {
  const missing: string[] = [];
  const entries =
    nav === undefined || nav === null ? folderNav(folderTree(context.pages)) : listOf(nav);
  const convert = (list: readonly unknown[]): Fields[] =>
    list.flatMap((entry) => item(entry, context, missing, convert));
  if (!context.hasTabs) return {sidebars: {docs: convert(entries)}, items: [], missing};
  const sidebars: Record<string, unknown> = {};
  const items: Fields[] = [];
  const loose: Fields[] = [];
  for (const entry of entries) {
    const [one, ...more] = convert([entry]);
    if (one === undefined) continue;
    if (one['type'] !== 'category') {
      loose.push(one, ...more);
      items.push(...[one, ...more].flatMap(tabOf));
      continue;
    }
    const label = String(one['label']);
    const name = freeName(label, sidebars);
    const {link} = one;
    const inner = listOf(one['items']).map(fieldsOf);
    sidebars[name] = isFields(link) ? [{type: 'doc', id: link['id']}, ...inner] : inner;
    items.push({type: 'docSidebar', sidebarId: name, label, position: 'left'});
  }
  if (loose.length > 0) sidebars[freeName('docs', sidebars)] = loose;
  // A page has one sidebar: that of its last entry.
  const seen = new Set<unknown>();
  for (const name of Object.keys(sidebars).toReversed()) {
    sidebars[name] = withReferences(listOf(sidebars[name]).map(fieldsOf), seen);
    for (const id of docsIn(sidebars[name])) seen.add(id);
  }
  // A navbar item cannot lead to a sidebar that contains no page.
  const isUsed = ({sidebarId: name}: Fields): boolean =>
    name === undefined || docsIn(sidebars[String(name)]).length > 0;
  return {sidebars, items: items.filter(isUsed), missing};
}

/** Returns the navbar item for a top-level page or link, except for the home page, to which the logo leads. */
function tabOf({type, id, label, href}: Fields): Fields[] {
  if (type === 'link') return [{href, label, position: 'left'}];
  if (/^(?:index|README)$/.test(String(id))) return [];
  return [defined({type: 'doc', docId: id, label, position: 'left'})];
}

/** Changes the entries of docs that another sidebar contains, too, to references. */
function withReferences(entries: readonly Fields[], others: ReadonlySet<unknown>): Fields[] {
  return entries.map((one) => ({
    ...one,
    ...(one['type'] === 'doc' && others.has(one['id']) && {type: 'ref'}),
    ...('items' in one && {items: withReferences(listOf(one['items']).map(fieldsOf), others)}),
  }));
}

/** Returns the ids of a sidebar's docs. */
function docsIn(items: unknown): unknown[] {
  return listOf(items)
    .map(fieldsOf)
    .flatMap(({type, id, items: inner}) => (type === 'doc' ? [id] : docsIn(inner)));
}

function freeName(label: string, used: Fields): string {
  const plain = hyphenated(label) || 'section';
  let name = plain;
  for (let count = 2; name in used; count += 1) name = `${plain}-${count}`;
  return name;
}

function item(
  entry: unknown,
  {idOf, sectionPages}: NavContext,
  missing: string[],
  convert: (list: readonly unknown[]) => Fields[],
): Fields[] {
  const [label, target = ''] = labelAndTarget(entry);
  const name = plainLabel(label);
  if (typeof target !== 'string') {
    const items = convert(listOf(target));
    const [first, ...rest] = items;
    if (first === undefined) return [];
    const id = String(first['id']);
    const isIndex =
      sectionPages !== 'none' &&
      first['type'] === 'doc' &&
      (/(?:^|\/)(?:index|README)$/.test(id) ||
        (sectionPages === 'first' && first['label'] === undefined));
    if (!isIndex) return name === '' ? items : [{type: 'category', label: name, items}];
    // A section with only one page becomes that page.
    if (rest.length === 0 && name !== '') return [{...first, label: name}];
    // A section without a label gets the label of its first page.
    const title = name || String(first['label'] ?? lastPart(id));
    return [{type: 'category', label: title, link: {type: 'doc', id}, items: rest}];
  }
  if (isExternal(target)) return [{type: 'link', label: name || target, href: target}];
  const [path = '', hash] = target.split('#');
  const id = idOf(posix.normalize(path).replace(/^\//, ''));
  if (id === undefined) {
    missing.push(target);
    return [];
  }
  return hash === undefined ? [{type: 'doc', id, ...(name !== '' && {label: name})}] : [];
}

function lastPart(id: string): string {
  return id.split('/').findLast((part) => !/^(?:index|README)$/.test(part)) ?? id;
}

/** Removes icons from a label, because they have no counterpart. */
function plainLabel(label: unknown): string {
  return (textOf(label) ?? '').replace(/:[a-z]+-[\w-]+:/g, '').trim();
}
