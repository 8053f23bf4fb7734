import type {TreeElement, TreeNode} from '../html/element-tree.ts';
import type {AdmonitionName} from '../messages/admonition-keywords.ts';
import {escapeText, fence} from './escape.ts';
import {findAll, isElement, isSilent, textOf} from './read-element.ts';

/** Labels of elements without a Markdown form, in the language of the site. */
export type MarkdownLabels = Readonly<
  Record<'figure' | 'video' | 'audio' | 'embed' | AdmonitionName, string>
>;

export interface MarkdownOptions {
  /** An address as the reader of the Markdown needs it. */
  readonly address: (href: string) => string;
  readonly labels: MarkdownLabels;
}

/** A line break that its author wants. */
const hardBreak = '\\\n';

/** The text of a paragraph as one line, with line breaks where its author wants some. */
export function inlineMarkdown(nodes: readonly TreeNode[], options: MarkdownOptions): string {
  return joined(nodes, options)
    .replace(/[ \t\n\r\f]*\\\n[ \t\n\r\f]*/g, hardBreak)
    .replace(/(?<!\\)[ \t\n\r\f]+/g, ' ')
    .replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '');
}

/** Styles may keep elements apart that touch here: code in a row would be read as one. */
function joined(nodes: readonly TreeNode[], options: MarkdownOptions): string {
  return nodes
    .map((node, index) => {
      const before = nodes[index - 1];
      const touches =
        isElement(before) && isElement(node) && [before.name, node.name].some(isApart);
      return touches ? ` ${inline(node, options)}` : inline(node, options);
    })
    .join('');
}

function isApart(name: string): boolean {
  return name === 'a' || name === 'code';
}

function inline(node: TreeNode, options: MarkdownOptions): string {
  if (!isElement(node)) return escapeText(node);
  if (isSilent(node)) return '';
  const inside = (): string => joined(node.children, options);
  switch (node.name) {
    case 'a':
      return link(node, inside(), options);
    case 'b':
    case 'strong':
      return marked(inside(), '**');
    case 'em':
    case 'i':
      return marked(inside(), '*');
    case 'del':
    case 's':
    case 'strike':
      return marked(inside(), '~~');
    case 'br':
      return hardBreak;
    case 'code':
    case 'samp':
      return code(textOf(node));
    case 'img':
    case 'picture':
      return images(node, options);
    case 'input':
      return checkbox(node);
    case 'svg':
      return picture(node);
    case 'sup':
      return footnoteMark(node) ?? inside();
    case 'iframe':
    case 'video':
    case 'audio':
      return '';
    case 'pre':
      return code(textOf(node).trim());
    default:
      return phraseBreak.test(node.name) ? ` ${inside()} ` : inside();
  }
}

/** Blocks where only a line fits, such as lists in the cell of a table. */
const phraseBreak =
  /^(?:p|div|li|ul|ol|h[1-6]|tr|td|th|dt|dd|figure|figcaption|blockquote|section)$/;

/** Marks stand at words, never at spaces. */
function marked(text: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`;
}

function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.trim() === '') return line;
  const marks = fence(line, '`', 1);
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${marks}${pad}${line}${pad}${marks}`;
}

function link(element: TreeElement, text: string, {address}: MarkdownOptions): string {
  const {attributes} = element;
  if (attributes.has('data-footnote-backref')) return '';
  const href = attributes.get('href');
  const label = text.trim() === '' ? escapeText(attributes.get('aria-label') ?? '') : text.trim();
  if (href === undefined || label === '') return text;
  const [, before = ''] = /^(\s*)/.exec(text) ?? [];
  const after = text.trim() === '' ? '' : (/(\s*)$/.exec(text)?.[1] ?? '');
  return `${before}[${label}](${target(address(href))})${after}`;
}

function images(element: TreeElement, {address}: MarkdownOptions): string {
  return findAll(element, ['img'])
    .map(({attributes}) => {
      const src = attributes.get('src') ?? '';
      // Written into the page: no reader of text has anything of it.
      const shown = src.startsWith('data:') ? '' : target(address(src));
      return `![${escapeText(attributes.get('alt') ?? '')}](${shown})`;
    })
    .join(' ');
}

function target(address: string): string {
  return address
    .replace(/[\s<>]/g, encodeURIComponent)
    .replace(/[()\\]/g, (character) => `\\${character}`);
}

/** A drawing is what its author calls it. */
function picture({attributes}: TreeElement): string {
  const label = attributes.get('aria-label');
  return label === undefined ? '' : `(${escapeText(label)})`;
}

function checkbox({attributes}: TreeElement): string {
  if (attributes.get('type') !== 'checkbox') return '';
  return attributes.has('checked') ? '[x] ' : '[ ] ';
}

function footnoteMark(element: TreeElement): string | undefined {
  const reference = findAll(element, ['a']).find(({attributes}) =>
    attributes.has('data-footnote-ref'),
  );
  return reference && `[^${textOf(reference).trim()}]`;
}
