import {type Container, findContainers} from '../containers.ts';
import {wordSet} from '../values.ts';
import {type Inclusion, snippetOf} from './included.ts';

export interface BlockOptions {
  readonly inclusion: Inclusion;
  /** Default titles of admonitions, by type: `markdown.container.tipLabel` of the old site. */
  readonly labels: Readonly<Record<string, string>>;
  /** `markdown.lineNumbers` of the old site. */
  readonly lineNumbers: boolean;
}

/** Replaces `{{` where it is text. */
export const shownBraces = '\uE000';

const types = wordSet(
  'tip info warning danger details important note caution code-group raw v-pre',
);
const fence = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}(?=[^`]*$)|~{3,})[ \t]*(.*)$/;
const alert = /^([ \t]*>[ \t]*\[!(important|warning|caution)\])[ \t]*(.*)$/i;

/** Names of admonitions that differ here: a VitePress warning looks like `caution`, and its caution like `danger`. */
const renamed: Readonly<Record<string, string>> = {warning: 'caution', caution: 'danger'};
/** Default titles that differ here. */
const titles: Readonly<Record<string, string>> = {
  important: 'important',
  warning: 'warning',
  caution: 'caution',
};

/** Converts admonitions, details, code groups and snippets. Code blocks have the same syntax in both programs. */
export function changeBlocks(text: string, options: BlockOptions): string {
  const lines = text.split('\n');
  const containers = findContainers(text, (word) => types.has(word));
  const groups = containers.filter(({type}) => type === 'code-group');
  const isInGroup = (at: number): boolean => groups.some(({start, end}) => start < at && at < end);
  /** Empty lists are removed lines. */
  const result: (readonly string[])[] = lines.map((line) => [line]);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, before = '', marker = '', info = ''] = fence.exec(line) ?? [];
    const length = lines.slice(at + 1).findIndex((one) => closes(one, marker));
    const [, marked, type = '', title = ''] = alert.exec(line) ?? [];
    // The build reports unclosed code blocks.
    if (marker !== '' && length >= 0) {
      const end = at + 1 + length;
      const code = printInfo(info, isInGroup(at), options);
      const last = lines[end] ?? '';
      result[at] = isInGroup(at)
        ? [`${before}:::tab[${labelOf(info)}]`, before + marker + code]
        : [before + marker + code];
      result[end] = isInGroup(at) ? [last, `${before}:::`] : [last];
      at = end;
    } else if (marked !== undefined) {
      result[at] = [`${marked} ${title || labelFor(type.toLowerCase(), options)}`];
    } else result[at] = changeSnippet(line, isInGroup(at), options);
  }
  const fences = new Map<Container, number>();
  for (const container of containers) {
    const inner = containers.filter(
      (one) => container.start < one.start && one.start < container.end,
    );
    const least = Math.max(0, ...inner.map((one) => fences.get(one) ?? 0)) + 1;
    const colons = Math.max(container.colons, least, container.type === 'code-group' ? 4 : 3);
    fences.set(container, colons);
    const [first, last] = printFences(container, ':'.repeat(colons), options);
    const {start, end, type} = container;
    result[start] = first;
    if (end < lines.length) result[end] = last;
    else result.push(last);
    if (type !== 'v-pre') continue;
    for (let at = start + 1; at < end; at += 1) {
      result[at] = (result[at] ?? []).map((line) => line.replaceAll('{{', shownBraces));
    }
  }
  return result.flat().join('\n');
}

function closes(line: string, marker: string): boolean {
  const [, ending = ''] = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
  return ending.startsWith(marker.charAt(0)) && ending.length >= marker.length;
}

/** Prints the info string of a code block. @param isTab Without the title, which is the label of its tab. */
function printInfo(info: string, isTab: boolean, {lineNumbers}: BlockOptions): string {
  const plain = info.replace(/^vue-html\b/, 'html').replace(/^([\w+#]+)-vue\b/, '$1');
  const hasNumbers = lineNumbers && /^\w/.test(plain) && !/:(?:no-)?line-numbers/.test(plain);
  const titled = isTab ? plain.replace(/\s*\[.*\]/, '') : plain;
  return titled.trim() + (hasNumbers ? ' showLineNumbers' : '');
}

function labelOf(info: string): string {
  const language = /^[^\s:{=[]*/.exec(info)?.[0] || 'txt';
  return (/\[(.*)\]/.exec(info)?.[1] ?? language).replace(/[[\]\\]/g, '\\$&');
}

/** Replaces `<<< @/file.ts` by a code block. */
function changeSnippet(line: string, isTab: boolean, options: BlockOptions): string[] {
  const [, before = '', written] = /^([ \t>]*)<<<[ \t]*(\S.*?)[ \t]*$/.exec(line) ?? [];
  const found = written === undefined ? undefined : snippetOf(written, options.inclusion);
  if (found === undefined) return [line];
  const hidesTitle = isTab || !written?.endsWith(']');
  const runs = found.lines.flatMap((one) => /^\s*(`+)/.exec(one)?.[1]?.length ?? []);
  const marker = '`'.repeat(Math.max(2, ...runs) + 1);
  const code = [marker + printInfo(found.info, hidesTitle, options), ...found.lines, marker];
  const tab = isTab ? [`:::tab[${labelOf(found.info)}]`, ...code, ':::'] : code;
  return tab.map((one) => (one === '' ? before.trimEnd() : before + one));
}

/** Returns the lines that replace the first and the last line of a container. */
function printFences(
  {before, type, info}: Container,
  colons: string,
  options: BlockOptions,
): readonly [string[], string[]] {
  const isOpen = /\{[^{}]*\bopen\b/.test(info);
  const title = info.trim().replace(/\s*\{([^{}]*)\}\s*$/, '');
  switch (type) {
    case 'raw':
    case 'v-pre':
      return [[], []];
    case 'code-group':
      return [[`${before}${colons}tabs`], [before + colons]];
    case 'details': {
      const summary = summaryHtml(title || (options.labels[type] ?? 'Details'));
      const blank = before.trimEnd();
      return [
        [
          `${before}<details${isOpen ? ' open' : ''}>`,
          `${before}<summary>${summary}</summary>`,
          blank,
        ],
        [blank, `${before}</details>`],
      ];
    }
    default: {
      const shown = title || labelFor(type, options);
      return [[`${before}${colons}${renamed[type] ?? type} ${shown}`.trimEnd()], [before + colons]];
    }
  }
}

function labelFor(type: string, {labels}: BlockOptions): string {
  return labels[type] ?? titles[type] ?? '';
}

function summaryHtml(title: string): string {
  return title
    .replace(
      /`([^`]+)`/g,
      (_whole, code: string) => `<code>${code.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</code>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
