import {type CodeBlock, type CodeBlockOptions, codeBlock} from './code-block.ts';
import {type Inclusion, snippetOf} from './included.ts';

export interface BlockOptions extends CodeBlockOptions {
  readonly inclusion: Inclusion;
  /** Titles of boxes that name none, by type: `markdown.container.tipLabel` of the old site. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Stands for `{{` where VitePress shows it. */
export const shownBraces = '\uE000';

const prefix = '[ \\t>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*';
const fence = new RegExp(`^(${prefix})(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`);
const container =
  /^([ \t>]*)(:{3,})[ \t]*(tip|info|warning|danger|details|important|note|caution|code-group|raw|v-pre)\b(.*)$/;
const alert = /^([ \t]*)>[ \t]*\[!(TIP|NOTE|INFO|IMPORTANT|WARNING|CAUTION|DANGER)\](.*)$/i;

/** What boxes are called here. A warning of VitePress looks like `caution`, and what GitHub calls caution like `danger`. */
const boxes: Readonly<Record<string, readonly [type: string, title?: string]>> = {
  tip: ['tip'],
  info: ['info'],
  note: ['note'],
  important: ['important', 'important'],
  warning: ['caution', 'warning'],
  caution: ['danger', 'caution'],
  danger: ['danger'],
};

/** Boxes, details, groups of code, blocks of code and snippets as they are written here. */
export function changeBlocks(lines: readonly string[], options: BlockOptions): string[] {
  return changed(lines, options).lines;
}

interface Changed {
  readonly lines: string[];
  /** How many boxes lie in one another; the fence of each has a colon more than those inside. */
  readonly depth: number;
}

function changed(lines: readonly string[], options: BlockOptions): Changed {
  const result: string[] = [];
  let depth = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const open = container.exec(line);
    const quoted = alert.exec(line);
    const code = readCode(lines, at, options);
    if (code !== undefined) {
      result.push(...printCode(code.block, code.before, code.title));
      at = code.end;
    } else if (open !== null) {
      const [, before = '', colons = '', type = '', info = ''] = open;
      const end = endOf(lines, at + 1, colons.length);
      const inner = lines.slice(at + 1, end);
      const box = changeBox({before, type, info: info.trim()}, inner, options);
      depth = Math.max(depth, box.depth);
      result.push(...box.lines);
      at = end;
    } else if (quoted !== null) {
      const [, before = '', type = '', title = ''] = quoted;
      let end = at + 1;
      while (end < lines.length && /^[ \t]*>/.test(lines[end] ?? '')) end += 1;
      const inner = lines.slice(at + 1, end).map((one) => one.replace(/^[ \t]*> ?/, before));
      const box = changeBox({before, type: type.toLowerCase(), info: title.trim()}, inner, options);
      depth = Math.max(depth, box.depth);
      result.push(...box.lines);
      at = end - 1;
    } else result.push(line);
  }
  return {lines: result, depth};
}

interface Box {
  /** What stands before its fence: blanks, marks of quotes. */
  readonly before: string;
  readonly type: string;
  readonly info: string;
}

