import {posix} from 'node:path';
import {changeReferences} from '../references.ts';
import {attributeIn, isExternal} from '../text.ts';
import type {SnippetSource} from './snippets.ts';

export interface IncludeSource extends Pick<SnippetSource, 'read' | 'report'> {
  /** Folder of the pages. Paths that do not begin with `.` are relative to it. */
  readonly docsDir: string;
}

const inclusion =
  /^([ \t]*)\{%-?\s*include(-markdown)?\s+(["'])((?:(?!\3).)+)\3((?:(?!%\}).)*?)-?%\}/gms;
const maxDepth = 10;

/**
 * Includes the files to which `{% include-markdown "…" %}` and `{% include "…" %}` refer, like the plugin
 * `mkdocs-include-markdown`.
 *
 * @param file Path of the page.
 */
export function withIncluded(text: string, file: string, source: IncludeSource, depth = 0): string {
  return text.replace(
    inclusion,
    (whole, indent: string, isMarkdown: string | undefined, _quote, path: string, more: string) => {
      if (depth >= maxDepth) {
        source.report(path, false, true);
        return whole;
      }
      const folder = path.startsWith('.') ? posix.dirname(file) : source.docsDir;
      const from = posix.join(folder, path);
      const part = partOf(source.read(from), more);
      source.report(path, part !== undefined);
      if (part === undefined) return whole;
      const inner = isMarkdown === undefined ? part : relocated(part, from, file, more);
      const lines = withIncluded(inner, from, source, depth + 1)
        .trimEnd()
        .split('\n');
      return lines.map((line) => (line === '' ? line : indent + line)).join('\n');
    },
  );
}

/** Returns the part of a file between the options `start` and `end`; `undefined` if it does not exist. */
function partOf(text: string | undefined, options: string): string | undefined {
  const [start, end] = [attributeIn(options, 'start'), attributeIn(options, 'end')];
  const from = start === undefined ? 0 : (text?.indexOf(start) ?? -1);
  if (text === undefined || from < 0) return undefined;
  const rest = text.slice(from + (start?.length ?? 0));
  const to = end === undefined ? -1 : rest.indexOf(end);
  return (to < 0 ? rest : rest.slice(0, to)).replace(/\r\n?/g, '\n');
}

/** Adapts the relative links in an included text to the page, and the levels of its headings. */
function relocated(text: string, from: string, to: string, options: string): string {
  const offset = Number(attributeIn(options, 'heading-offset') ?? 0);
  const shifted = text.replace(/^(#{1,6})(?=[ \t])/gm, ({length}: string) =>
    '#'.repeat(Math.min(6, Math.max(1, length + offset))),
  );
  if (attributeIn(options, 'rewrite-relative-urls') === 'false') return shifted;
  const change = (written: string): string => {
    if (isExternal(written) || /^[/#]/.test(written)) return written;
    const [path = '', rest = ''] = written.split(/(?=[?#])/s, 2);
    return posix.relative(posix.dirname(to), posix.join(posix.dirname(from), path)) + rest;
  };
  return changeReferences(shifted, from, ({written}) => change(written), 'md');
}
