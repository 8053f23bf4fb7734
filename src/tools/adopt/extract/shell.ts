import type {Element, Nodes, Parents, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {menuParts, silentParts} from '../profiles/common.ts';
import {attribute, matches, select} from '../tree/select.ts';

/** Texts that pages of a site share: those of headers, menus and footers. */
export interface Shell {
  /** True if most pages have an element with this text. */
  readonly isShared: (element: Element) => boolean;
}

/** Minimum number of pages that are compared. */
export const minPages = 4;

/** Maximum depth below `<body>` of an element that is compared, and the maximum length of its text. */
const maxDepth = 12;
const maxLength = 50_000;

/** Finds the pieces of text that most of the given pages share. With fewer than four pages, no piece counts as shared. */
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
  return text.length > maxLength ? '' : text.replace(/\s+/g, '');
}

/** Parts of a page that are not searched for text that only this page has. */
export const shellParts = `${menuParts}, ${silentParts}`;

/** A part of the text of a page. */
export interface TextPart {
  readonly text: string;
  readonly line: number | undefined;
}

/**
 * Returns the text of a part of a page that only this page has, without links to other pages.
 *
 * @param leftOut Selector of elements that are not read.
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

/** Returns the words of a text. A word has a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s\u200b\ufeff]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
