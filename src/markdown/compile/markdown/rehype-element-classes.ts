import type {Root} from 'hast';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {addClass, isPageElement, tagNameOf} from './page-element.ts';
import {visit} from './visit.ts';

/** Give elements the classes that a theme has for them. */
export function rehypeElementClasses({
  table,
  details,
  summary,
}: ArticleMarkup['elements']): (tree: Root) => void {
  const classes = new Map(
    Object.entries({table, details, summary}).filter(([, text]) => text !== ''),
  );
  return (tree) => {
    if (classes.size === 0) return;
    visit(tree, (node) => {
      const own = isPageElement(node) ? classes.get(tagNameOf(node)) : undefined;
      if (own !== undefined && isPageElement(node)) addClass(node, own);
    });
  };
}
