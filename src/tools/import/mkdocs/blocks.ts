import {tabOpener} from '../containers.ts';
import {icon} from './inline.ts';

/** The old site's settings for blocks. */
export interface BlockOptions {
  /** Number the lines of all code blocks that have a language: `linenums: true` of `pymdownx.highlight`. */
  readonly lineNumbers: boolean;
  /** Receives the name of each generated reference. @param line 1-based line in the page. */
  onReference(name: string, line: number): void;
}

/** Admonition types of Material, with similar types in legacydocs. */
const types: Readonly<Record<string, string>> = {
  note: 'note',
  seealso: 'note',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  info: 'info',
  todo: 'info',
  tip: 'tip',
  hint: 'tip',
  important: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  question: 'info',
  help: 'info',
  faq: 'info',
  warning: 'caution',
  caution: 'caution',
  attention: 'caution',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  danger: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'note',
  quote: 'note',
  cite: 'note',
};

const opening = /^([ \t]*)(!!!|\?\?\?\+?|===[!+]{0,2})[ \t]+(.*?)[ \t]*$/;
/** Matches the first line of a PyMdown block: `/// note | Title`. */
const slashes = /^([ \t]*)(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/;
const fenceLine = /^([ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(`{3,}|~{3,})(.*)$/;
const reference = /^:::[ \t]+([\w.]+)[ \t]*$/;
const definition = /^:[ \t]{1,3}\S/;

interface Block {
  readonly kind: 'admonition' | 'details' | 'tab';
  readonly type: string;
  readonly title: string | undefined;
  readonly isOpen: boolean;
  /** True if the block begins a new set of tabs. */
  readonly isFirst: boolean;
  readonly indent: string;
  /** Lines of the content, without their indentation. */
  readonly content: readonly string[];
  /** Index of the line after the block. */
  readonly end: number;
}

/** Converts the indented blocks of Python-Markdown and its extensions to fenced blocks. */
export function changeBlocks(text: string, options: BlockOptions): string {
  return convert(text.split('\n'), options, 0).lines.join('\n');
}

interface Converted {
  readonly lines: string[];
  /** Nesting depth of the fenced blocks in these lines. */
  readonly depth: number;
}

/**
 * Converts lines.
 *
 * @param offset Number of lines in the page before these lines.
 */
function convert(lines: readonly string[], options: BlockOptions, offset: number): Converted {
  const result: string[] = [];
  const open: string[] = [];
  let depth = 0;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const [, before = '', marker] = fenceLine.exec(line) ?? [];
    const block = marker === undefined ? blockAt(lines, at) : undefined;
    if (marker !== undefined) {
      const end = endOfFence(lines, at, {marker, before});
      result.push(...codeBlock(lines.slice(at, end), before, marker, options));
      at = end;
    } else if (block?.kind === 'tab') {
      const tabs = tabsFrom(lines, at, block);
      const inner = tabs.blocks.map((one, index) => ({
        one,
        made: convert(one.content, options, offset + (tabs.starts[index] ?? 0) + 1),
      }));
      const level = Math.max(0, ...inner.map(({made}) => made.depth));
      const colons = ':'.repeat(level + 3);
      const openTab = tabOpener();
      result.push(`${block.indent}:${colons}tabs`);
      for (const {one, made} of inner) {
        const label = one.title ?? '';
        // The tab's value contains neither markup nor icons.
        const plain = label
          .replace(icon, '')
          .replace(/[`*_"]/g, '')
          .trim();
        result.push(`${block.indent}${colons}${openTab(label, plain)}`, '');
        result.push(...indented(made.lines, block.indent), `${block.indent}${colons}`);
      }
      result.push(`${block.indent}:${colons}`);
      depth = Math.max(depth, level + 2);
      at = tabs.end;
    } else if (block !== undefined) {
      const made = convert(block.content, options, offset + at + 1);
      const level = made.depth;
      result.push(...fenced(block, made, ':'.repeat(level + 3)));
      depth = Math.max(depth, block.kind === 'admonition' ? level + 1 : level);
      at = block.end;
    } else if (reference.test(line)) {
      const end = endOfIndented(lines, at, 0);
      const [, name = ''] = reference.exec(line) ?? [];
      options.onReference(name, offset + at + 1);
      result.push(...noted(name));
      at = end;
    } else if (definition.test(line) && isTerm(lines[at - 1]) && result.at(-1) === lines[at - 1]) {
      result.pop();
      const list = definitionList(lines, at, options, offset);
      result.push(...list.lines);
      at = list.end;
    } else {
      result.push(...markdownElement(line, open));
      at += 1;
    }
  }
  return {lines: result, depth};
}

