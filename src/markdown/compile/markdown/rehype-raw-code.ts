import type {Element, ElementContent, Root} from 'hast';
import {toString as toText} from 'hast-util-to-string';
import {SKIP} from 'unist-util-visit';
import {visit} from './visit.ts';

/**
 * A `<code>` of raw HTML that holds a line break becomes a block, as a fence would (row MD-16). A
 * paragraph around it is split, since it may hold no block.
 */
export function rehypeRawCode(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'pre') return SKIP;
      if (parent === undefined || index === undefined) return undefined;
      if (node.tagName === 'p' && node.children.some(isMultiLine)) {
        const parts = split(node);
        parent.children.splice(index, 1, ...parts);
        return index + parts.length;
      }
      if (!isMultiLine(node)) return undefined;
      parent.children[index] = block(node);
      return SKIP;
    });
  };
}

function isMultiLine(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'code' && toText(node).includes('\n');
}

function split(paragraph: Element): Element[] {
  const parts: Element[] = [];
  for (const child of paragraph.children) {
    const last = parts.at(-1);
    if (isMultiLine(child)) parts.push(block(child));
    else if (last?.tagName === 'p') last.children.push(child);
    else parts.push({...paragraph, children: [child]});
  }
  return parts.filter(
    (part) => part.tagName !== 'p' || toText(part).trim() !== '' || hasElement(part),
  );
}

function hasElement({children}: Element): boolean {
  return children.some(({type}) => type === 'element');
}

function block(code: Element): Element {
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [code],
    ...(code.position === undefined ? {} : {position: code.position}),
  };
}
