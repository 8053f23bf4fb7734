import type {Root} from 'mdast';
import remarkGemoji from 'remark-gemoji';
import type {VFile} from 'vfile';
import {textMayMatch} from './text-may-match.ts';

/** `:smile:`, `:+1:` */
const shortName = /:[-+\w]+:/;

/** Emoji for their short names (row MD-02). Looking for them takes a fortieth of the work. */
export function remarkEmoji(): (tree: Root, file: VFile) => void {
  const replace = remarkGemoji();
  return (tree, file) => {
    if (textMayMatch(shortName, String(file.value))) replace(tree);
  };
}
