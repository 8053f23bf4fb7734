import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {escapeAttribute, escapeText} from '../../../core/html/escape.ts';
import {blocks} from '../../../core/html/nesting.ts';
import {attribute, classesOf} from './select.ts';

/** Characters that Markdown interprets in a heading. */
const special = /[\\`*_{}[\]<>&#|~$@:]/g;

const stringifier = unified().use(rehypeStringify, {allowDangerousHtml: true});

/**
 * Prints a converted article as Markdown: headings and code as Markdown, everything else as HTML.
 *
 * @param headingLink Class of the theme's heading links, which Markdown headings get when they are compiled.
 */
export function printMarkdown(article: Root, headingLink: string): string {
  const parts: string[] = [];
  let inline: RootContent[] = [];
  const endInline = (): void => {
    // HTML in Markdown must begin with the tag of a block.
    const html = inline
      .map((node) => htmlOf(node))
      .join('')
      .trim();
    if (html !== '') parts.push(`<div>${html}</div>`);
    inline = [];
  };
  for (const node of article.children.flatMap(withoutWrapper)) {
    const part = node.type === 'element' ? blockOf(node, headingLink) : undefined;
    if (part === undefined) inline.push(node);
    else {
      endInline();
      parts.push(part);
    }
  }
  endInline();
  return parts.map((part) => `${part}\n`).join('\n');
}

/** Returns the children of a wrapper that contains a heading, because HTML headings are not listed. */
function withoutWrapper(node: RootContent): RootContent[] {
  const isWrapper =
    node.type === 'element' &&
    /^(?:article|div|header|section)$/.test(node.tagName) &&
    Object.keys(node.properties).every((name) => name === 'className' || name === 'style') &&
    node.children.some((child) => child.type === 'element' && isHeading(child));
  return isWrapper ? node.children.flatMap(withoutWrapper) : [node];
}

function isHeading({tagName}: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

/** Returns an element with which Markdown can begin a block; `undefined` for other elements. */
function blockOf(element: Element, headingLink: string): string | undefined {
  if (isHeading(element)) return heading(element, headingLink);
  return fencedCode(element) ?? (blocks.has(element.tagName) ? htmlOf(element) : undefined);
}

function heading(element: Element, headingLink: string): string {
  const {tagName, children} = element;
  const id = attribute(element, 'id');
  const own = children.filter(
    (child) => child.type !== 'element' || !classesOf(child).includes(headingLink),
  );
  // A paragraph in a heading would end it.
  const inside = own.flatMap((child) =>
    child.type === 'element' && blocks.has(child.tagName) ? child.children : [child],
  );
  const text = inside
    .map((child) => htmlOf(child, true))
    .join('')
    .trim();
  const level = Number(tagName.slice(1));
  if (id === undefined) return `${'#'.repeat(level)} ${text}`;
  // The title of a page has no id.
  return level === 1
    ? `# <a id="${escapeAttribute(id)}"></a>${text}`
    : `${'#'.repeat(level)} ${text} {#${escaped(id)}}`;
}

function escaped(text: string): string {
  return text.replace(special, '\\$&');
}

/** Returns a code block that contains only text as Markdown; `undefined` for other elements. */
function fencedCode({tagName, children}: Element): string | undefined {
  const [code, ...others] = children;
  if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || others.length > 0)
    return undefined;
  if (code.children.some(({type}) => type !== 'text')) return undefined;
  const language = classesOf(code)
    .map((name) => /^language-(.+)$/.exec(name)?.[1])
    .find(Boolean);
  const text = textOf(code).replace(/\n$/, '');
  const ticks = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length + 1);
  const fence = '`'.repeat(Math.max(3, ...ticks));
  const info = [language ?? 'text', attribute(code, 'data-meta') ?? ''].join(' ').trim();
  return `${fence}${info}\n${text}\n${fence}`;
}

/** Prints a node as HTML on one line, because a blank line would end the HTML. */
function htmlOf(node: RootContent, isMarkdown = false): string {
  return stringifier.stringify({type: 'root', children: [onOneLine(node, isMarkdown, false)]});
}

function onOneLine(node: RootContent, isMarkdown: boolean, isCode: boolean): RootContent {
  if (node.type === 'text') {
    const value = isCode ? node.value : node.value.replace(/\s*\n\s*/g, ' ');
    const html = isMarkdown ? escaped(value) : escapeText(value);
    return {type: 'raw', value: html.replaceAll('\n', '&#10;')};
  }
  if (node.type !== 'element') return node;
  const inCode = isCode || node.tagName === 'pre' || node.tagName === 'textarea';
  const properties = Object.entries(node.properties).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ') : value,
  ]);
  return {
    ...node,
    properties: Object.fromEntries(properties),
    children: node.children.map((child) => onOneLine(child, isMarkdown, inCode) as ElementContent),
  };
}
