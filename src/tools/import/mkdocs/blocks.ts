import {tabOpener} from '../containers.ts';
import {missingNote} from '../findings.ts';
import {capitalized} from '../text.ts';
import {type Block, blockAt, endOfIndented, tabsFrom} from './block-syntax.ts';
import {type CodeOptions, codeBlockAt} from './code-blocks.ts';
import {icon} from './inline.ts';
import {tableRowsAt} from './tables.ts';

/** The old site's settings for blocks. */
export interface BlockOptions extends CodeOptions {
  /**
   * Receives the name of each generated reference.
   *
   * @param line 1-based line in the page.
   * @returns The name of the reference's generator.
   */
  onReference(name: string, line: number): string;
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

/** Matches a reference, which can also be a heading. */
const reference = /^(?:#{1,6}[ \t]*)?:::[ \t]*([\w.-]+)[ \t]*$/;
const definition = /^:[ \t]{1,3}\S/;
const linkDefinition = /^[ \t]*\[([^\]^][^\]]*)\]:[ \t]*(\S+)/gm;

/** Converts the indented blocks of Python-Markdown and its extensions to fenced blocks. */
export function changeBlocks(text: string, options: BlockOptions): string {
  const urls = new Map(
    [...text.matchAll(linkDefinition)].map(([, label = '', url = '']) => [
      label.toLowerCase(),
      url,
    ]),
  );
  return convert(text.split('\n'), {...options, urls}, 0).lines.join('\n');
}

interface ConvertOptions extends BlockOptions {
  /** URLs of the page's link definitions, keyed by label in lower case. */
  readonly urls: ReadonlyMap<string, string>;
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
function convert(lines: readonly string[], options: ConvertOptions, offset: number): Converted {
  const result: string[] = [];
  const open: string[] = [];
  let depth = 0;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const code = codeBlockAt(lines, at, options, offset);
    const block = code === undefined ? blockAt(lines, at) : undefined;
    const rows = tableRowsAt(lines, at);
    if (code !== undefined) {
      result.push(...code.lines);
      at = code.end;
    } else if (rows.length > 0) {
      result.push(...rows);
      at += rows.length;
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
      result.push(...fenced(block, made, ':'.repeat(level + 3), options));
      depth = Math.max(depth, block.kind === 'admonition' ? level + 1 : level);
      at = block.end;
      // Without a blank line, the line below an HTML element is a part of it.
      if (block.kind === 'details' && lines[at]?.trim()) result.push('');
    } else if (reference.test(line)) {
      const end = endOfIndented(lines, at, '');
      const [, name = ''] = reference.exec(line) ?? [];
      result.push(...noted(name, options.onReference(name, offset + at + 1)));
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

function fenced(
  block: Block,
  made: Converted,
  colons: string,
  {urls}: Pick<ConvertOptions, 'urls'>,
): string[] {
  const {indent, kind, type, title, isOpen} = block;
  const inner = indented(made.lines, indent);
  if (kind === 'details') {
    const summary = title === undefined || title === '' ? capitalized(type) : title;
    return [
      `${indent}<details${isOpen ? ' open' : ''}>`,
      `${indent}<summary>${summaryHtml(summary, urls)}</summary>`,
      '',
      ...inner,
      '',
      `${indent}</details>`,
    ];
  }
  const name = types[type] ?? 'note';
  // Material shows the type's name as the title.
  const shown = title ?? (name === type ? '' : capitalized(type));
  const label =
    shown === ''
      ? ''
      : `[${hasBalancedBrackets(shown) ? shown : shown.replace(/[[\]\\]/g, '\\$&')}]`;
  return [`${indent}${colons}${name}${label}`, '', ...inner, '', `${indent}${colons}`];
}

/** True if the text can be written in brackets, and can then contain links. */
function hasBalancedBrackets(text: string): boolean {
  const rest = text.replace(/\\./g, '').replace(/\[[^[\]]*\]/g, '');
  return !/[[\]]|\\$/.test(rest.replace(/\[[^[\]]*\]/g, ''));
}

/** Converts a title to HTML, because a summary cannot contain Markdown. */
function summaryHtml(title: string, urls: ConvertOptions['urls']): string {
  return title
    .replaceAll('<', '&lt;')
    .replace(
      /\[([^[\]]+)\](?:\(([^()\s]+)\)|\[([^[\]]*)\])?(?:\{[^{}]*\})?/g,
      (written, text, url, label) => {
        const target = url ?? urls.get((label || text).toLowerCase());
        return target === undefined ? written : `<a href="${target}">${text}</a>`;
      },
    )
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}

function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => (line === '' ? line : indent + line));
}

function isTerm(line: string | undefined): boolean {
  return line !== undefined && /^[^\s#>|]/.test(line) && !/^(?:[-*+]|\d+[.)])[ \t]/.test(line);
}

/** True for a line that is not indented, and that is neither a definition nor the term of one. */
function isLazy(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const isNext = isTerm(line) && definition.test(lines[at + 1] ?? '');
  return /^\S/.test(line) && !definition.test(line) && !isNext;
}

/** Prints a definition list as HTML that contains Markdown. */
function definitionList(
  lines: readonly string[],
  from: number,
  options: ConvertOptions,
  offset: number,
): {readonly lines: string[]; readonly end: number} {
  const result = ['<dl>', `<dt>${lines[from - 1]?.trim()}</dt>`];
  let at = from;
  for (;;) {
    let end = endOfIndented(lines, at, '');
    // Lazy continuation lines belong to the first paragraph.
    if (end === at + 1) while (isLazy(lines, end)) end += 1;
    const [first = '', ...rest] = lines.slice(at, end);
    const content = [
      first.replace(/^:[ \t]+/, ''),
      ...rest.map((line) => line.replace(/^(?: {4}|\t)/, '')),
    ];
    const made = convert(content, options, offset + at);
    result.push('<dd>', '', ...made.lines, '', '</dd>');
    at = end;
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

function noted(name: string, generator: string): string[] {
  const message = `The reference of \`${name}\`, which ${generator} generated, is missing here.`;
  return missingNote(message).split('\n');
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
