/** Front matter at the top of a Markdown file, or its absence. */
export type FrontMatterScan =
  | {readonly kind: 'none'}
  | {
      readonly kind: 'yaml';
      /** Line ends are `\n`. */
      readonly yaml: string;
      /** Line of the file on which `yaml` begins. */
      readonly firstLine: number;
      /** Offset behind the closing fence. */
      readonly end: number;
    }
  /** `---js` and its like, and Hugo's `+++`. */
  | {readonly kind: 'language'; readonly language: string; readonly firstLine: number}
  /** Begins like front matter, but no second `---` follows. */
  | {readonly kind: 'unclosed'; readonly firstLine: number};

const lineEnd = /\r\n|\n|\r/g;
const fence = /^---[ \t]*$/;
const languageFence = /^---[ \t]*([a-z][\w+-]*)[ \t]*$/i;
const tomlFence = /^\+\+\+[ \t]*$/;
const tomlLine = /^\s*(?:\[|#|["'\w.-]+\s*=)/;
/** A thematic break may open a page too; only front matter goes on with `key:`. */
const field = /^[a-z_][\w-]*:(?:\s|$)/i;
/** Below a thematic break, `Note:` is text. */
const likelyField = /^\s*[a-z][a-z_]*:(?:\s|$)/;
const commonField =
  /^\s*(?:#.*[\r\n]\s*)*(?:title|id|slug|description|keywords|sidebar_\w+):(?:\s|$)/;

/**
 * Find the front matter of a Markdown file: between two `---` lines, of which the first is the file's
 * first line that is not empty or a comment. Elsewhere, a thematic break is more likely to be one.
 *
 * @param text Without a byte order mark; any line ends.
 */
export function scanFrontMatter(text: string): FrontMatterScan {
  const [before = ''] = /^(?:\s+|<!--[\s\S]*?-->)*/.exec(text) ?? [];
  if (!/^(?:---|\+\+\+)/.test(text.slice(before.length, before.length + 3))) return {kind: 'none'};
  const firstLine = (before.match(lineEnd)?.length ?? 0) + 2;
  const isFirst = before === '';
  const indent = before.length - 1 - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
  const top = text.slice(before.length);
  const [first = '', second = ''] = top.split(/\r\n|\n|\r/, 2);
  if (tomlFence.test(first) && tomlLine.test(second)) {
    return {kind: 'language', language: 'TOML', firstLine};
  }
  const language = languageFence.exec(first)?.[1];
  const below = top.slice(first.length);
  const isTop = before.trim() === '';
  const isLikely = isTop && likelyField.test(second);
  const isMeant = isFirst || (indent < 4 && (isLikely || commonField.test(below)));
  if (language === undefined && !(fence.test(first) && isMeant)) return {kind: 'none'};
  const start = before.length + first.length;
  const closing = isFirst
    ? /(?:\r\n|\n|\r)---[ \t]*(?![^\r\n])/g
    : /(?:\r\n|\n|\r) {0,3}---[ \t]*(?![^\r\n])/g;
  closing.lastIndex = start;
  const closed = closing.exec(text);
  if (closed === null) {
    const hasField = (isFirst && field.test(second)) || (isTop && commonField.test(below));
    return language === undefined && hasField ? {kind: 'unclosed', firstLine} : {kind: 'none'};
  }
  if (language !== undefined) return {kind: 'language', language, firstLine};
  const yaml = text.slice(start, closed.index).replace(lineEnd, '\n').slice(1);
  return {kind: 'yaml', yaml, firstLine, end: closed.index + closed[0].length};
}

/**
 * Returns a Markdown text with blanks in place of front matter that Markdown would not read as such: it is not on the first line.
 *
 * @param text Without a byte order mark.
 */
export function withoutLateFrontMatter(text: string): string {
  if (text.startsWith('---')) return text;
  const scan = scanFrontMatter(text);
  return scan.kind === 'yaml'
    ? text.slice(0, scan.end).replace(/[^\r\n]/g, ' ') + text.slice(scan.end)
    : text;
}
