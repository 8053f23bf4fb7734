import type {Element, Nodes, Parents, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {menuParts, silentParts} from '../profiles/common.ts';
import {attribute, matches, select} from '../tree/select.ts';

/** Texts that the pages of a site share, such as headers, menus and footers. */
export interface Shell {
  /** Returns true if most pages contain an element with the same name and text as the given one. */
  readonly isShared: (element: Element) => boolean;
}

/** Minimum number of pages for a comparison. */
export const minPages = 4;

/** Limits for compared elements: the depth below `<body>`, and the length of the text. */
const maxDepth = 12;
const maxLength = 50_000;

/** Finds the texts that most of the given pages share. With fewer than four pages, no text is treated as shared. */
export function readShell(pages: readonly Root[]): Shell {
  if (pages.length < minPages) return {isShared: () => false};
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
  return {
    isShared: (element) => (counts.get(keyOf(element)) ?? 0) * 2 > pages.length,
  };
}

function keyOf(element: Element): string {
  const text = textOf(element);
  const key = text.length > maxLength ? '' : text.replace(/\s+/g, '');
  return key === '' ? '' : `${element.tagName} ${key}`;
}

/** Selector of parts that are skipped in the search for text that only this page contains. */
export const shellParts = `${menuParts}, ${silentParts}`;

/** A part of the text of a page. */
export interface TextPart {
  readonly text: string;
  readonly line: number | undefined;
}

/**
 * Returns the text in a part of a page, without links and without text that most other pages also contain.
 *
 * @param leftOut Selector of elements to skip.
 */
export function ownText(
  scope: Nodes,
  {isShared}: Shell,
  leftOut: string,
  skipped?: Element,
): TextPart[] {
  if (scope.type === 'text') {
    const text = scope.value.trim();
    return text === '' ? [] : [{text, line: scope.position?.start.line}];
  }
  if (!('children' in scope) || scope === skipped) return [];
  if (scope.type === 'element') {
    if (scope.tagName === 'a' && attribute(scope, 'href') !== undefined) return [];
    if (leftOut !== '' && matches(scope, leftOut)) return [];
    if (scope.tagName !== 'body' && scope.tagName !== 'html' && isShared(scope)) return [];
  }
  return scope.children.flatMap((child) => ownText(child, {isShared}, leftOut, skipped));
}

/** Returns the words of a text. A word contains a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s\u200b\ufeff]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
