import type {MarkdownLabels} from '../../core/messages/markdown-labels.ts';
import {
  findAll,
  isElement,
  isSilent,
  type TreeElement,
  type TreeNode,
  textOf,
} from './read-element.ts';

export interface MarkdownOptions {
  /** Returns the absolute URL for a link's `href`. */
  readonly absoluteUrl: (href: string) => string;
  readonly labels: MarkdownLabels;
}

/** Matches characters that would be inline markup. */
const markup =
  /[\\`*[\]~]|<(?=[a-zA-Z/!?])|&(?=#?\w+;)|!(?=\[)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** An explicit line break. */
const hardBreak = '\\\n';

/** Returns a paragraph's content as a single line, apart from explicit line breaks. */
export function inlineMarkdown(nodes: readonly TreeNode[], options: MarkdownOptions): string {
  return joined(nodes, options)
    .replace(/[ \t\n\r\f]*\\\n[ \t\n\r\f]*/g, hardBreak)
    .replace(/(?<!\\)[ \t\n\r\f]+/g, ' ')
    .replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '');
}

/**
 * Converts and joins nodes. Adjacent links and code are separated by a space, because Markdown would otherwise join two
 * pieces of code.
 */
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
    case 'math':
      return formula(node) ?? inside();
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

/** Block elements. In content that must be on one line, such as a table cell, they are surrounded by spaces. */
const phraseBreak =
  /^(?:p|div|li|ul|ol|h[1-6]|tr|td|th|dt|dd|figure|figcaption|blockquote|section)$/;

/** Puts marks around a text, inside the surrounding spaces, because Markdown ignores marks next to spaces. */
function marked(text: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`;
}

/** Returns the TeX source of a formula in MathML; `undefined` if there is none. */
function formula(element: TreeElement): string | undefined {
  const [source] = findAll(element, ['annotation']).map(textOf);
  const marks = element.attributes.get('display') === 'block' ? '$$' : '$';
  return source === undefined ? undefined : `${marks}${source.trim()}${marks}`;
}

function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.trim() === '') return line;
  const marks = fence(line, '`', 1);
  const pad = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${marks}${pad}${line}${pad}${marks}`;
}

function link(element: TreeElement, text: string, {absoluteUrl}: MarkdownOptions): string {
  const {attributes} = element;
  if (attributes.has('data-footnote-backref')) return '';
  const href = attributes.get('href');
  const label = text.trim() === '' ? escapeText(attributes.get('aria-label') ?? '') : text.trim();
  if (href === undefined || label === '') return text;
  const [, before = ''] = /^(\s*)/.exec(text) ?? [];
  const after = text.trim() === '' ? '' : (/(\s*)$/.exec(text)?.[1] ?? '');
  return `${before}[${label}](${target(absoluteUrl(href))})${after}`;
}

function images(element: TreeElement, {absoluteUrl}: MarkdownOptions): string {
  return findAll(element, ['img'])
    .map(({attributes}) => {
      const src = attributes.get('src') ?? '';
      // A data URL is useless in a Markdown copy.
      const shown = src.startsWith('data:') ? '' : target(absoluteUrl(src));
      return `![${escapeText(attributes.get('alt') ?? '')}](${shown})`;
    })
    .join(' ');
}

function target(url: string): string {
  return url
    .replace(/[\s<>]/g, encodeURIComponent)
    .replace(/[()\\]/g, (character) => `\\${character}`);
}

/** Replaces a drawing with its label or title. */
function picture({attributes, children}: TreeElement): string {
  const title = children.filter(isElement).find(({name}) => name === 'title');
  const label = attributes.get('aria-label') ?? title?.children.map(textOf).join('').trim();
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

/** Escapes inline markup. */
export function escapeText(text: string): string {
  return text.replace(markup, (character) => `\\${character}`);
}

/** Returns a fence of at least `minLength` marks that is not part of `text`. */
export function fence(text: string, mark: string, minLength: number): string {
  const runs = [...text.matchAll(new RegExp(`${mark}+`, 'g'))].map(([run]) => run.length);
  let length = minLength;
  // Inline code ends at a run of the same length; a code block ends at a run of at least the same length.
  if (minLength === 1) while (runs.includes(length)) length += 1;
  else length = Math.max(minLength, ...runs.map((run) => run + 1));
  return mark.repeat(length);
}
