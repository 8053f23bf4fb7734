import type {Root} from 'mdast';
import {visit} from './visit.ts';

/**
 * Carry a fence's info string to the HTML tree as the attribute `data-meta`: node data does not
 * survive the HTML parser. `rehypeCode` reads and removes it.
 */
export function remarkCodeMeta(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (node) => {
      if (node.meta === null || node.meta === undefined) return;
      const hProperties = {...node.data?.hProperties, dataMeta: node.meta};
      node.data = {...node.data, hProperties};
    });
  };
}
