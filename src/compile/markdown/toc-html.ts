import type {Node, PhrasingContent} from 'mdast';
import {escapeText} from '../../html/escape.ts';
import {readerText} from './markup-node.ts';

const keptTags: ReadonlyMap<string, string> = new Map([
  ['emphasis', 'em'],
  ['strong', 'strong'],
  ['delete', 'del'],
]);

/** A heading's content as the table of contents shows it: code, em, strong, del and text (row TOC-05). */
export function tocHtml(nodes: readonly PhrasingContent[]): string {
  return nodes.map(entryHtml).join('').trim();
}

function entryHtml(node: Node): string {
  if (node.type === 'inlineCode') return `<code>${escapeText(readerText([node]))}</code>`;
  if (!('children' in node) || !Array.isArray(node.children)) return escapeText(readerText([node]));
  const inner = node.children.map(entryHtml).join('');
  const tag = keptTags.get(node.type);
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`;
}
