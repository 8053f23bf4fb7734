import type {ElementContent, Root} from 'hast';
import type {ArticleWords} from '../../../core/messages/types.ts';
import {isPageElement, tagNameOf} from './page-element.ts';
import {visit} from './visit.ts';

/** Give every `<details>` a summary (row MD-24): browsers would make up their own, untranslated. */
export function rehypeDetails({details}: ArticleWords): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (!isPageElement(node) || tagNameOf(node) !== 'details') return;
      const children: ElementContent[] = node.children;
      if (children.some((child) => isPageElement(child) && tagNameOf(child) === 'summary')) return;
      children.unshift({
        type: 'element',
        tagName: 'summary',
        properties: {},
        children: [{type: 'text', value: details}],
      });
    });
  };
}
