import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {EXIT, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {escapeText} from '../../../core/html/escape.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import type {TocEntry} from '../../types.ts';
import {pageDataOf, partName, visit} from './plugin.ts';
import {longestInColumn, nameParts} from './rehype-long-names.ts';

/**
 * Records the title, the first text and the table of contents of a page written in HTML, as `remarkPageMetadata` does
 * for Markdown. A heading's id can be on the `<section>` or `<div>` that begins with the heading.
 */
export function rehypePageMetadata(
  headingLink: ArticleMarkup['headingLink'],
): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const notes = pageDataOf(file);
    notes.contentTitle = titleOf(tree);
    notes.excerpt = excerptOf(tree);
    notes.toc.push(...tocEntries(tree, partName(headingLink.link)));
  };
}

function titleOf(tree: Root): string | undefined {
  let title: string | undefined;
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'h1') return undefined;
    title = textOf(element).replace(/\s+/g, ' ').trim();
    return EXIT;
  });
  return title;
}

const textBlocks = new Set(['p', 'dd', 'td', 'li']);

function excerptOf(tree: Root): string {
  let line = '';
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') return SKIP;
    if (!textBlocks.has(element.tagName)) return undefined;
    line = textOf(element).replace(/\s+/g, ' ').trim();
    return line === '' ? undefined : EXIT;
  });
  // A list item can contain an entire page.
  return line.length > maxExcerpt ? `${line.slice(0, maxExcerpt).trimEnd()}…` : line;
}

const maxExcerpt = 300;

/** Elements whose headings belong to an example or an aside, not to the page. */
const asides = new Set(['aside', 'blockquote', 'details', 'figure', 'table']);

function tocEntries(tree: Root, ownLink: string): TocEntry[] {
  const entries: TocEntry[] = [];
  let hasTitle = false;
  visit(tree, 'element', (element, index, parent) => {
    if (asides.has(element.tagName) || element.properties['role'] === 'tabpanel') return SKIP;
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (Number.isNaN(level)) return undefined;
    const isTitle = level === 1 && !hasTitle;
    hasTitle ||= isTitle;
    const id = element.properties['id'] ?? sectionId(parent, index);
    const html = htmlOf(element.children, ownLink).trim();
    if (!isTitle && typeof id === 'string' && html !== '') {
      entries.push({id, level: Math.max(level, 2), html});
    }
    return SKIP;
  });
  return entries;
}

/** Returns the id of the enclosing element that begins with the heading. */
export function sectionId(parent: Nodes | undefined, index: number | undefined): unknown {
  if (parent?.type !== 'element' || !['section', 'div'].includes(parent.tagName)) return undefined;
  const isFirst = parent.children
    .slice(0, index)
    .every((node) => node.type !== 'element' || isAnchor(node));
  return isFirst ? parent.properties['id'] : undefined;
}

/** True for an empty element that only has an id. */
function isAnchor(node: Element): boolean {
  return ['a', 'span'].includes(node.tagName) && textOf(node).trim() === '';
}

const keptTags = new Set(['code', 'em', 'strong', 'del']);

function htmlOf(nodes: readonly ElementContent[], ownLink: string): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') {
        return nameParts(node.value, longestInColumn).map(escapeText).join('<wbr>');
      }
      if (node.type !== 'element') return '';
      const {className} = node.properties;
      if (Array.isArray(className) && className.includes(ownLink)) return '';
      const inner = htmlOf(node.children, ownLink);
      if (!keptTags.has(node.tagName) || inner === '') return inner;
      const attributes = node.tagName === 'code' ? ' translate="no"' : '';
      return `<${node.tagName}${attributes}>${inner}</${node.tagName}>`;
    })
    .join('');
}
