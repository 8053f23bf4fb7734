import {visit} from 'unist-util-visit';
import {nodesOf, parseModule} from '../../../core/code/syntax.ts';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {findContainers} from '../containers.ts';
import {parseMarkdown, proseOf, rangeOf} from '../markdown.ts';
import {applyEdits, type Edit} from '../text.ts';
import {fieldsOf} from '../values.ts';

interface DialectChange {
  readonly code:
    | 'alias-title'
    | 'warning-box'
    | 'heading-id'
    | 'admonition-end'
    | 'after-html'
    | 'indented-text'
    | 'literal';
  /** 1-based line in the body. */
  readonly line: number;
}

/**
 * Converts syntax that Docusaurus reads differently: `:::warning`, which Docusaurus 3 shows as caution instead of
 * danger, `{/* #id *\/}` after headings, and closing fences of admonitions with more colons than the opening ones.
 *
 * @param options.hasKeywordTitles True if the default title of an admonition is its keyword, as in prereleases of
 * Docusaurus 2.
 * @param options.readsMdx True if the old site reads the page as MDX, but the new site does not.
 */
export function changeDialect(
  body: string,
  {
    major,
    readsMdx = false,
    hasKeywordTitles = false,
  }: {
    readonly major: number;
    readonly readsMdx?: boolean;
    readonly hasKeywordTitles?: boolean;
  },
): {readonly body: string; readonly changes: readonly DialectChange[]} {
  if (!/:::|\{\/\*\s*#|<Admonition\b/.test(body) && !(readsMdx && /<|\{|^(?: {4}|\t)/m.test(body)))
    return {body, changes: []};
  const prose = proseOf(body, 'mdx');
  const found: (Edit & DialectChange)[] = [];
  const add = (
    code: DialectChange['code'],
    pattern: RegExp,
    change: (match: RegExpExecArray, line: number) => string,
  ): void => {
    for (const match of prose.matchAll(pattern)) {
      const {0: whole, index: start} = match;
      const line = positionAt(body, start).line;
      found.push({code, line, start, end: start + whole.length, text: change(match, line)});
    }
  };
  const ends = new Map(findContainers(body, 'mdx', () => true).map((one) => [one.end + 1, one]));
  add('admonition-end', /(?<=^[ \t>]*):{3,}(?=[ \t]*$)/gm, ([fence], line) => {
    const {colons = 0, endColons = 0} = ends.get(line) ?? {};
    return endColons > colons ? ':'.repeat(colons) : fence;
  });
  // The title of an alias is its own name in Docusaurus 3 and in prereleases of Docusaurus 2, and that of the type
  // otherwise.
  if (major >= 3 || hasKeywordTitles) {
    add(
      'alias-title',
      /(?<=^[ \t>]*:{3,}[ \t]*)(?:important|secondary|success|warning)(?=[ \t]*$)/gm,
      ([name]) => (major >= 3 && name === 'warning' ? name : `${name} ${name}`),
    );
  }
  if (major >= 3) {
    add('warning-box', /(?<=^[ \t>]*:{3,}[ \t]*)warning(?:([ \t]*$)|(?=[\s[{]))/gm, ([, bare]) =>
      bare === undefined ? 'caution' : 'caution warning',
    );
    add('warning-box', /<Admonition\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/g, ([tag]) =>
      tag.replace(
        /(?<=\s)type=(["'])warning\1/,
        /\stitle=/.test(tag) ? 'type="caution"' : 'type="caution" title="warning"',
      ),
    );
  }
  add(
    'heading-id',
    /(?<=^[ \t>]*#{1,6}[ \t].*?)\{\/\*[ \t]*(#[\w-]+)[ \t]*\*\/\}[ \t]*$/gm,
    ([, id = '']) => `{${id}}`,
  );
  if (readsMdx) {
    // In prose, blanks replace a string between backticks.
    add('literal', /(?<!=)\{\s*(?:"[^"\n]*"|'[^'\n]*')?\s*\}/g, ({0: {length}, index}) =>
      literalText(body.slice(index, index + length)),
    );
    for (const start of blocksInHtml(body)) {
      found.push({
        code: 'after-html',
        line: positionAt(body, start).line,
        start,
        end: start,
        text: '\n',
      });
    }
  }
  const edits = found.filter(({start, end, text}) => body.slice(start, end) !== text);
  const changed = applyEdits(body, edits);
  const indented = readsMdx ? indentedCode(changed) : [];
  const changes = [...edits, ...indented]
    .map(({code, line}) => ({code, line}))
    .sort((one, other) => one.line - other.line);
  return {body: applyEdits(changed, indented), changes};
}

/** Returns edits that remove the indentation of text that Markdown reads as code. MDX reads it as text. */
function indentedCode(body: string): (Edit & DialectChange)[] {
  const edits: (Edit & DialectChange)[] = [];
  visit(parseMarkdown(body), 'code', (node) => {
    const {start, end} = rangeOf(node);
    const written = body.slice(start, end);
    if (/^[ \t]*(?:`{3}|~{3})/.test(written)) return;
    // In lists, the indentation of the list remains.
    const outer = start - body.lastIndexOf('\n', start - 1) - 1;
    const text = written
      .split('\n')
      .map(
        (line, index) =>
          (index === 0 ? '' : line.slice(0, outer)) + line.slice(index && outer).trimStart(),
      )
      .join('\n');
    edits.push({code: 'indented-text', line: positionAt(body, start).line, start, end, text});
  });
  return edits;
}

/** Returns the text of an expression in MDX that is only a string, as Markdown: `{'<'}`. */
function literalText(written: string): string {
  const [literal] = nodesOf(parseModule(`(${written.slice(1, -1)})`), 'Literal', 'TemplateElement');
  const value = literal?.['value'];
  const text = typeof value === 'string' ? value : fieldsOf(value)['cooked'];
  return typeof text === 'string' ? text.replace(/[\\`*_{}[\]<>|&~]/g, '\\$&') : written;
}

/** HTML that ends only at its own end tag, or at the end of a comment, not at a blank line. */
const rawHtml = /^[ \t]*<(?:[!?]|(?:pre|script|style|textarea)\b)/i;

/**
 * Finds blocks of Markdown, except paragraphs, that follow HTML without a blank line: Markdown reads them as part of
 * the HTML, MDX does not.
 *
 * @returns Offsets of the lines where the blocks begin.
 */
function blocksInHtml(body: string): number[] {
  const starts: number[] = [];
  visit(parseMarkdown(body, 'mdx'), ['code', 'heading', 'list', 'blockquote', 'table'], (node) => {
    const {start} = rangeOf(node);
    const lineStart = body.lastIndexOf('\n', start - 1) + 1;
    // Deeper blocks would become indented code, and blocks in lists and quotes keep their prefixes.
    if (/^ {0,3}$/.test(body.slice(lineStart, start))) starts.push(lineStart);
  });
  const found = new Set<number>();
  // A blank line can end the HTML, or only expose the next block in it.
  for (let isChanged = true; isChanged; ) {
    const edits = [...found].map((at) => ({start: at, end: at, text: '\n'}));
    const rest = starts.filter((start) => !found.has(start));
    const count = found.size;
    visit(parseMarkdown(applyEdits(body, edits)), 'html', (node) => {
      const range = rangeOf(node);
      const first = rest.find((start) => {
        const at = start + edits.filter((edit) => edit.start < start).length;
        return range.start < at && at < range.end;
      });
      if (first !== undefined && !rawHtml.test(node.value)) found.add(first);
    });
    isChanged = found.size > count;
  }
  return [...found];
}