function changeBox(
  {before, type, info}: Box,
  inner: readonly string[],
  options: BlockOptions,
): Changed {
  if (type === 'code-group') return changeGroup(before, inner, options);
  const content = changed(inner, options);
  if (type === 'raw') return content;
  if (type === 'v-pre') {
    return {...content, lines: content.lines.map((line) => line.replaceAll('{{', shownBraces))};
  }
  const title = info.replace(/\s*\{([^{}]*)\}\s*$/, '');
  if (type === 'details') {
    const isOpen = /\{[^{}]*\bopen\b/.test(info);
    const summary = summaryHtml(title || (options.labels['details'] ?? 'Details'));
    return {
      ...content,
      lines: [
        `${before}<details${isOpen ? ' open' : ''}>`,
        `${before}<summary>${summary}</summary>`,
        before.trimEnd(),
        ...content.lines,
        before.trimEnd(),
        `${before}</details>`,
      ],
    };
  }
  const [name = 'note', usual = ''] = boxes[type] ?? [];
  const colons = ':'.repeat(content.depth + 3);
  const shown = title || (options.labels[type] ?? usual);
  return {
    depth: content.depth + 1,
    lines: [`${before}${colons}${name} ${shown}`.trimEnd(), ...content.lines, before + colons],
  };
}

/** `::: code-group`: a tab for each block of code. What is no code stays above them. */
function changeGroup(before: string, inner: readonly string[], options: BlockOptions): Changed {
  const others: string[] = [];
  const tabs: string[] = [];
  for (let at = 0; at < inner.length; at += 1) {
    const code = readCode(inner, at, options);
    if (code === undefined) {
      if ((inner[at] ?? '').trim() !== '') others.push(inner[at] ?? '');
      continue;
    }
    const label = code.block.label.replace(/[[\]\\]/g, '\\$&');
    tabs.push(
      `${before}:::tab[${label}]`,
      ...printCode(code.block, before, undefined),
      `${before}:::`,
    );
    at = code.end;
  }
  return tabs.length === 0
    ? {lines: others, depth: 0}
    : {lines: [...others, `${before}::::tabs`, ...tabs, `${before}::::`], depth: 2};
}

interface ReadCode {
  readonly block: CodeBlock;
  readonly before: string;
  readonly title: string | undefined;
  /** Index of its last line. */
  readonly end: number;
}

/** The block of code, or snippet, that begins at a line. */
function readCode(
  lines: readonly string[],
  at: number,
  options: BlockOptions,
): ReadCode | undefined {
  const line = lines[at] ?? '';
  const [, indent, written] = /^([ \t>]*)<<<[ \t]*(\S.*?)[ \t]*$/.exec(line) ?? [];
  if (indent !== undefined && written !== undefined) {
    const found = snippetOf(written, options.inclusion);
    if (found === undefined) return undefined;
    const block = codeBlock(found.info, found.lines, options);
    const hasTitle = /\]$/.test(written);
    return {block, before: indent, title: hasTitle ? block.title : undefined, end: at};
  }
  const [, before, marks, info = ''] = fence.exec(line) ?? [];
  if (before === undefined || marks === undefined) return undefined;
  const rest = lines.slice(at + 1);
  const closing = rest.findIndex((one) => {
    const [, ending = ''] = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(one) ?? [];
    return ending.startsWith(marks.charAt(0)) && ending.length >= marks.length;
  });
  // One that nobody closes is told of by the build.
  if (closing < 0) return undefined;
  const inside = before.replace(/(?:[-*+]|\d{1,9}[.)])/g, (sign) => ' '.repeat(sign.length));
  const content = rest
    .slice(0, closing)
    .map((one) =>
      one.startsWith(inside) ? one.slice(inside.length) : one.replace(/^[ \t>]*$/, ''),
    );
  const block = codeBlock(info, content, options);
  return {block, before, title: block.title, end: at + 1 + closing};
}

function printCode({info, lines}: CodeBlock, before: string, title: string | undefined): string[] {
  const longest = Math.max(2, ...lines.flatMap((line) => /^\s*(`+)/.exec(line)?.[1]?.length ?? []));
  const marks = '`'.repeat(longest + 1);
  const inside = before.replace(/(?:[-*+]|\d{1,9}[.)])/g, (sign) => ' '.repeat(sign.length));
  const [language = '', ...rest] = info.split(' ');
  const shown = title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`];
  const meta = [
    language === '' && rest.length + shown.length > 0 ? 'text' : language,
    ...shown,
    ...rest,
  ];
  return [
    `${before}${marks}${meta.filter(Boolean).join(' ')}`,
    ...lines.map((line) => (line === '' ? inside.trimEnd() : inside + line)),
    inside + marks,
  ];
}

/** The line that ends a box; the last one if none does. */
function endOf(lines: readonly string[], from: number, colons: number): number {
  let inside = 0;
  let code: string | undefined;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, , marks] = fence.exec(line) ?? [];
    if (marks !== undefined) {
      if (code === undefined) code = marks;
      else if (marks.startsWith(code) && line.trim() === marks) code = undefined;
      continue;
    }
    if (code !== undefined) continue;
    const [, , opening] = container.exec(line) ?? [];
    if (opening !== undefined && opening.length >= colons) inside += 1;
    const [, closing] = /^[ \t>]*(:{3,})[ \t]*$/.exec(line) ?? [];
    if (closing === undefined || closing.length < colons) continue;
    if (inside === 0) return at;
    inside -= 1;
  }
  return lines.length;
}

function summaryHtml(title: string): string {
  return title
    .replace(
      /`([^`]+)`/g,
      (_whole, code: string) => `<code>${code.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</code>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
