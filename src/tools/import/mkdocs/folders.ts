import {posix} from 'node:path';
import type {Page} from '../front-matter.ts';
import {capitalized} from '../text.ts';
import {type Fields, fieldsOf} from '../values.ts';

/** A folder of pages. Paths are relative to the docs folder. */
export interface Folder {
  /** Empty for the docs folder. */
  readonly path: string;
  /** Pages in the folder itself, in the order of MkDocs: first the index. */
  readonly pages: readonly string[];
  readonly folders: readonly Folder[];
}

/** An entry of the `nav` setting: a page, or a label with a page, a URL or a list of entries. */
export type NavEntry = string | {readonly [label: string]: string | readonly NavEntry[]};

/** Returns the label of an entry, if it has one, and its target. */
export function labelAndTarget(entry: unknown): readonly [label: string | undefined, unknown] {
  return typeof entry === 'string'
    ? [undefined, entry]
    : (Object.entries(fieldsOf(entry))[0] ?? [undefined, undefined]);
}

export function folderTree(pages: readonly string[], path = ''): Folder {
  const prefix = path === '' ? '' : `${path}/`;
  const inside = pages.filter((page) => page.startsWith(prefix));
  const names = inside.map((page) => page.slice(prefix.length).split('/'));
  const folders = new Set(names.flatMap(([first = '', ...rest]) => (rest.length > 0 ? first : [])));
  const order = (page: string): string => (isIndex(page) ? '' : page);
  return {
    path,
    pages: inside
      .filter((page) => !page.slice(prefix.length).includes('/'))
      .sort((a, b) => (order(a) < order(b) ? -1 : 1)),
    folders: [...folders].sort().map((name) => folderTree(inside, prefix + name)),
  };
}

function isIndex(page: string): boolean {
  return /(?:^|\/)(?:index|README)\.(?:md|markdown)$/.test(page);
}

/** Returns a folder and all folders in it, outermost first. */
export function withSubfolders(folder: Folder): Folder[] {
  return [folder, ...folder.folders.flatMap(withSubfolders)];
}

/** Returns the entries that MkDocs derives from folders. */
export function folderNav({pages, folders}: Folder): NavEntry[] {
  return [...pages, ...folders.map((one) => ({[folderTitle(one.path)]: folderNav(one)}))];
}

/**
 * Returns a folder's title: MkDocs replaces hyphens and underscores with spaces, and capitalizes names in lower case.
 */
export function folderTitle(path: string): string {
  const words = posix.basename(path).replace(/[-_]/g, ' ');
  return words.toLowerCase() === words ? capitalized(words) : words;
}

/**
 * Compares two texts, digits as numbers.
 *
 * @param isGrouped Sort each letter after its capital (`A a B b`) instead of all letters after all capitals.
 */
export function compareNaturally(a: string, b: string, isGrouped = false): number {
  const parts = (text: string): (string | number)[] =>
    text.split(/(\d+)/).map((part, index) => (index % 2 === 1 ? Number(part) : key(part)));
  const key = (text: string): string =>
    isGrouped ? [...text].map((letter) => letter.toLowerCase() + letter).join('') : text;
  const [left, right] = [parts(a), parts(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  const [one, other] = [left[index], right[index]];
  if (one === undefined) return left.length - right.length;
  return other === undefined || one > other ? 1 : -1;
}

/** Input of a plugin that defines the navigation. Paths are relative to the docs folder. */
export interface NavSource {
  /** The `nav` setting. */
  readonly nav: unknown;
  readonly pages: readonly string[];
  /** Options of the plugin. */
  readonly options: Fields;
  read(path: string): string | undefined;
  /** Returns the settings in a YAML file; empty if there is no such file. */
  settings(path: string): Fields;
  page(path: string): Page;
  /** Reports an entry that leads nowhere. @param file The file that contains the entry. */
  onMissing(entry: string, file: string): void;
}
