import type {Root} from 'mdast';
import remarkGemoji from 'remark-gemoji';
import type {VFile} from 'vfile';
import {textMayMatch} from './text-may-match.ts';

/** Matches short names: `:smile:`, `:+1:`. */
const shortName = /:[-+\w]+:/;

/**
 * Replaces short names with emoji (row MD-02). Pages without short names are skipped, because the search takes a
 * fortieth of the compile time.
 */
export function remarkEmoji(): (tree: Root, file: VFile) => void {
  const replace = remarkGemoji();
  return (tree, file) => {
    if (textMayMatch(shortName, String(file.value))) replace(tree);
  };
}
