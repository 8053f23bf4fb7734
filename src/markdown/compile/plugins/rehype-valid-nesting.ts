import type {Element, ElementContent, Nodes, Root} from 'hast';
import {blocks} from '../../../core/html/nesting.ts';
import {isPageElement, type PageElement, tagNameOf} from './page-element.ts';
import {element, visit} from './plugin.ts';

/**
 * Produces markup that browsers parse without changes, so that React can hydrate it. From a `<p>` in JSX, the paragraph
 * that Markdown adds inside the `<p>` is removed. A Markdown paragraph is split before and after blocks directly inside
 * the paragraph. Any other `<p>` that contains a block becomes a `<div>`. The rows of a `<table>` get the `<tbody>`
 * that browsers would add.
 */
export function rehypeValidNesting(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (!isPageElement(node)) return undefined;
      if (tagNameOf(node) === 'table') mendTable(node);
      if (tagNameOf(node) !== 'p') return undefined;
      if (node.type === 'element' && parent !== undefined && node.children.some(isBlock)) {
        parent.children.splice(index ?? 0, 1, ...split(node));
        return index;
      }
      mendParagraph(node);
      return undefined;
    });
  };
}

function split(paragraph: Element): ElementContent[] {
  const parts: ElementContent[] = [];
  let text: Element | undefined;
  for (const child of paragraph.children) {
    if (isBlock(child)) {
      parts.push(child);
      text = undefined;
    } else if (text !== undefined) {
      text.children.push(child);
    } else if (!isBlank(child)) {
      text = {...paragraph, children: [child]};
      parts.push(text);
    }
  }
  return parts;
}

function mendParagraph(paragraph: PageElement): void {
  const [first, ...others] = paragraph.children.filter((child) => !isBlank(child));
  if (others.length === 0 && first?.type === 'element' && first.tagName === 'p') {
    paragraph.children = first.children;
  }
  if (!paragraph.children.some(holdsBlock)) return;
  if (paragraph.type === 'element') paragraph.tagName = 'div';
  else paragraph.name = 'div';
}

function isBlock(node: Nodes): boolean {
  return isPageElement(node) && blocks.has(tagNameOf(node));
}

function holdsBlock(node: Nodes): boolean {
  if (isBlock(node)) return true;
  return 'children' in node && node.children.some(holdsBlock);
}

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function mendTable(table: PageElement): void {
  const children: ElementContent[] = [];
  let body: Element | undefined;
  for (const child of table.children) {
    if (isPageElement(child) && tagNameOf(child) === 'tr') {
      if (body === undefined) {
        body = element('tbody');
        children.push(body);
      }
      body.children.push(child);
    } else if (isBlank(child)) {
      (body?.children ?? children).push(child);
    } else {
      body = undefined;
      children.push(child);
    }
  }
  table.children = children;
}
