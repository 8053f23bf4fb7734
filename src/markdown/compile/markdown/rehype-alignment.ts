import type {Root} from 'hast';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {addClass, attributeOf, isPageElement, removeAttribute, tagNameOf} from './page-element.ts';
import {visit} from './visit.ts';

/** `align` of table cells and text blocks becomes a class: HTML dropped the attribute. */
export function rehypeAlignment({
  left,
  center,
  right,
  justify,
}: ArticleMarkup['elements']): (tree: Root) => void {
  const classes = new Map(Object.entries({left, center, right, justify}));
  return (tree) => {
    visit(tree, (node) => {
      // On an image it means floating, which is something else.
      if (!isPageElement(node) || tagNameOf(node) === 'img') return;
      const aligned = classes.get(attributeOf(node, 'align')?.toLowerCase() ?? '');
      if (aligned === undefined) return;
      removeAttribute(node, 'align');
      addClass(node, aligned);
    });
  };
}
