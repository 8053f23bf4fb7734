import type {Element, ElementContent, Root} from 'hast';
import {SKIP} from 'unist-util-visit';
import {visit} from './visit.ts';

/** Narrow, or of large letters. */
const titlesAndCells: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'th',
  'td',
]);
/** Number of letters that fit into a column, and into a title on a phone. */
export const longestInColumn = 15;
/** Number of letters that fit into a line of code on a phone. */
const longestInLine = 30;

/** Let long names break where their words do: in titles, cells and code within text. What is copied and searched stays the same. */
export function rehypeLongNames(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (element) => {
      const isNarrow = titlesAndCells.has(element.tagName);
      if (isNarrow || element.tagName === 'code') {
        breakNames(element, isNarrow ? longestInColumn : longestInLine);
        return SKIP;
      }
      return element.tagName === 'pre' ? SKIP : undefined;
    });
  };
}

function breakNames(element: Element, longest: number): void {
  element.children = element.children.flatMap((node): ElementContent[] => {
    if (node.type === 'element' && node.tagName !== 'pre') breakNames(node, longest);
    if (node.type !== 'text') return [node];
    return nameParts(node.value, longest).flatMap((value, index): ElementContent[] => {
      const text = {type: 'text', value} as const;
      return index === 0 ? [text] : [wordBreak(), text];
    });
  });
}

function wordBreak(): Element {
  return {type: 'element', tagName: 'wbr', properties: {}, children: []};
}

const wordEnd = /(?<=[a-z\d])(?=[A-Z])/g;

/**
 * `restDisplacementThreshold` in the pieces between which it may break. Joined they are the text again.
 *
 * @param longest Names of so many letters stay whole.
 */
export function nameParts(text: string, longest: number): readonly string[] {
  // No page holds the character NUL.
  return text
    .replace(/\w+/g, (name) => (name.length > longest ? name.replace(wordEnd, '\0') : name))
    .split('\0');
}
