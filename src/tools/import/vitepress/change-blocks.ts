import {type CodeBlock, type CodeBlockOptions, codeBlock} from './code-block.ts';
import {type Inclusion, snippetOf} from './included.ts';

export interface BlockOptions extends CodeBlockOptions {
  readonly inclusion: Inclusion;
  /** Default titles of admonitions, by type: `markdown.container.tipLabel` of the old site. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Takes the place of `{{` where it is text. */
export const shownBraces = '\uE000';

const listMarker = /[-*+]|\d{1,9}[.)]/g;
const fence = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
const container =
  /^([ \t>]*)(:{3,})[ \t]*(tip|info|warning|danger|details|important|note|caution|code-group|raw|v-pre)\b(.*)$/;
const alert = /^([ \t]*)>[ \t]*\[!(TIP|NOTE|INFO|IMPORTANT|WARNING|CAUTION|DANGER)\](.*)$/i;

/** Types of admonitions here, with default titles. A VitePress warning looks like `caution`, and a GitHub caution like `danger`. */
const admonitions: Readonly<Record<string, readonly [type: string, title?: string]>> = {
  tip: ['tip'],
  info: ['info'],
  note: ['note'],
  important: ['important', 'important'],
  warning: ['caution', 'warning'],
  caution: ['danger', 'caution'],
  danger: ['danger'],
};

/** Converts admonitions, details, code groups, code blocks and snippets. */
export function changeBlocks(lines: readonly string[], options: BlockOptions): string[] {
  return changeLines(lines, options).lines;
}

interface Changed {
  readonly lines: string[];
  /** Number of nested admonitions. The fence of each has one colon more than those inside. */
  readonly depth: number;
}

function changeLines(lines: readonly string[], options: BlockOptions): Changed {
  const result: string[] = [];
  let depth = 0;
  const addBlock = (changed: Changed): void => {
    depth = Math.max(depth, changed.depth);
    result.push(...changed.lines);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const code = readCode(lines, at, options);
    const [, before, colons = '', type = '', info = ''] = container.exec(line) ?? [];
    const [, indent, alertType = '', title = ''] = alert.exec(line) ?? [];
    if (code !== undefined) {
      result.push(...printCode(code.block, code.before, code.title));
      at = code.end;
    } else if (before !== undefined) {
      const end = endOf(lines, at + 1, colons.length);
      const inner = lines.slice(at + 1, end);
      addBlock(changeContainer({before, type, info: info.trim()}, inner, options));
      at = end;
    } else if (indent !== undefined) {
      const rest = lines.slice(at + 1);
      const length = rest.findIndex((one) => !/^[ \t]*>/.test(one));
      const quoted = length < 0 ? rest : rest.slice(0, length);
      const inner = quoted.map((one) => one.replace(/^[ \t]*> ?/, indent));
      const opening = {before: indent, type: alertType.toLowerCase(), info: title.trim()};
      addBlock(changeContainer(opening, inner, options));
      at += quoted.length;
    } else result.push(line);
  }
  return {lines: result, depth};
}

/** The opening line of a container. */
interface Opening {
  /** Text before its fence: blanks and quote markers. */
  readonly before: string;
  readonly type: string;
  readonly info: string;
}

