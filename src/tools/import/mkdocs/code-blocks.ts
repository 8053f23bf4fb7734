import {attributeIn} from '../text.ts';

const fenceLine = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})(.*)$/;

/** Names of languages that only Pygments and highlight.js have. */
const aliases: Readonly<Record<string, string>> = {pycon: 'python', golang: 'go'};

/** A converted code block. */
interface CodeBlock {
  readonly lines: readonly string[];
  /** Index of the line after the block. */
  readonly end: number;
}

/**
 * Converts the code block whose first line has an index.
 *
 * @param lineNumbers Number the lines of blocks that have a language.
 * @returns `undefined` if there is no code block.
 */
export function codeBlockAt(
  lines: readonly string[],
  at: number,
  lineNumbers: boolean,
): CodeBlock | undefined {
  const [, before = '', marker] = fenceLine.exec(lines[at] ?? '') ?? [];
  if (marker === undefined) return undefined;
  const end = endOfFence(lines, at, {marker, before});
  if (end === undefined) {
    // Python-Markdown shows a fence without an end as text.
    const [first = ''] = lines.slice(at);
    const rest = first.slice(before.length + marker.length);
    return {lines: [before + marker.replace(/./g, '\\$&') + rest], end: at + 1};
  }
  return {lines: codeBlock(lines.slice(at, end), before, marker, lineNumbers), end};
}

/**
 * Returns the index of the line after a code block. The closing fence is indented at most three characters more than
 * the opening one.
 *
 * @returns `undefined` if the block has no end.
 */
function endOfFence(
  lines: readonly string[],
  at: number,
  {marker, before}: {readonly marker: string; readonly before: string},
): number | undefined {
  const length = lines.slice(at + 1).findIndex((line) => {
    const [, indent = '', closing = ''] = /^([ \t]*)(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
    if (indent.length > before.length + 3) return false;
    return closing.startsWith(marker.charAt(0)) && closing.length >= marker.length;
  });
  return length < 0 ? undefined : at + length + 2;
}

function codeBlock(
  lines: readonly string[],
  before: string,
  marker: string,
  lineNumbers: boolean,
): string[] {
  const [first = '', ...rest] = lines;
  const info = first.slice(before.length + marker.length);
  // `# (1)!` becomes `# (1)`, which refers to an item of the numbered list below the block.
  const code = rest.map((line) => line.replace(/((?:#|\/\/|--|\/\*|<!--)\s*\(\d+\))!/g, '$1'));
  return [before + marker + codeInfo(info.trim(), lineNumbers), ...code];
}

/** Converts an info string: ` py title="a.py" hl_lines="2 3-4" linenums="1"` or `{.python #id}`. */
function codeInfo(info: string, lineNumbers: boolean): string {
  const plain = info.replace(/^\{(.*)\}$/, '$1').trim();
  const name = /^\.?([\w+#-]+)(?=\s|$|\{)/.exec(plain)?.[1] ?? '';
  const language = aliases[name] ?? name;
  const title = attributeIn(plain, 'title');
  const lines = attributeIn(plain, 'hl_lines')
    ?.trim()
    .split(/[\s,]+/)
    .join(',');
  const numbers = attributeIn(plain, 'linenums');
  const shown = numbers === undefined ? lineNumbers && language !== '' : true;
  return [
    language,
    ...(title === undefined ? [] : [`title="${title.replaceAll('"', '\\"')}"`]),
    ...(lines ? [`{${lines}}`] : []),
    ...(shown
      ? [
          /^\d+/.test(numbers ?? '') && numbers !== '1'
            ? `showLineNumbers=${Number.parseInt(numbers ?? '', 10)}`
            : 'showLineNumbers',
        ]
      : []),
  ].join(' ');
}
