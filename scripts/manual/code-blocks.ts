import {visit} from 'unist-util-visit';
import {parseCodeMeta} from '../../src/markdown/compile/code/code-meta.ts';
import {parsePage} from '../samples/read-fences.ts';
import type {ManualPage} from './make-pages.ts';

/** A code block in the manual. */
export interface CodeBlock {
  /** Location of the block's first line: `docs/…/code.md:12`. */
  readonly place: string;
  readonly page: string;
  /** Info string after the fence; can be empty. */
  readonly language: string;
  /** Name of the file that the block shows. */
  readonly title: string | undefined;
  readonly text: string;
}

/** Returns the code blocks on a page, in order. */
export function codeBlocks({path, text}: ManualPage): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(parsePage(text, path), 'code', ({lang, meta, value, position}) => {
    blocks.push({
      place: `${path}:${position?.start.line}`,
      page: path,
      language: lang ?? '',
      title: parseCodeMeta(meta ?? '').title,
      text: value,
    });
  });
  return blocks;
}

/** Returns the inline code on a page. */
export function inlineCode({path, text}: ManualPage): readonly CodeBlock[] {
  const found: CodeBlock[] = [];
  visit(parsePage(text, path), 'inlineCode', ({value, position}) => {
    found.push({
      place: `${path}:${position?.start.line}`,
      page: path,
      language: '',
      title: undefined,
      text: value,
    });
  });
  return found;
}
