import {posix} from 'node:path';
import type {Link, List, ListItem} from 'mdast';
import {visit} from 'unist-util-visit';
import {decodePath} from '../../../core/urls/href.ts';
import {parseMarkdown} from '../markdown.ts';
import {isExternal} from '../text.ts';
import {listOf, textOf} from '../values.ts';
import {globSource} from './excluded.ts';
import {folderTitle, folderTree, type NavEntry, type NavSource, withSubfolders} from './folders.ts';

/** An entry whose patterns and folders are not expanded yet. */
type Draft =
  | {readonly label?: string; readonly page: string}
  | {readonly label: string; readonly items: readonly Draft[]}
  | {readonly label: string; readonly folder: string}
  | {readonly label?: string; readonly pattern: string};

/** Returns the navigation that the plugin `mkdocs-literate-nav` reads from a list in each `SUMMARY.md`. */
export function literateNav({nav, pages, options, read, onMissing}: NavSource): unknown {
  const fileName = textOf(options['nav_file']) ?? 'SUMMARY.md';
  const folders = withSubfolders(folderTree(pages));
  const files = folders.flatMap((one) => one.pages);
  const isFolder = (path: string): boolean => folders.some((one) => one.path === path);
  const used = new Set<string>();

  const fromFolder = (folder: string, outer: readonly string[] = []): NavEntry[] => {
    const file = posix.join(folder, fileName);
    // A lone `*` is a pattern; in Markdown, it begins another list.
    const text = read(file)?.replace(/^(\s*(?:[-+*]|\d+[.)])\s+)\*$/gm, '$1\\*');
    const list = text === undefined ? undefined : navList(text);
    if (text === undefined || list === undefined) {
      return expanded([{pattern: posix.join(folder, '*')}], [folder, ...outer]);
    }
    const index = folders
      .find(({path}) => path === folder)
      ?.pages.find((page) => /(?:^|\/)(?:index|README)\.md$/.test(page));
    const isImplicit = options['implicit_index'] === true && index !== undefined;
    if (!isImplicit || index !== file) used.add(file);
    const drafts = fromList(list, folder, text, file);
    return expanded(isImplicit ? [{pattern: index}, ...drafts] : drafts, [folder, ...outer]);
  };

  const target = (link: string, folder: string, label?: string): Draft => {
    if (isExternal(link)) return {label: label ?? link, page: link};
    const path = posix.resolve('/', folder, link).slice(1);
    used.add(path);
    if (label !== undefined && link.endsWith('/') && isFolder(path)) return {label, folder: path};
    return label === undefined ? {page: path} : {label, page: path};
  };

  const fromList = (list: List, folder: string, text: string, file: string): Draft[] =>
    list.children.flatMap(({children: [first, second]}: ListItem): Draft[] => {
      if (first?.type !== 'paragraph') return [];
      const [link] = first.children;
      const isLink = link?.type === 'link';
      const label = isLink
        ? linkText(link)
        : text
            .slice(first.position?.start.offset, first.position?.end.offset)
            .replaceAll('\\*', '*')
            .trim();
      const inner = second?.type === 'list' ? fromList(second, folder, text, file) : undefined;
      if (inner !== undefined) {
        return [{label, items: isLink ? [target(decodePath(link.url), folder), ...inner] : inner}];
      }
      if (isLink) return [target(decodePath(link.url), folder, label)];
      if (label.includes('*')) return [{pattern: posix.join(folder, label)}];
      onMissing(label, file);
      return [];
    });

  const fromSetting = (entry: unknown): Draft[] => {
    if (typeof entry === 'string') return [entry.includes('*') ? {pattern: entry} : {page: entry}];
    return Object.entries(Object(entry)).map(([label, value]): Draft => {
      if (typeof value !== 'string') return {label, items: listOf(value).flatMap(fromSetting)};
      return value.includes('*') ? {label, pattern: value} : target(value, '', label);
    });
  };

  const matches = (pattern: string): string[] => {
    const regex = new RegExp(
      `^${globSource(pattern.replace(/\*+/g, '*').replace(/\/$/, ''), '[^/]')}$`,
    );
    const all = [...(pattern.endsWith('/') ? [] : files), ...folders.map(({path}) => path)];
    return all.filter((path) => path !== '' && regex.test(path) && !used.has(path));
  };

  const expanded = (drafts: readonly Draft[], outer: readonly string[]): NavEntry[] =>
    drafts.flatMap((draft): NavEntry[] => {
      const {label} = draft;
      const titled = (inner: readonly NavEntry[]): NavEntry[] =>
        label === undefined ? [...inner] : inner.length > 0 ? [{[label]: inner}] : [];
      if ('page' in draft) return [label === undefined ? draft.page : {[label]: draft.page}];
      if ('items' in draft) return titled(expanded(draft.items, outer));
      if ('folder' in draft) {
        return outer.includes(draft.folder) ? [] : titled(fromFolder(draft.folder, outer));
      }
      const found = matches(draft.pattern);
      return titled(
        found.flatMap((path): NavEntry[] => {
          used.add(path);
          if (!isFolder(path)) return [path];
          const inner = fromFolder(path, outer);
          return inner.length > 0 ? [{[folderTitle(path)]: inner}] : [];
        }),
      );
    });

  const written = listOf(nav);
  if (written.length === 0 || read(fileName) !== undefined) return fromFolder('');
  return expanded(written.flatMap(fromSetting), []);
}

/** Returns the list after the last `<!--nav-->`, or the last list. */
function navList(text: string): List | undefined {
  const {children} = parseMarkdown(text);
  const marker = children.findLastIndex(
    (node) => node.type === 'html' && node.value.trim() === '<!--nav-->',
  );
  const isList = (node: (typeof children)[number]): node is List => node.type === 'list';
  return marker === -1 ? children.findLast(isList) : children.slice(marker).find(isList);
}

function linkText(link: Link): string {
  let text = '';
  visit(link, (node) => {
    if ('value' in node) text += node.value;
  });
  return text;
}
