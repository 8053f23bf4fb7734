/** Front matter at the top of a Markdown file, or its absence. */
export type FrontMatterScan =
  | {readonly kind: 'none'}
  | {
      readonly kind: 'yaml';
      /** With `\n` as the line ending. */
      readonly yaml: string;
      /** Line of the file on which `yaml` begins. */
      readonly firstLine: number;
      /** Offset after the closing fence. */
      readonly end: number;
    }
  /** Front matter in an unsupported format, such as `---js` or Hugo's `+++`. */
  | {readonly kind: 'language'; readonly language: string; readonly firstLine: number}
  /** The text begins like front matter but has no closing `---`. */
  | {readonly kind: 'unclosed'; readonly firstLine: number};

const lineEnd = /\r\n|\n|\r/g;
const fence = /^---[ \t]*$/;
const languageFence = /^---[ \t]*([a-z][\w+-]*)[ \t]*$/i;
const tomlFence = /^\+\+\+[ \t]*$/;
const tomlLine = /^\s*(?:\[|#|["'\w.-]+\s*=)/;
/** A page can also begin with a thematic break, but only front matter continues with `key:`. */
const field = /^[a-z_][\w-]*:(?:\s|$)/i;
/** Stricter form for lines after a thematic break, where `Note:` is text. */
const likelyField = /^\s*[a-z][a-z_]*:(?:\s|$)/;
const commonField =
  /^\s*(?:#.*[\r\n]\s*)*(?:title|id|slug|description|keywords|sidebar_\w+):(?:\s|$)/;

/**
 * Finds the front matter of a Markdown file: the text between two `---` lines. Only empty lines and comments may
 * precede the first of these lines. Elsewhere, `---` is more likely a thematic break.
 *
 * @param text Without a byte order mark; any line endings.
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
 * Returns Markdown in which spaces replace front matter that begins after the first line. Otherwise Markdown would
 * parse the front matter as content.
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
