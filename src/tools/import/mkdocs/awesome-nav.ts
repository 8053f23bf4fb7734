import {posix} from 'node:path';
import picomatch from 'picomatch';
import {type Fields, fieldsOf, listOf, merged, textOf, textsOf} from '../values.ts';
import {
  compareNaturally,
  type Folder,
  folderTitle,
  folderTree,
  labelAndTarget,
  type NavEntry,
  type NavSource,
  withSubfolders,
} from './folders.ts';

/** An item of the navigation. `path` is the page or folder from which it was created. */
interface Item {
  readonly path: string;
  readonly label: string | undefined;
  /** Only in sections. */
  readonly items?: readonly Item[];
}

/** An entry of `nav` whose patterns and folders are not expanded yet. */
type Draft =
  | {readonly page: string; readonly label: string | undefined}
  | {readonly folder: Folder; readonly settings: Settings; readonly label: string | undefined}
  | {readonly pattern: string; readonly settings: Settings; readonly isOptional: boolean}
  | {readonly label: string; readonly drafts: readonly Draft[]};

/** Settings of a folder, merged with those that it inherits. */
interface Settings {
  readonly fields: Fields;
  /** Patterns of ignored paths. */
  readonly ignored: readonly string[];
}

const inherited = [
  'preserve_directory_names',
  'flatten_single_child_sections',
  'use_index_title',
  'append_unmatched',
  'sort',
];

