import type {Root} from 'hast';
import {SKIP} from 'unist-util-visit';
import {visit} from './visit.ts';

/** Keep code out of reach of browsers that translate pages: a name in another language is no name of an API. */
export function rehypeUntranslated(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName !== 'code' && tagName !== 'pre') return undefined;
      properties['translate'] ??= 'no';
      return SKIP;
    });
  };
}
