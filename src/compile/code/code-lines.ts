import type {CodeOptions} from '../compile-options.ts';
import type {CodeMeta} from './code-meta.ts';
import {parseLineRanges} from './line-ranges.ts';
import {applyMagicComments, type MarkedCode} from './magic-comments.ts';

/** Marked lines, where the site has configured no class for them. */
const defaultClassName = 'code-line-highlighted';

/**
 * The lines of a code block with their classes: from the fence's ranges if it has any, in which case
 * magic comments are text like any other (row MD-10); else from magic comments, which only a block
 * with a language may have (row MD-11).
 */
export function codeLines(
  code: string,
  {
    language,
    meta,
    options,
  }: {
    readonly language: string | undefined;
    readonly meta: CodeMeta;
    readonly options: Pick<CodeOptions, 'magicComments'>;
  },
): MarkedCode {
  const lines = code.split('\n');
  if (meta.ranges !== undefined) {
    const className = options.magicComments[0]?.className ?? defaultClassName;
    const marked = parseLineRanges(meta.ranges, lines.length);
    return {lines, classNames: new Map([...marked].map((line) => [line, [className]]))};
  }
  if (language === undefined) return {lines, classNames: new Map()};
  return applyMagicComments(code, language, options.magicComments);
}
