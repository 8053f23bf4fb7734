import type {Element, ElementContent, Root} from 'hast';
import {SKIP} from 'unist-util-visit';
import {element, visit} from './plugin.ts';

/** Elements that are narrow or have large letters. */
const titlesAndCells: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 th td'.split(' '));

/** Maximum number of letters that fit in a column, or in a title on a phone. */
export const longestInColumn = 15;
/** Maximum number of letters that fit in a line of code on a phone. */
const longestInLine = 30;

/**
 * Allows line breaks within long names, between their words, in titles, cells and inline code. Copied and searched text
 * is unchanged.
 */
export function rehypeLongNames(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      const isNarrow = titlesAndCells.has(node.tagName);
      if (isNarrow || node.tagName === 'code') {
        breakNames(node, isNarrow ? longestInColumn : longestInLine);
        return SKIP;
      }
      return node.tagName === 'pre' ? SKIP : undefined;
    });
  };
}

function breakNames(parent: Element, longest: number): void {
  parent.children = parent.children.flatMap((node): ElementContent[] => {
    if (node.type === 'element' && node.tagName !== 'pre') breakNames(node, longest);
    if (node.type !== 'text') return [node];
    return nameParts(node.value, longest).flatMap((value, index): ElementContent[] => {
      const text = withOptions(value, longest);
      return index === 0 ? text : [element('wbr'), ...text];
    });
  });
}

/** Matches an option of a command, such as `--strict`, up to its first inner hyphen. */
const option = /((?<![\w-])--?[a-z]\w*)/i;

/** Keeps options on one line, because browsers can break a line after a hyphen. */
function withOptions(value: string, longest: number): ElementContent[] {
  return value.split(option).flatMap((part, index): ElementContent[] => {
    const text = {type: 'text', value: part} as const;
    if (index % 2 === 1 && part.length <= longest) {
      return [element('span', {'data-option': ''}, [text])];
    }
    return part === '' ? [] : [text];
  });
}

const wordEnd = /(?<=[a-z\d])(?=[A-Z])/g;

/**
 * Splits a text inside long names, such as `restDisplacementThreshold`. A line can break between the resulting pieces;
 * joined, the pieces form the original text.
 *
 * @param longest Maximum number of letters in a name that is not split.
 */
export function nameParts(text: string, longest: number): readonly string[] {
  // Pages cannot contain the character NUL.
  return text
    .replace(/\w+/g, (name) => (name.length > longest ? name.replace(wordEnd, '\0') : name))
    .split('\0');
}
