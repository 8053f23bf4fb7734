import {posix} from 'node:path';
import picomatch from 'picomatch';
import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';
import {
  compareNaturally,
  type Folder,
  folderTitle,
  folderTree,
  labelAndTarget,
  type NavEntry,
  type NavSource,
} from './folders.ts';

/** A page, a folder, or an entry that only `nav` contains: a section or a link. */
type Item = {readonly label?: string} & (
  | {readonly page: string}
  | {readonly folder: Folder}
  | {readonly items: readonly Item[]}
  | {readonly href: string}
);

/** An entry such as `... | page-*.md`, which is replaced by the remaining items. */
interface Rest {
  readonly entry: string;
  readonly isFlat: boolean;
  readonly matches: (name: string) => boolean;
}

/** Returns the navigation that the plugin `mkdocs-awesome-pages-plugin` derives from folders and their `.pages` files. */
export function awesomePages(source: NavSource): unknown {
  const {pages, options} = source;
  const fileName = textOf(options['filename']) ?? '.pages';
  const settingsOf = ({path}: Folder): Fields => source.settings(posix.join(path, fileName));

  const entriesOf = (folder: Folder, isCollapsed: boolean): NavEntry[] => {
    const settings = settingsOf(folder);
    const items = sorted(
      [...folder.pages.map((page) => ({page})), ...folder.folders.map((one) => ({folder: one}))],
      {...options, ...settings},
    );
    return toEntries(arranged(items, settings, posix.join(folder.path, fileName)), isCollapsed);
  };

  const toEntries = (items: readonly Item[], isCollapsed: boolean): NavEntry[] =>
    items.flatMap((item): NavEntry[] => {
      const {label} = item;
      if ('page' in item) return [label === undefined ? item.page : {[label]: item.page}];
      if ('href' in item) return [{[label ?? '']: item.href}];
      if ('items' in item) return [{[label ?? '']: toEntries(item.items, isCollapsed)}];
      const {hide, title, collapse, collapse_single_pages: all} = settingsOf(item.folder);
      if (hide === true) return [];
      const isInnerCollapsed = typeof all === 'boolean' ? all : isCollapsed;
      const entries = entriesOf(item.folder, isInnerCollapsed);
      if (entries.length === 0) return [];
      if ((collapse ?? isInnerCollapsed) === true && entries.length === 1) return entries;
      return [{[textOf(title) ?? label ?? folderTitle(item.folder.path)]: entries}];
    });

  const titleOf = (item: Item): string => {
    const name = nameOf(item);
    if ('folder' in item) return textOf(settingsOf(item.folder)['title']) ?? folderTitle(name);
    const {fields, body} = source.page('page' in item ? item.page : '');
    const heading = /^# +(.*?)(?: +#+)?$/m.exec(body)?.[1];
    return textOf(fields['title']) ?? heading ?? folderTitle(name.replace(/\.\w+$/, ''));
  };

  const sorted = (items: readonly Item[], settings: Fields): readonly Item[] => {
    const {order, sort_type: kind, order_by: by, ignore_case: ignoresCase} = settings;
    if (order === undefined && kind === undefined && by === undefined) return items;
    const keyed = items.map((item) => {
      const key = by === 'title' ? titleOf(item) : nameOf(item);
      return {item, key: ignoresCase === true ? key.toLowerCase() : key};
    });
    keyed.sort((a, b) =>
      kind === 'natural' ? compareNaturally(a.key, b.key) : a.key < b.key ? -1 : 1,
    );
    return (order === 'desc' ? keyed.reverse() : keyed).map(({item}) => item);
  };

  /** Applies `nav`, or the older `arrange`, to the items of a folder. */
  const arranged = (
    items: readonly Item[],
    {nav, arrange}: Fields,
    file: string,
  ): readonly Item[] => {
    const list = listOf(nav ?? arrange);
    if (list.length === 0) return items;
    const isOpen = nav === undefined && !list.includes('...');
    const written = isOpen ? [...list, '...'] : list;
    const named = new Set(namesIn(written));
    const rests = restsIn(written);
    const rest = (entry: string): Item[] =>
      items.filter((item) => {
        const name = nameOf(item);
        return !named.has(name) && rests.find((one) => one.matches(name))?.entry === entry;
      });
    const convert = (entry: unknown): Item[] => {
      if (typeof entry === 'string' && isRest(entry)) return rest(entry);
      const [label, value] = labelAndTarget(entry);
      const titled = label !== undefined && {label};
      if (typeof value !== 'string') return [{...titled, items: listOf(value).flatMap(convert)}];
      const found = items.find((item) => nameOf(item) === value);
      if (found !== undefined) return [{...found, ...titled}];
      if (label !== undefined) return [{label, href: value}];
      source.onMissing(value, file);
      return [];
    };
    return written.flatMap(convert);
  };

  const {nav} = source;
  const isCollapsed = options['collapse_single_pages'] === true;
  if (nav === undefined || nav === null) return entriesOf(folderTree(pages), isCollapsed);
  // In `mkdocs.yml`, `...` is replaced by the pages that the setting does not contain.
  const named = new Set(namesIn(listOf(nav)));
  const rests = restsIn(listOf(nav));
  const withRest = (entry: unknown): unknown[] => {
    if (typeof entry !== 'string') {
      const [[label, value] = ['', '']] = Object.entries(fieldsOf(entry));
      return [{[label]: Array.isArray(value) ? value.flatMap(withRest) : value}];
    }
    if (!isRest(entry)) return [entry];
    const left = pages.filter(
      (page) => !named.has(page) && rests.find((one) => one.matches(page))?.entry === entry,
    );
    const isFlat = rests.some((one) => one.entry === entry && one.isFlat);
    return isFlat ? left : entriesOf(folderTree(left), isCollapsed);
  };
  return listOf(nav).flatMap(withRest);
}

function nameOf(item: Item): string {
  if ('page' in item) return posix.basename(item.page);
  return 'folder' in item ? posix.basename(item.folder.path) : '';
}

/** Returns the names and paths in a `nav` list. */
function namesIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return (Array.isArray(entry) ? entry : Object.values(fieldsOf(entry))).flatMap(namesIn);
}

function isRest(entry: string): boolean {
  return entry.startsWith('...');
}

/** Returns the rest entries in a `nav` list; the one without a filter is last, because it matches everything. */
function restsIn(list: readonly unknown[]): Rest[] {
  const rests = namesIn(list)
    .filter(isRest)
    .map((entry) => {
      const [, flat, kind, pattern] =
        /^\.{3}\s*(?:\|\s*(flat)\s*)?(?:\|\s*(?:(regex|glob)=)?(.*))?/.exec(entry) ?? [];
      return {entry, isFlat: flat !== undefined, matches: nameFilter(kind, pattern), pattern};
    });
  const isOpen = ({pattern}: {readonly pattern?: string | undefined}): boolean =>
    pattern === undefined;
  return [...rests.filter((one) => !isOpen(one)), ...rests.filter(isOpen)];
}

function nameFilter(kind: string | undefined, pattern: string | undefined): Rest['matches'] {
  if (pattern === undefined) return () => true;
  if (kind !== 'regex') return picomatch(pattern);
  try {
    const regex = new RegExp(pattern);
    return (name) => regex.test(name);
  } catch {
    // Some Python expressions are not valid in JavaScript.
    return () => false;
  }
}
