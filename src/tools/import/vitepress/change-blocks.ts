import {visit} from 'unist-util-visit';
import {type Container, findContainers, tabOpener} from '../containers.ts';
import {parseMarkdown} from '../markdown.ts';
import {wordSet} from '../values.ts';
import {type Inclusion, snippetOf} from './included.ts';

export interface BlockOptions {
  readonly inclusion: Inclusion;
  /** Default titles of admonitions, by type: `markdown.container.tipLabel` of the old site. */
  readonly labels: Readonly<Record<string, string>>;
  /** `markdown.lineNumbers` of the old site. */
  readonly lineNumbers: boolean;
  /** Receives the opening line of each container of a Markdown plugin; `undefined` if the old site has no plugins. */
  readonly onPluginContainer: ((opening: string) => void) | undefined;
}

/** Placeholder for a `{{` that is text. */
export const shownBraces = '\uE000';

const types = wordSet(
  'tip info warning danger details important note caution code-group tabs raw v-pre',
);
const fence = /^(`{3,}|~{3,})[ \t]*(.*)$/;
const closingFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;
const comment = /^\s*<!--.*-->\s*$/;
/** Matches the word in an info string that enables or disables twoslash for the code block. */
const twoslash = /\s*\b(?:no)?twoslash\b/;
const alert = /^([ \t]*>[ \t]*\[!(important|warning|caution)\])[ \t]*(.*)$/i;

/**
 * Admonition types with different names: a VitePress warning looks like `caution`, and a VitePress caution looks like
 * `danger`.
 */
const renamed: Readonly<Record<string, string>> = {warning: 'caution', caution: 'danger'};
/** Types whose default title in VitePress, their name, differs from that in legacydocs. */
const titledByName = wordSet('important warning caution');

/**
 * Converts admonitions, details, code groups and snippets. Code blocks have almost the same syntax in VitePress and
 * legacydocs.
 */
export function changeBlocks(text: string, options: BlockOptions): string {
  const lines = text.split('\n');
  const {onPluginContainer} = options;
  const containers = findContainers(
    text,
    'md',
    (word) => types.has(word) || onPluginContainer !== undefined,
  );
  const groups = containers.filter(({type}) => type === 'code-group');
  const groupAt = new Map<number, Container>();
  for (const group of groups) {
    for (let at = group.start + 1; at < group.end; at += 1) {
      if (!groupAt.has(at)) groupAt.set(at, group);
    }
  }
  const tabFences = new Map(groups.map((group) => [group, tabOpener()]));
  /** Zero-based indexes of the first and last line of each tab. */
  const tabs: (readonly [number, number])[] = [];
  /** New lines for each old line; an empty list removes the line. */
  const result: (readonly string[])[] = lines.map((line) => [line]);
  const code = new Set<number>();
  visit(parseMarkdown(text), 'code', ({position}) => {
    const [start, end] = [(position?.start.line ?? 1) - 1, (position?.end.line ?? 1) - 1];
    for (let at = start; at <= end; at += 1) code.add(at);
    const line = lines[start] ?? '';
    const before = line.slice(0, (position?.start.column ?? 1) - 1);
    const [, marker = '', info = ''] = fence.exec(line.slice(before.length)) ?? [];
    // The build reports unclosed code blocks.
    if (marker === '' || end === start || !closingFence.test(lines[end] ?? '')) return;
    const group = groupAt.get(start);
    const opening = before + marker + printInfo(info, group !== undefined, options);
    result[start] = [opening];
    if (group !== undefined) {
      result[start] = [`${before}:::${tabFences.get(group)?.(labelOf(info))}`, opening];
      result[end] = [lines[end] ?? '', `${before}:::`];
      tabs.push([start, end]);
    }
    if (!twoslash.test(info) || end === start + 1) return;
    const kept = withoutTwoslash(lines.slice(start + 1, end));
    for (let inner = start + 1; inner < end; inner += 1) result[inner] = [];
    result[start + 1] = kept;
  });
  for (const [at, line] of lines.entries()) {
    if (code.has(at)) continue;
    const group = groupAt.get(at);
    const [, marked, type = '', title = ''] = alert.exec(line) ?? [];
    if (group !== undefined && comment.test(line)) {
      // Comments between the tabs of a group are not supported.
      result[at] = [];
    } else if (marked !== undefined) {
      result[at] = [`${marked} ${title || labelFor(type.toLowerCase(), options)}`];
    } else {
      result[at] = changeSnippet(line, group !== undefined, options);
      if (group !== undefined && result[at]?.[0] !== line) tabs.push([at, at]);
    }
  }
  /** Converted containers that are not in another converted one. */
  const converted: {readonly start: number; readonly colons: number}[] = [];
  for (const container of containers) {
    if (!types.has(container.type)) {
      // Without a closing fence, the colons are text.
      if (container.endColons === 0) continue;
      onPluginContainer?.((lines[container.start] ?? '').trim());
      result[container.start] = [];
      result[container.end] = [];
      continue;
    }
    const from = converted.findLastIndex((one) => one.start < container.start) + 1;
    const least = Math.max(0, ...converted.splice(from).map((one) => one.colons)) + 1;
    const colons =
      Math.max(container.colons, least, container.type === 'code-group' ? 4 : 3) +
      (container.type === 'tabs' ? 1 : 0);
    converted.push({start: container.start, colons});
    const [first, last] = printFences(container, ':'.repeat(colons), options);
    const {start, end, endColons, type} = container;
    const runs = type === 'code-group' ? tabRuns(container, tabs, lines) : [];
    if (runs.length > 0) {
      // VitePress also shows text between tabs. In legacydocs, such text divides the group.
      result[start] = [];
      if (endColons > 0) result[end] = [];
      for (const [from, to] of runs) {
        result[from] = [...first, ...(result[from] ?? [])];
        result[to] = [...(result[to] ?? []), ...last];
      }
      continue;
    }
    if (type === 'tabs') openTabs(container, result, colons - 1);
    result[start] = first;
    if (endColons > 0) result[end] = last;
    else result[end - 1] = [...(result[end - 1] ?? []), ...last];
    if (type !== 'v-pre') continue;
    for (let at = start + 1; at < end; at += 1) {
      result[at] = (result[at] ?? []).map((line) => line.replaceAll('{{', shownBraces));
    }
  }
  return result.flat().join('\n');
}

/** Converts the labels of vitepress-plugin-tabs: `== Label`. Inner containers must already be converted. */
function openTabs(
  {start, end, before}: Container,
  result: (readonly string[])[],
  length: number,
): void {
  const fences = ':'.repeat(length);
  let isOpen = false;
  for (let at = start + 1; at < end; at += 1) {
    const [line = '', ...more] = result[at] ?? [];
    const [, label] = /^[ \t]*={2,}[ \t]+(.+?)[ \t]*$/.exec(line) ?? [];
    if (label === undefined) continue;
    const closing = isOpen ? [before + fences] : [];
    result[at] = [...closing, `${before}${fences}${tabOpener()(label)}`, ...more];
    isOpen = true;
  }
  if (isOpen) result[end - 1] = [...(result[end - 1] ?? []), before + fences];
}

/**
 * Returns the runs of adjacent tabs in a group that also contains text outside the tabs.
 *
 * @returns An empty list if the group contains only tabs.
 */
function tabRuns(
  {start, end}: Container,
  tabs: readonly (readonly [number, number])[],
  lines: readonly string[],
): (readonly [number, number])[] {
  const own = tabs.filter(([from]) => start < from && from < end);
  const isLoose = (at: number): boolean =>
    lines[at]?.trim() !== '' &&
    !comment.test(lines[at] ?? '') &&
    !own.some(([from, to]) => from <= at && at <= to);
  const loose = Array.from({length: end - start - 1}, (_, index) => start + 1 + index).filter(
    isLoose,
  );
  if (loose.length === 0) return [];
  const runs: [number, number][] = [];
  for (const [from, to] of own) {
    const run = runs.at(-1);
    const isDivided = run !== undefined && loose.some((at) => run[1] < at && at < from);
    if (run === undefined || isDivided) runs.push([from, to]);
    else run[1] = to;
  }
  return runs;
}

/**
 * Prints the info string of a code block.
 *
 * @param isTab Omit the title, which is the label of the tab.
 */
function printInfo(info: string, isTab: boolean, {lineNumbers}: BlockOptions): string {
  const plain = info
    .replace(twoslash, '')
    .replace(/^vue-html\b/, 'html')
    .replace(/^([\w+#]+)-vue\b/, '$1');
  const hasNumbers = lineNumbers && /^\w/.test(plain) && !/:(?:no-)?line-numbers/.test(plain);
  const titled = isTab ? plain.replace(/\s*\[.*\]/, '') : plain;
  return titled.trim() + (hasNumbers ? ' showLineNumbers' : '');
}

function labelOf(info: string): string {
  const language = /^[^\s:{=[]*/.exec(info)?.[0] || 'txt';
  return /\[(.*)\]/.exec(info)?.[1] ?? language;
}

/** Replaces `<<< @/file.ts` with a code block. */
function changeSnippet(line: string, isTab: boolean, options: BlockOptions): string[] {
  const [, before = '', written] = /^([ \t>]*)<<<[ \t]*(\S.*?)[ \t]*$/.exec(line) ?? [];
  const found = written === undefined ? undefined : snippetOf(written, options.inclusion);
  if (found === undefined) return [line];
  const hidesTitle = isTab || !written?.endsWith(']');
  const runs = found.lines.flatMap((one) => /^\s*(`+)/.exec(one)?.[1]?.length ?? []);
  const marker = '`'.repeat(Math.max(2, ...runs) + 1);
  const code = [marker + printInfo(found.info, hidesTitle, options), ...found.lines, marker];
  const tab = isTab ? [`:::${tabOpener()(labelOf(found.info))}`, ...code, ':::'] : code;
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
    case 'tabs':
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
  return labels[type] ?? (titledByName.has(type) ? type : '');
}