/** Returns the navigation that the plugin `mkdocs-awesome-nav` derives from folders and their `.nav.yml` files. */
export function awesomeNav({pages, options, settings, page, onMissing}: NavSource): unknown {
  const fileName = textOf(options['filename']) ?? '.nav.yml';
  const folders = new Map(withSubfolders(folderTree(pages)).map((one) => [one.path, one]));
  const titleOf = (path: string): string | undefined => textOf(page(path).fields['title']);
  const ownSettings = ({path}: Folder): Fields => settings(posix.join(path, fileName));
  // A page or folder is used once; patterns match the remaining ones.
  const used = new Set<string>();

  const fromFolder = (folder: Folder, outer: Settings, label?: string): Item[] => {
    const own = ownSettings(folder);
    used.add(`${folder.path}/`);
    const inner = withInherited(own, outer, folder.path);
    const written = Array.isArray(own['nav'])
      ? own['nav']
      : [
          {glob: '@(index.md|README.md)', ignore_no_matches: true},
          {glob: '*', ignore_no_matches: true},
        ];
    const isOpen = inner.fields['append_unmatched'] === true;
    const all = isOpen ? [...written, {glob: '*', ignore_no_matches: true}] : written;
    const items = expanded(
      all.flatMap((entry) => draft(entry, folder.path, inner)),
      posix.join(folder.path, fileName),
    );
    const [only] = items;
    if (only === undefined || folder.path === '') return items;
    const isPlain = only.items !== undefined || pages.includes(only.path);
    if (inner.fields['flatten_single_child_sections'] === true && items.length === 1 && isPlain) {
      return items;
    }
    const index =
      inner.fields['use_index_title'] === true ? titleOf(`${folder.path}/index.md`) : undefined;
    const title =
      inner.fields['preserve_directory_names'] === true
        ? posix.basename(folder.path)
        : (index ?? folderTitle(folder.path));
    return [{path: folder.path, label: label ?? textOf(own['title']) ?? title, items}];
  };

  const draft = (entry: unknown, folder: string, outer: Settings): Draft[] => {
    const fields = fieldsOf(entry);
    const glob = textOf(fields['glob']);
    // With a single key, `glob` is a label.
    if (glob !== undefined && Object.keys(fields).length > 1) {
      const inner = withInherited(fields, outer, folder);
      const isOptional = fields['ignore_no_matches'] === true;
      return [{pattern: posix.join(folder, glob), settings: inner, isOptional}];
    }
    const [label, value] = labelAndTarget(entry);
    if (typeof value !== 'string') {
      const drafts = listOf(value).flatMap((one) => draft(one, folder, outer));
      return [{label: label ?? '', drafts}];
    }
    const path = posix.join(folder, value).replace(/\/$/, '');
    const inner = folders.get(path);
    if (pages.includes(path)) return [{page: path, label}];
    if (inner !== undefined) return [{folder: inner, settings: outer, label}];
    if (label !== undefined) return [{page: value, label}];
    return [{pattern: posix.join(folder, value), settings: outer, isOptional: false}];
  };

  /** Expands entries in the plugin's order: pages, then folders, deepest first, then patterns. */
  const expanded = (drafts: readonly Draft[], file: string): Item[] => {
    const flat = (list: readonly Draft[]): Draft[] =>
      list.flatMap((one) => ('drafts' in one ? flat(one.drafts) : [one]));
    const all = flat(drafts);
    const found = new Map<Draft, readonly Item[]>();
    for (const one of all) {
      if (!('page' in one)) continue;
      used.add(one.page);
      found.set(one, [{path: one.page, label: one.label}]);
    }
    const named = all.filter((one) => 'folder' in one);
    for (const one of named.toSorted((a, b) => depth(b.folder) - depth(a.folder))) {
      found.set(one, fromFolder(one.folder, one.settings, one.label));
    }
    for (const one of all) {
      if ('pattern' in one) found.set(one, matching(one, file));
    }
    const build = (list: readonly Draft[]): Item[] =>
      list.flatMap((one) =>
        'drafts' in one
          ? [{path: '', label: one.label, items: build(one.drafts)}]
          : (found.get(one) ?? []),
      );
    return build(drafts);
  };

  const matching = (
    {pattern, settings: inner, isOptional}: Extract<Draft, {readonly pattern: string}>,
    file: string,
  ): Item[] => {
    const isMatch = picomatch(pattern);
    const ignored = inner.ignored.map((one) => picomatch(one));
    const isFree = (path: string): boolean =>
      !used.has(path) &&
      isMatch(path) &&
      !ignored.some((one) => one(path) || one(path.replace(/\/$/, '')));
    const freePages = pages.filter(isFree);
    for (const path of freePages) used.add(path);
    const free = [...folders.values()].filter(
      (one) => one.path !== '' && isFree(`${one.path}/`) && ownSettings(one)['hide'] !== true,
    );
    if (freePages.length === 0 && free.length === 0 && !isOptional) onMissing(pattern, file);
    const items = free
      .toSorted((a, b) => depth(b) - depth(a))
      .flatMap((one) => (used.has(`${one.path}/`) ? [] : fromFolder(one, inner)));
    const listed = freePages.map((path): Item => ({path, label: undefined}));
    return sorted([...listed, ...items], fieldsOf(inner.fields['sort']));
  };

  const sorted = (items: readonly Item[], sort: Fields): Item[] => {
    const {by, type: kind, direction, sections: place, ignore_case: ignoresCase} = sort;
    const isNatural = kind !== 'alphabetical';
    const keysOf = ({path, label, items: inner}: Item): string[] => {
      const name = posix.basename(path);
      const title = inner === undefined ? (titleOf(path) ?? name) : (label ?? name);
      const written = isNatural ? path.replace(/\.\w+$/, '') : path;
      const keys = by === 'title' ? [title, path] : by === 'filename' ? [name, path] : [written];
      return ignoresCase === true ? keys.map((key) => key.toLowerCase()) : keys;
    };
    const compare = (a: string, b: string): number =>
      isNatural ? compareNaturally(a, b, true) : a === b ? 0 : a < b ? -1 : 1;
    const order = (one: Item, other: Item): number => {
      const keys = keysOf(other);
      return keysOf(one).reduce((done, key, index) => done || compare(key, keys[index] ?? ''), 0);
    };
    const list = items.toSorted(order);
    if (direction === 'desc') list.reverse();
    const isSection = (one: Item): boolean => one.items !== undefined;
    if (place === 'mixed') return list;
    const [plain, sections] = [list.filter((one) => !isSection(one)), list.filter(isSection)];
    return place === 'first' ? [...sections, ...plain] : [...plain, ...sections];
  };

  const root = folders.get('');
  return root === undefined ? [] : fromFolder(root, {fields: {}, ignored: []}).map(toEntry);
}

function toEntry({path, label, items}: Item): NavEntry {
  if (items !== undefined) return {[label ?? '']: items.map(toEntry)};
  return label === undefined ? path : {[label]: path};
}

function depth({path}: Folder): number {
  return path.split('/').length;
}

function withInherited(own: Fields, outer: Settings, folder: string): Settings {
  const set = inherited.filter((name) => own[name] !== undefined && own[name] !== null);
  const ignore = own['ignore'];
  return {
    fields: merged(outer.fields, Object.fromEntries(set.map((name) => [name, own[name]]))),
    ignored:
      ignore === undefined
        ? outer.ignored
        : textsOf(ignore).flatMap((pattern) => {
            if (pattern === '$inherit') return outer.ignored;
            return pattern.startsWith('/')
              ? posix.join('.', folder, pattern)
              : posix.join(folder, '**', pattern);
          }),
  };
}
