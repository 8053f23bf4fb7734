import type {Root} from 'hast';
import {addClass, attributeOf, isPageElement, removeAttribute, tagNameOf} from './page-element.ts';
import {visit} from './visit.ts';

const alignments = new Set(['left', 'center', 'right', 'justify']);

/** `align` of table cells and text blocks becomes a class, `align-center`: HTML dropped the attribute. */
export function rehypeAlignment(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      // On an image it means floating, which is something else.
      if (!isPageElement(node) || tagNameOf(node) === 'img') return;
      const align = attributeOf(node, 'align')?.toLowerCase();
      if (align === undefined || !alignments.has(align)) return;
      removeAttribute(node, 'align');
      addClass(node, `align-${align}`);
    });
  };
}
