import type {Heading, Node, Nodes, PhrasingContent, Root} from 'mdast';
import {decodeString} from 'micromark-util-decode-string';
import {EXIT} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {escapeText} from '../../../core/html/escape.ts';
import type {TocEntry} from '../../types.ts';
import {pageDataOf, readerText, visit} from './plugin.ts';
import {longestInColumn, nameParts} from './rehype-long-names.ts';

/**
 * Records a page's metadata before the conversion to HTML: its title, first line of text and table of contents. Runs
 * after headings have ids and before containers become markup.
 */
export function remarkPageMetadata(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const notes = pageDataOf(file);
    notes.contentTitle = contentTitle(tree, file);
    notes.excerpt = excerpt(tree);
    notes.toc.push(...tocEntries(tree));
  };
}

const silentTypes = new Set(['yaml', 'mdxjsEsm', 'definition', 'html', 'mdxFlowExpression']);

/** Returns the source of a leading h1 without backticks, escapes and id, but with all other markup (row FM-06). */
function contentTitle(tree: Root, file: VFile): string | undefined {
  const first = tree.children.find(({type}) => !silentTypes.has(type));
  if (first?.type !== 'heading' || first.depth !== 1) return undefined;
  return first.children
    .map((node) => titlePart(node, String(file.value)))
    .join('')
    .replace(/\s*\\?\{#[^{}]+\}$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function titlePart(node: PhrasingContent, source: string): string {
  const {start, end} = node.position ?? {};
  if (node.type === 'inlineCode' || start === undefined) return readerText([node]);
  return decodeString(source.slice(start.offset, end?.offset)).replaceAll('`', '');
}

/** Returns the first line that has text; code and the h1 do not count (row FM-06). */
function excerpt(tree: Root): string {
  let line = '';
  visit(tree, (node) => {
    if (!isTextBlock(node)) return undefined;
    line = readerText(node.children).trim().split(/\r?\n/, 1)[0]?.trim() ?? '';
    return line === '' ? undefined : EXIT;
  });
  return line;
}

function isTextBlock(node: Nodes): node is Extract<Nodes, {children: unknown}> {
  if (node.type === 'heading') return node.depth > 1;
  return node.type === 'paragraph' || node.type === 'tableCell';
}

/** Returns the page's own headings, without those inside admonitions, quotes and components (row TOC-05). */
function tocEntries(tree: Root): TocEntry[] {
  return tree.children.filter(isHeading).flatMap(({data, depth, children}) => {
    if (data?.id === undefined) return [];
    const content = children.filter(({type}) => type !== 'markup');
    return [{id: data.id, level: depth, html: tocHtml(content)}];
  });
}

function isHeading(node: Nodes): node is Heading {
  return node.type === 'heading';
}

const keptTags: ReadonlyMap<string, string> = new Map([
  ['emphasis', 'em'],
  ['strong', 'strong'],
  ['delete', 'del'],
]);

/** Returns a heading's content for the table of contents. Only code, em, strong, del and text are kept (row TOC-05). */
function tocHtml(nodes: readonly PhrasingContent[]): string {
  return nodes.map(entryHtml).join('').trim();
}

/** Returns text as HTML. Long names can break, as in headings. */
function textHtml(node: Node): string {
  return nameParts(readerText([node]), longestInColumn)
    .map(escapeText)
    .join('<wbr>');
}

function entryHtml(node: Node): string {
  if (node.type === 'inlineCode') return `<code translate="no">${textHtml(node)}</code>`;
  if (!('children' in node) || !Array.isArray(node.children)) return textHtml(node);
  const inner = node.children.map(entryHtml).join('');
  const tag = keptTags.get(node.type);
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}
