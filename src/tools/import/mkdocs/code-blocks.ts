import {attributeIn} from '../text.ts';
import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';

const fenceLine = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})(.*)$/;

/** The old site's settings for code. */
export interface CodeOptions {
  /** Number the lines of all code blocks that have a language: `linenums: true` of `pymdownx.highlight`. */
  readonly lineNumbers: boolean;
  /** The site's own names of languages, with those of Pygments. */
  readonly languages: ReadonlyMap<string, string>;
  /** Returns the name of a language for the highlighter. */
  readonly highlighterName: (language: string) => string;
  /** Kinds of fences that are not code, keyed by name. See `customFences`. */
  readonly fences: ReadonlyMap<string, FenceKind>;
  /** Receives the name of each fence that the old site showed in another form. @param line 1-based line in the page. */
  onFence(name: string, kind: FenceKind, line: number): void;
}

/** `script`: a script of the old site can show the code in another form. `python`: Python code converts it. */
export type FenceKind = 'math' | 'mermaid' | 'python' | 'script';

/** Reads the option `custom_fences` of `pymdownx.superfences`. */
export function customFences(options: Fields): ReadonlyMap<string, FenceKind> {
  return new Map(
    listOf(options['custom_fences']).map((one) => {
      const {name, class: group, format} = fieldsOf(one);
      const {$python, object} = fieldsOf(format);
      const code = textOf($python ?? object) ?? 'fence_code_format';
      if (/^mermaid/.test(String(group))) return [String(name), 'mermaid'] as const;
      const isCode = /\bfence_(?:code|div)_format$/.test(code);
      return [
        String(name),
        /arithmatex/.test(code) ? 'math' : isCode ? 'script' : 'python',
      ] as const;
    }),
  );
}

/** A converted code block. */
interface CodeBlock {
  readonly lines: readonly string[];
  /** Index of the line after the block. */
  readonly end: number;
}

/**
 * Converts the code block whose first line has an index.
 *
 * @param offset Number of lines in the page before these lines.
 * @returns `undefined` if there is no code block.
 */
export function codeBlockAt(
  lines: readonly string[],
  at: number,
  options: CodeOptions,
  offset: number,
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
  const block = lines.slice(at, end);
  const name = fenceName((lines[at] ?? '').slice(before.length + marker.length));
  const kind = options.fences.get(name);
  if (kind === undefined) return {lines: codeBlock(block, before, marker, options), end};
  if (kind !== 'mermaid') options.onFence(name, kind, offset + at + 1);
  const [shown, closing] =
    kind === 'math' ? ['$$', '$$'] : [`${marker}${kind === 'mermaid' ? kind : 'text'}`, marker];
  const indent = /^[ \t]*/.exec(before)?.[0] ?? '';
  return {lines: [before + shown, ...block.slice(1, -1), indent + closing], end};
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
  options: CodeOptions,
): string[] {
  const [first = '', ...rest] = lines;
  const info = first.slice(before.length + marker.length);
  // `# (1)!` becomes `# (1)`, which refers to an item of the numbered list below the block.
  const code = rest.map((line) => line.replace(/((?:#|\/\/|--|\/\*|<!--)\s*\(\d+\))!/g, '$1'));
  return [before + marker + codeInfo(info, options), ...code];
}

function attributesOf(info: string): string {
  return info
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .trim();
}

function fenceName(info: string): string {
  return /^\.?([\w+#-]+)(?=\s|$|\{)/.exec(attributesOf(info))?.[1] ?? '';
}

/** Converts an info string: ` py title="a.py" hl_lines="2 3-4" linenums="1"` or `{.python #id}`. */
function codeInfo(info: string, {lineNumbers, languages, highlighterName}: CodeOptions): string {
  const plain = attributesOf(info);
  const name = fenceName(info);
  const language = highlighterName(languages.get(name) ?? name);
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
