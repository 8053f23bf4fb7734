import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {linkParents} from './select.ts';

/** Parses a page as browsers do, with locations, for selectors. */
export function parseHtml(text: string): Root {
  const tree = fromHtml(text);
  linkParents(tree);
  return tree;
}