function summaryHtml(title: string): string {
  return title
    .replace(
      /`([^`]+)`/g,
      (_whole, code: string) => `<code>${code.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</code>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}

/**
 * Removes the parts of a twoslash code block that the old site did not show: cut code, compiler options and queries.
 *
 * @param lines Lines of the block, without the fences.
 */
export function withoutTwoslash(lines: readonly string[]): string[] {
  const after = lines.findLastIndex((line) => /^\s*\/\/ ?---cut(?:-before)?---\s*$/.test(line));
  const end = lines.findIndex((line, at) => at > after && isMark(line, 'cut-after'));
  const seen = lines.slice(after + 1, end < 0 ? undefined : end);
  let isCut = false;
  return seen.filter((line) => {
    if (isMark(line, 'cut-start')) isCut = true;
    const isHidden = isCut || hidden.test(line);
    if (isMark(line, 'cut-end')) isCut = false;
    return !isHidden;
  });
}

/** Matches twoslash options such as `// @errors: 2322`, and queries such as `// ^?`. Readers see `// @filename: a.ts`. */
const hidden = /^\s*\/\/\s*(?:@(?!filename\b)\w+(?::.*)?|\^[?|].*|\^{3,}.*)\s*$/;

function isMark(line: string, name: string): boolean {
  return line.trim().replace(/^\/\/ ?/, '') === `---${name}---`;
}
