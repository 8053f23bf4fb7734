import type {CodeOptions} from '../compile-options.ts';
import type {CodeMeta} from './code-meta.ts';
import {applyMagicComments, lineClasses, type MarkedCode} from './magic-comments.ts';

export interface CodeLinesOptions {
  readonly language: string | undefined;
  readonly meta: CodeMeta;
  readonly options: Pick<CodeOptions, 'magicComments'>;
  /** Class of marked lines, where the site has configured none. */
  readonly usualMark: string;
}

/**
 * The lines of a code block with their classes: from the fence's ranges if it has any, in which case
 * magic comments of the configuration are text like any other (row MD-10); else from magic comments, which only a
 * block with a language may have (row MD-11).
 */
export function codeLines(
  code: string,
  {language, meta, options, usualMark}: CodeLinesOptions,
): MarkedCode {
  const hasRanges = meta.marks.length > 0;
  const markClass = options.magicComments[0]?.className ?? usualMark;
  const marked =
    language === undefined
      ? {lines: code.split('\n'), classNames: new Map(), problems: []}
      : applyMagicComments(code, {
          language,
          magicComments: hasRanges ? [] : options.magicComments,
          markClass,
        });
  if (!hasRanges) return marked;
  const classNames = new Map<number, readonly string[]>(marked.classNames);
  for (const {kind, ranges} of meta.marks) {
    const className = kind === 'marked' ? markClass : lineClasses[kind];
    for (const line of parseLineRanges(ranges, marked.lines.length)) {
      classNames.set(line, [...new Set([...(classNames.get(line) ?? []), className])]);
    }
  }
  return {...marked, classNames};
}

/**
 * The lines that a fence's `{1,3-5}` names (row MD-10).
 *
 * @param ranges Without the braces; 1-based, commas, ranges in either direction.
 * @param lineCount Lines beyond it are left out, so that `{1-999999999}` costs nothing.
 * @returns 0-based. Parts that name no line are ignored.
 */
export function parseLineRanges(ranges: string, lineCount: number): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (match?.[1] === undefined) continue;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    const last = Math.min(Math.max(from, to), lineCount);
    for (let line = Math.max(Math.min(from, to), 1); line <= last; line += 1) lines.add(line - 1);
  }
  return lines;
}

/** Returns the parts of `1,x,99` that name no line of a block. */
export function rangesWithoutLine(ranges: string, lineCount: number): string[] {
  const parts = ranges.split(',').map((part) => part.trim());
  return parts
    .filter((part, index) => part !== '' || index === 0)
    .filter((part) => parseLineRanges(part, lineCount).size === 0);
}
