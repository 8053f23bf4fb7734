import type {Element, Nodes, Parents, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {groupBy} from '../../../core/collections/collections.ts';
import {hashOf} from '../../../core/hash/sha256.ts';
import {menuParts, silentParts} from '../profiles/common.ts';
import {attribute, lineOf, matches, select, selectAll} from '../tree/select.ts';
import {documentTitleOf} from './metadata.ts';
import {sharedTitleParts} from './title-parts.ts';

/** Texts that the pages of a site share, such as headers, menus and footers. */
export interface Shell {
  /** Returns true if most pages contain an element with the same name and text as the given one. */
  readonly isShared: (element: Element) => boolean;
  /** Parts of the `<title>` of most pages, such as the name of the site. */
  readonly titleParts: ReadonlySet<string>;
}

/** Returns the texts that a page shares with other pages. */
export type ShellOf = (page: Root) => Shell;

/** Keys of the elements that most pages of a site contain, as JSON data. */
export interface SharedElements {
  /** Parts of the `<title>` of most pages, such as the name of the site. */
  readonly titleParts: readonly string[];
  readonly all: readonly string[];
  /** Elements that most of the pages with the same style sheets contain. */
  readonly byStyleSheets: readonly (readonly [styleSheets: string, keys: readonly string[]])[];
}

/** Minimum number of pages for a comparison. */
const minPages = 4;

/**
 * Limits for compared elements: the depth below `<body>`, and the length of the text. Menus of references can have
 * several thousand entries.
 */
const maxDepth = 12;
const maxLength = 2_000_000;

/** Length from which the key of a text is its hash, which takes less memory. */
const minHashed = 200;

/**
 * Finds the elements that the given pages share. Pages with the same style sheets are compared with each other, because
 * a folder can contain the output of several generators. With fewer than four pages, no element is treated as shared.
 */
export function sharedElements(pages: readonly Root[]): SharedElements {
  return {
    titleParts: sharedTitleParts(pages.map(documentTitleOf)),
    all: sharedKeys(pages),
    byStyleSheets: [...groupBy(pages, styleSheetsOf)].flatMap(([key, group]) =>
      group.length < minPages ? [] : [[key, sharedKeys(group)] as const],
    ),
  };
}

/** Returns the function that recognizes shared texts in the pages of a site. */
export function shellsFrom({titleParts, all, byStyleSheets}: SharedElements): ShellOf {
  const parts = new Set(titleParts);
  const shellOf = (list: readonly string[]): ShellOf => {
    const keys = new Set(list);
    // The start of a key is the name and the length. Most elements differ in it, so their texts are not read.
    const starts = new Set(list.map((key) => key.split(' ', 2).join(' ')));
    return (page) => {
      const lengths = textLengths(page);
      const isShared = (element: Element): boolean => {
        const length = lengths.get(element);
        const isPossible = length === undefined || starts.has(`${element.tagName} ${length}`);
        return isPossible && keys.has(keyOf(element));
      };
      return {isShared, titleParts: parts};
    };
  };
  const shells = new Map(byStyleSheets.map(([name, keys]) => [name, shellOf(keys)]));
  const other = shellOf(all);
  return (page) => (shells.get(styleSheetsOf(page)) ?? other)(page);
}

/** Returns the length of the text in each element of a page, without white space. */
function textLengths(page: Root): ReadonlyMap<Element, number> {
  const lengths = new Map<Element, number>();
  const lengthOf = (node: Nodes): number => {
    if (node.type === 'text') return node.value.replace(/\s+/g, '').length;
    if (!('children' in node)) return 0;
    let length = 0;
    for (const child of node.children) length += lengthOf(child);
    if (node.type === 'element') lengths.set(node, length);
    return length;
  };
  lengthOf(page);
  return lengths;
}

/** Returns the file names of a page's style sheets. */
function styleSheetsOf(page: Root): string {
  const head = select('head', page) ?? page;
  return selectAll('link[rel~="stylesheet" i][href]', head)
    .map((link) => attribute(link, 'href')?.replace(/^.*\/|[?#].*$/g, '') ?? '')
    .join(' ');
}

/** Returns the keys of the elements that more than half of the pages contain. */
function sharedKeys(pages: readonly Root[]): string[] {
  if (pages.length < minPages) return [];
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set<string>();
    const visit = (parent: Parents, depth: number): void => {
      for (const child of parent.children) {
        if (child.type !== 'element') continue;
        const key = keyOf(child);
        if (key !== '') keys.add(key);
        if (depth < maxDepth) visit(child, depth + 1);
      }
    };
    const body = select('body', page);
    if (body !== undefined) visit(body, 0);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].flatMap(([key, count]) => (count * 2 > pages.length ? key : []));
}

function keyOf(element: Element): string {
  const text = textOf(element);
  const key = text.length > maxLength ? '' : text.replace(/\s+/g, '');
  if (key === '') return '';
  return `${element.tagName} ${key.length} ${key.length < minHashed ? key : hashOf(key)}`;
}

/** True for a menu, header or footer. A heading is content, although its id can be `sidebar` or `navigation`. */
export function isMenuPart(element: Element): boolean {
  return !/^h[1-6]$/.test(element.tagName) && matches(element, menuParts);
}

/** Selector of parts that are skipped in the search for text that only this page contains. */
export const shellParts = `${menuParts}, ${silentParts}`;

/** A part of the text of a page. */
export interface TextPart {
  readonly text: string;
  readonly line: number | undefined;
  readonly isLink: boolean;
}

/**
 * Returns the text in a part of a page, without text that most other pages also contain.
 *
 * @param leftOut Selector of elements to skip.
 */
export function ownText(
  scope: Nodes,
  {isShared}: Pick<Shell, 'isShared'>,
  leftOut: string,
  skipped?: Element,
): TextPart[] {
  if (scope.type === 'text') {
    const text = scope.value.trim();
    return text === '' ? [] : [{text, line: scope.position?.start.line, isLink: false}];
  }
  if (!('children' in scope) || scope === skipped) return [];
  if (scope.type === 'element') {
    if (leftOut !== '' && matches(scope, leftOut)) return [];
    if (scope.tagName !== 'body' && scope.tagName !== 'html' && isShared(scope)) return [];
    if (scope.tagName === 'a' && attribute(scope, 'href') !== undefined) {
      const text = lineOf(scope, leftOut);
      return text === '' ? [] : [{text, line: scope.position?.start.line, isLink: true}];
    }
  }
  return scope.children.flatMap((child) => ownText(child, {isShared}, leftOut, skipped));
}

/** Number of words that can precede or follow a page's name in a link to the page: `Next: Boil water`. */
const maxAround = 2;

/** Returns a function that returns true for numbers, and for links whose text is the name of a page. */
export function nameTest(names: Iterable<string>): (part: TextPart) => boolean {
  const known = new Set(
    [...names].flatMap((name) => {
      const words = wordsOf(name.toLowerCase());
      return [words.join(' '), ...(isNumber(words[0]) ? [words.slice(1).join(' ')] : [])];
    }),
  );
  return ({text, isLink}) => {
    const words = wordsOf(text.toLowerCase());
    if (words.every(isNumber)) return true;
    const ends = Array.from({length: maxAround + 1}, (_, count) => [
      words.slice(count),
      words.slice(0, words.length - count),
    ]).flat();
    return isLink && ends.some((some) => known.has(some.join(' ')));
  };
}

/** True for the number of a chapter or section. */
function isNumber(word = ''): boolean {
  return /^[\d.]+$/.test(word);
}

/** Minimum number of pages with the same text outside their articles. Such a text is part of the theme. */
const minSame = 3;

/**
 * Returns a function that returns true for texts that several pages contain, such as a version banner.
 *
 * @param pages The texts of each page.
 */
export function repeatedTest(pages: readonly (readonly TextPart[])[]): (part: TextPart) => boolean {
  const counts = new Map<string, number>();
  for (const {text} of pages.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return ({text}) => (counts.get(text) ?? 0) >= minSame;
}

/** Returns the words of a text. A word contains a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s\u200b\ufeff]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
