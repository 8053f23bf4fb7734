import type {Nodes, Parents} from 'hast';
import {blocks} from '../../../core/html/nesting.ts';
import {attribute, matches} from '../tree/select.ts';

/** A word in an article. */
export interface Word {
  readonly text: string;
  /** 1-based line of the page that contains the word. */
  readonly line: number | undefined;
}

/** Contents of an article, independent of its markup. */
export interface Facts {
  /** In document order. */
  readonly words: readonly Word[];
  /** Text of the headings, without white space. */
  readonly headings: readonly string[];
  /** Ids and anchor names. */
  readonly ids: ReadonlySet<string>;
  readonly links: number;
  readonly images: number;
  /** Number of code blocks. */
  readonly code: number;
  /** Text of table cells, without white space. */
  readonly cells: readonly string[];
}

export interface FactOptions {
  /** Selector of tables that only lay out other content, such as line numbers beside code. */
  readonly layout?: string;
  /** Selector of elements that repeat text in the article. */
  readonly repeated?: string;
  /** Selector of code blocks other than `<pre>`. */
  readonly code?: string;
}

/** Elements that do not contain text for readers. An `<svg>` element counts as an image. */
const silent = new Set('script style template svg head title textarea select'.split(' '));

/** Elements other than `blocks` that separate words. */
const separators = new Set(
  'br td th tr li dt dd summary caption option button label img'.split(' '),
);

/** White space, and characters without a width. */
const blank = /[\s\u200b\ufeff]+/g;
const blanks = /([\s\u200b\ufeff]+)/;

/** Reads the contents of an article. */
export function factsOf(
  article: Parents,
  {layout = '', repeated = '', code: codeSelector = ''}: FactOptions = {},
): Facts {
  const words: Word[] = [];
  const headings: string[] = [];
  const ids = new Set<string>();
  const cells: string[] = [];
  const counts = {links: 0, images: 0, code: 0};
  let word = '';
  let line: number | undefined;

  const endWord = (): void => {
    if (word !== '') words.push({text: word, line});
    word = '';
  };
  const addText = (value: string, start: number | undefined): void => {
    let at = start;
    for (const [index, part] of value.replaceAll('\u00ad', '').split(blanks).entries()) {
      const isBlank = index % 2 === 1;
      if (isBlank) {
        endWord();
        if (at !== undefined) at += part.split('\n').length - 1;
      } else if (part !== '') {
        if (word === '') line = at;
        word += part;
      }
    }
  };
  const visit = (node: Nodes, inCode: boolean, inLayout: boolean): string => {
    if (node.type === 'text') {
      addText(node.value, node.position?.start.line);
      return node.value;
    }
    if (node.type !== 'element') return '';
    const {tagName} = node;
    if (tagName === 'svg' || tagName === 'img') counts.images += 1;
    if (silent.has(tagName) || (repeated !== '' && matches(node, repeated))) return '';
    const id = attribute(node, 'id');
    const name = tagName === 'a' ? attribute(node, 'name') : undefined;
    for (const anchor of [id, name]) if (anchor) ids.add(anchor);
    if (tagName === 'a' && attribute(node, 'href') !== undefined) counts.links += 1;
    const isLayout = inLayout || (tagName === 'table' && layout !== '' && matches(node, layout));
    const isCode =
      tagName === 'pre' ||
      (codeSelector !== '' && tagName === 'div' && matches(node, codeSelector));
    if (isCode && !inCode) counts.code += 1;
    const isApart = blocks.has(tagName) || separators.has(tagName);
    if (isApart) endWord();
    const text = node.children
      .map((child) => visit(child, inCode || isCode, isLayout))
      .join('')
      .replace(blank, '');
    if (isApart) endWord();
    if (/^h[1-6]$/.test(tagName) && text !== '') headings.push(text);
    if ((tagName === 'td' || tagName === 'th') && !isLayout) cells.push(text);
    return text;
  };
  for (const child of article.children) visit(child, false, false);
  endWord();
  return {words, headings, ids, cells, ...counts};
}

/** Joins words to a text for a message. */
export function textOfWords(words: readonly Word[]): string {
  return words.map(({text}) => text).join(' ');
}