function changeContainer(
  {before, type, info}: Opening,
  inner: readonly string[],
  options: BlockOptions,
): Changed {
  if (type === 'code-group') return changeGroup(before, inner, options);
  const content = changeLines(inner, options);
  if (type === 'raw') return content;
  if (type === 'v-pre') {
    return {...content, lines: content.lines.map((line) => line.replaceAll('{{', shownBraces))};
  }
  const title = info.replace(/\s*\{([^{}]*)\}\s*$/, '');
  if (type === 'details') {
    const isOpen = /\{[^{}]*\bopen\b/.test(info);
    const summary = summaryHtml(title || (options.labels['details'] ?? 'Details'));
    const opening = [
      `${before}<details${isOpen ? ' open' : ''}>`,
      `${before}<summary>${summary}</summary>`,
      before.trimEnd(),
    ];
    const closing = [before.trimEnd(), `${before}</details>`];
    return {...content, lines: [...opening, ...content.lines, ...closing]};
  }
  const [name = 'note', usual = ''] = admonitions[type] ?? [];
  const colons = ':'.repeat(content.depth + 3);
  const shown = title || (options.labels[type] ?? usual);
  const opening = `${before}${colons}${name} ${shown}`.trimEnd();
  return {depth: content.depth + 1, lines: [opening, ...content.lines, before + colons]};
}

/** Converts a code group to tabs, one for each code block. Other lines move above the tabs. */
function changeGroup(before: string, inner: readonly string[], options: BlockOptions): Changed {
  const others: string[] = [];
  const tabs: string[] = [];
  for (let at = 0; at < inner.length; at += 1) {
    const line = inner[at] ?? '';
    const code = readCode(inner, at, options);
    if (code !== undefined) {
      const label = code.block.label.replace(/[[\]\\]/g, '\\$&');
      const lines = printCode(code.block, before, undefined);
      tabs.push(`${before}:::tab[${label}]`, ...lines, `${before}:::`);
      at = code.end;
    } else if (line.trim() !== '') others.push(line);
  }
  return tabs.length === 0
    ? {lines: others, depth: 0}
    : {lines: [...others, `${before}::::tabs`, ...tabs, `${before}::::`], depth: 2};
}

interface ReadCode {
  readonly block: CodeBlock;
  /** Text before its fence. */
  readonly before: string;
  readonly title: string | undefined;
  /** Index of its last line. */
  readonly end: number;
}

/** Returns the code block or snippet that begins at a line. */
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
    return {block, before: indent, title: written.endsWith(']') ? block.title : undefined, end: at};
  }
  const [, before, marker, info = ''] = fence.exec(line) ?? [];
  if (before === undefined || marker === undefined) return undefined;
  const rest = lines.slice(at + 1);
  const closing = rest.findIndex((one) => {
    const [, ending = ''] = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(one) ?? [];
    return ending.startsWith(marker.charAt(0)) && ending.length >= marker.length;
  });
  // The build reports unclosed code blocks.
  if (closing < 0) return undefined;
  const inside = continued(before);
  const content = rest
    .slice(0, closing)
    .map((one) =>
      one.startsWith(inside) ? one.slice(inside.length) : one.replace(/^[ \t>]*$/, ''),
    );
  const block = codeBlock(info, content, options);
  return {block, before, title: block.title, end: at + 1 + closing};
}

/** Returns the text before further lines of a list item. */
function continued(before: string): string {
  return before.replace(listMarker, (marker) => ' '.repeat(marker.length));
}

function printCode({info, lines}: CodeBlock, before: string, title: string | undefined): string[] {
  const runs = lines.flatMap((line) => /^\s*(`+)/.exec(line)?.[1]?.length ?? []);
  const marker = '`'.repeat(Math.max(2, ...runs) + 1);
  const inside = continued(before);
  const [language = '', ...rest] = info.split(' ');
  const meta = [...(title === undefined ? [] : [`title="${title.replaceAll('"', "'")}"`]), ...rest];
  const first = language === '' && meta.length > 0 ? 'text' : language;
  return [
    `${before}${marker}${[first, ...meta].filter(Boolean).join(' ')}`,
    ...lines.map((line) => (line === '' ? inside.trimEnd() : inside + line)),
    inside + marker,
  ];
}

/** Returns the index of the line that closes a container; the number of lines if none does. */
function endOf(lines: readonly string[], from: number, colons: number): number {
  let inside = 0;
  let code: string | undefined;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, , marker] = fence.exec(line) ?? [];
    if (marker !== undefined) {
      if (code === undefined) code = marker;
      else if (marker.startsWith(code) && line.trim() === marker) code = undefined;
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
