import type {Root} from 'hast';
import {visit} from './visit.ts';

/** Drop HTML comments (row MD-02). */
export function rehypeComments(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'comment', (_comment, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
  };
}