function blockAt(lines: readonly string[], at: number): Block | undefined {
  const [, indent = '', marker = '', rest = ''] = opening.exec(lines[at] ?? '') ?? [];
  if (marker === '') return slashBlock(lines, at);
  const isTab = marker.startsWith('===');
  const [, words = '', , quoted] = /^([^"']*?)[ \t]*(?:(["'])(.*)\2)?$/.exec(rest) ?? [];
  if (isTab ? quoted === undefined : !/^[\w-]/.test(words) && quoted === undefined)
    return undefined;
  const end = endOfIndented(lines, at, indent.length);
  const content = lines
    .slice(at + 1, end)
    .map((line) =>
      line.trim() === '' ? '' : line.slice(indent.length + contentIndent(line, indent)),
    );
  return {
    kind: isTab ? 'tab' : marker === '!!!' ? 'admonition' : 'details',
    type: words.split(/\s+/)[0]?.toLowerCase() ?? '',
    title: quoted
      ?.replace(/\\(["'])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
    isOpen: marker.endsWith('+'),
    isFirst: marker.includes('!'),
    indent,
    content,
    end,
  };
}

/** Reads a block that is enclosed in slashes. Its options are indented below its first line. */
function slashBlock(lines: readonly string[], at: number): Block | undefined {
  const [, indent = '', marker = '', name = '', title] = slashes.exec(lines[at] ?? '') ?? [];
  const length = lines.slice(at + 1).findIndex((line) => line.trim() === marker);
  if (marker === '' || length < 0) return undefined;
  const inside = lines.slice(at + 1, at + 1 + length);
  const first = inside.findIndex((line) => !/^\s{4,}[\w-]+:/.test(line));
  const settings = inside.slice(0, first < 0 ? inside.length : first).join('\n');
  const isTab = name === 'tab';
  const isDetails = name === 'details';
  const type = /^\s*type:\s*["']?([\w-]+)/m.exec(settings)?.[1];
  return {
    kind: isTab ? 'tab' : isDetails ? 'details' : 'admonition',
    type: (type ?? (isDetails || name === 'admonition' ? 'note' : name)).toLowerCase(),
    title: title === '' ? undefined : title,
    isOpen: /^\s*open:\s*true/im.test(settings),
    isFirst: /^\s*new:\s*true/im.test(settings),
    indent,
    content: inside
      .slice(first < 0 ? inside.length : first)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
    end: at + length + 2,
  };
}

/** Returns the number of characters that indent a line of a block's content: one for a tab, otherwise four. */
function contentIndent(line: string, indent: string): number {
  return line.charAt(indent.length) === '\t' ? 1 : 4;
}

/**
 * Returns the index of the line after the block's last line. The lines of a block are indented by a tab or at least
 * four spaces more than its first line.
 */
function endOfIndented(lines: readonly string[], at: number, indent: number): number {
  let end = at + 1;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    const own = line.search(/\S/);
    const isInside = own >= indent + 4 || line.charAt(indent) === '\t';
    if (!isInside) break;
    end = next + 1;
  }
  return end;
}

function tabsFrom(
  lines: readonly string[],
  at: number,
  first: Block,
): {readonly blocks: readonly Block[]; readonly starts: readonly number[]; readonly end: number} {
  const blocks = [first];
  const starts = [at];
  let {end} = first;
  for (;;) {
    let next = end;
    while (next < lines.length && lines[next]?.trim() === '') next += 1;
    const block = blockAt(lines, next);
    if (block?.kind !== 'tab' || block.indent !== first.indent || block.isFirst) break;
    blocks.push(block);
    starts.push(next);
    ({end} = block);
  }
  return {blocks, starts, end};
}

function fenced(block: Block, made: Converted, colons: string): string[] {
  const {indent, kind, type, title, isOpen} = block;
  const inner = indented(made.lines, indent);
  if (kind === 'details') {
    const summary = title === undefined || title === '' ? capitalized(type) : title;
    return [
      `${indent}<details${isOpen ? ' open' : ''}>`,
      `${indent}<summary>${summary.replaceAll('<', '&lt;').replace(/`([^`]+)`/g, '<code>$1</code>')}</summary>`,
      '',
      ...inner,
      '',
      `${indent}</details>`,
    ];
  }
  const name = types[type] ?? 'note';
  // Material shows the type's name as the title.
  const shown = title ?? (name === type ? '' : capitalized(type));
  const label = shown === '' ? '' : `[${shown.replace(/[[\]\\]/g, '\\$&')}]`;
  return [`${indent}${colons}${name}${label}`, '', ...inner, '', `${indent}${colons}`];
}

function capitalized(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => (line === '' ? line : indent + line));
}

/**
 * Returns the index of the line after a code block. The closing fence is indented at most three characters more than
 * the opening one.
 */
function endOfFence(
  lines: readonly string[],
  at: number,
  {marker, before}: {readonly marker: string; readonly before: string},
): number {
  const end = lines.findIndex((line, index) => {
    const [, indent = '', closing = ''] = /^([ \t]*)(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
    if (index <= at || indent.length > before.length + 3) return false;
    return closing.startsWith(marker.charAt(0)) && closing.length >= marker.length;
  });
  return end < 0 ? lines.length : end + 1;
}

function codeBlock(
  lines: readonly string[],
  before: string,
  marker: string,
  {lineNumbers}: BlockOptions,
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
  const language = (/^\.?([\w+#-]+)(?=\s|$|\{)/.exec(plain)?.[1] ?? '').replace(
    /^pycon$/,
    'python',
  );
  const attribute = (name: string): string | undefined => {
    const found = new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(plain);
    return found?.slice(1).find((one) => one !== undefined);
  };
  const title = attribute('title');
  const lines = attribute('hl_lines')
    ?.trim()
    .split(/[\s,]+/)
    .join(',');
  const numbers = attribute('linenums');
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

function isTerm(line: string | undefined): boolean {
  return line !== undefined && /^[^\s#>|]/.test(line) && !/^(?:[-*+]|\d+[.)])[ \t]/.test(line);
}

/** Prints a definition list as HTML that contains Markdown. */
function definitionList(
  lines: readonly string[],
  from: number,
  options: BlockOptions,
  offset: number,
): {readonly lines: string[]; readonly end: number} {
  const result = ['<dl>', `<dt>${lines[from - 1]?.trim()}</dt>`];
  let at = from;
  for (;;) {
    const end = endOfIndented(lines, at, 0);
    // A lazy continuation line belongs to the first paragraph.
    let last = end;
    while (
      last === at + 1 &&
      /^\S/.test(lines[last] ?? '') &&
      !definition.test(lines[last] ?? '')
    ) {
      if (isTerm(lines[last]) && definition.test(lines[last + 1] ?? '')) break;
      last += 1;
      break;
    }
    const [first = '', ...rest] = lines.slice(at, last);
    const content = [
      first.replace(/^:[ \t]+/, ''),
      ...rest.map((line) => line.replace(/^(?: {4}|\t)/, '')),
    ];
    const made = convert(content, options, offset + at);
    result.push('<dd>', '', ...made.lines, '', '</dd>');
    at = last;
    let next = at;
    while (next < lines.length && lines[next]?.trim() === '') next += 1;
    if (definition.test(lines[next] ?? '')) {
      at = next;
      continue;
    }
    let term = next;
    while (term + 1 < lines.length && lines[term + 1]?.trim() === '') term += 1;
    if (isTerm(lines[next]) && definition.test(lines[term + 1] ?? '')) {
      result.push(`<dt>${lines[next]?.trim()}</dt>`);
      at = term + 1;
      continue;
    }
    return {lines: [...result, '</dl>', ''], end: at};
  }
}

function noted(name: string): string[] {
  return [
    ':::note[Not converted]',
    '',
    `The reference of \`${name}\`, which mkdocstrings generated, is missing here.`,
    '',
    ':::',
  ];
}

const markdownTag =
  /^([ \t]*)<([a-z]+)\b([^>]*?)\smarkdown(?:=(?:"[^"]*"|\w+))?((?:\s[^>]*)?)>[ \t]*$/;

/**
 * Converts a line with a tag such as `<div markdown>`. In legacydocs, an element contains Markdown if blank lines
 * surround its content.
 *
 * @param open Closing tags of the open elements of this kind, with their indentation.
 */
function markdownElement(line: string, open: string[]): string[] {
  const [, indent, name, before = '', after = ''] = markdownTag.exec(line) ?? [];
  if (indent !== undefined && name !== undefined) {
    open.push(`${indent}</${name}>`);
    return [`${indent}<${name}${before}${after}>`, ''];
  }
  const at = open.lastIndexOf(line.trimEnd());
  if (at < 0) return [line];
  open.splice(at);
  return ['', line, ''];
}
