import type {Node, PhrasingContent} from 'mdast';
import {escapeText} from '../code/escape-text.ts';
import {readerText} from './markup-node.ts';
import {nameParts} from './name-parts.ts';
import {longestInColumn} from './rehype-long-names.ts';

const keptTags: ReadonlyMap<string, string> = new Map([
  ['emphasis', 'em'],
  ['strong', 'strong'],
  ['delete', 'del'],
]);

/** A heading's content as the table of contents shows it: code, em, strong, del and text (row TOC-05). */
export function tocHtml(nodes: readonly PhrasingContent[]): string {
  return nodes.map(entryHtml).join('').trim();
}

/** Long names may break, as they may in the heading itself. */
function textHtml(node: Node): string {
  return nameParts(readerText([node]), longestInColumn)
    .map(escapeText)
    .join('<wbr>');
}

function entryHtml(node: Node): string {
  if (node.type === 'inlineCode') return `<code>${textHtml(node)}</code>`;
  if (!('children' in node) || !Array.isArray(node.children)) return textHtml(node);
  const inner = node.children.map(entryHtml).join('');
  const tag = keptTags.get(node.type);
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}
