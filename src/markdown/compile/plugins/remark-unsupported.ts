import type {Html, Root, Text} from 'mdast';
import type {Point} from 'unist';
import type {VFile} from 'vfile';
import {nearest} from '../../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {type ForeignSyntax, foreignAdmonitions, foreignSyntax} from './foreign-syntax.ts';
import {report, visit} from './plugin.ts';

export interface RemarkUnsupportedOptions {
  /** Keywords of admonitions; `undefined` if admonitions are disabled. Lines of colons are then text. */
  readonly keywords: readonly string[] | undefined;
}

/** One line of a text node, with its position in the source. */
interface TextLine {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly begins: boolean;
  /** The complete line of the source at this position. */
  readonly source: string;
}

/** Reports other tools' syntax that is not supported here. Readers would see the source of the syntax. */
export function remarkUnsupported({
  keywords,
}: RemarkUnsupportedOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const source = String(file.value);
    const mayContainContainer = keywords !== undefined && source.includes(':::');
    const mayContainMath = source.includes('$$');
    const foreign = foreignSyntax.filter(({sign}) => source.includes(sign));
    if (!mayContainContainer && !mayContainMath && foreign.length === 0) return;
    const lines = source.split(/\r\n|\n|\r/);
    const texts: TextLine[] = [];
    visit(tree, (node) => {
      if (node.type === 'text') texts.push(...textLines(node, lines));
      if (node.type === 'html') reportForeignHtml(node, lines, foreign, file);
    });
    const meant = texts.filter((line) => !isEscaped(line));
    if (mayContainContainer) reportContainers(meant, keywords, file);
    if (mayContainMath) reportMath(meant, file);
    reportForeign(texts, foreign, file);
    const inComments = foreign.filter(({pattern}) => pattern.source.startsWith('^<!--'));
    if (inComments.length > 0) reportDroppedComments(tree, lines, inComments, file);
  };
}

/** Reports text that is syntax in another tool. */
function reportForeign(
  texts: readonly TextLine[],
  foreign: readonly ForeignSyntax[],
  file: VFile,
): void {
  for (const text of texts) {
    for (const {pattern, atStart, tool, hint} of foreign) {
      const written = (atStart === true && !text.begins) || pattern.exec(text.text)?.[0].trim();
      // An escape shows that the text is intentional.
      const index = written ? text.source.indexOf(String(written), text.column - 1) : -1;
      if (typeof written !== 'string' || index < 0 || text.source[index - 1] === '\\') continue;
      const place = {line: text.line, column: index + 1};
      unsupported(file, place, `\`${written}\` is syntax from ${tool}.`, {
        consequence: 'Readers see it as text.',
        hint,
      });
    }
  }
}

/** Reports comments that another tool replaces, in old MDX files, whose tree does not contain comments. */
function reportDroppedComments(
  tree: Root,
  lines: readonly string[],
  foreign: readonly ForeignSyntax[],
  file: VFile,
): void {
  const source = String(file.value);
  const others: {readonly start: number; readonly end: number}[] = [];
  visit(tree, (node) => {
    const {start, end} = node.position ?? {};
    const isOther = node.type === 'html' || node.type === 'code' || node.type === 'inlineCode';
    if (isOther && start?.offset !== undefined && end?.offset !== undefined) {
      others.push({start: start.offset, end: end.offset});
    }
  });
  for (const {0: value, index} of source.matchAll(/(?<!\\)<!--[\s\S]*?-->/g)) {
    if (others.some(({start, end}) => start <= index && index < end)) continue;
    const start = positionAt(source, index);
    reportForeignHtml({type: 'html', value, position: {start, end: start}}, lines, foreign, file);
  }
}

/** Reports comments that another tool replaces, and tags that are part of a shortcode. */
function reportForeignHtml(
  {value, position}: Html,
  lines: readonly string[],
  foreign: readonly ForeignSyntax[],
  file: VFile,
): void {
  if (position === undefined) return;
  const {line, column} = position.start;
  const before = lines[line - 1]?.slice(0, column - 1) ?? '';
  const isShortcode = before.endsWith('{{');
  const text = (isShortcode ? '{{' : '') + value;
  const found = foreign.find(
    ({pattern, atStart}) => atStart !== true && pattern.exec(text)?.index === 0,
  );
  if (found === undefined) return;
  const written = found.pattern.exec(text)?.[0].trim();
  unsupported(file, position.start, `\`${written}\` is syntax from ${found.tool}.`, {
    consequence: isShortcode ? 'Readers see parts of it.' : 'Readers do not see it.',
    hint: found.hint,
  });
}

/** Reports lines of colons that are shown as text. */
function reportContainers(
  texts: readonly TextLine[],
  keywords: readonly string[],
  file: VFile,
): void {
  let unknown = 0;
  for (const line of texts) {
    const [, colons = '', space = '', name] =
      (line.begins && /^(:{3,})([ \t]*)(?:([a-z][\w-]*)|$)/i.exec(line.text)) || [];
    if (colons === '') continue;
    if (name === undefined) {
      // This line ends an admonition that was already reported.
      if (unknown > 0) unknown -= 1;
      else
        report(file, line, {
          severity: 'warning',
          code: 'unclosed-block',
          message: `This \`${colons}\` does not close anything.`,
          consequence: 'Readers see the colons.',
          hint: 'Remove the colons, or open the admonition above with the same number of colons.',
        });
      continue;
    }
    unknown += 1;
    const written = `${colons}${space}${name}`;
    unsupported(file, line, `\`${written}\` is not an admonition.`, {
      consequence: 'Readers see the colons.',
      hint: containerHint(name, colons, keywords),
    });
  }
}

function containerHint(name: string, colons: string, keywords: readonly string[]): string {
  if (keywords.includes(name))
    return `Write \`${colons}${name} Title\` or \`${colons}${name}[Title]\`.`;
  const meant = nearest(name, keywords);
  const foreign = foreignAdmonitions.get(name);
  if (foreign !== undefined) return foreign;
  if (meant !== undefined) return `Did you mean \`${colons}${meant}\`?`;
  return `The admonitions are ${keywords.map((keyword) => `\`${keyword}\``).join(', ')}. To show the colons as text, write \`\\${colons}\`.`;
}

/** Reports `$$` at the start of a line, and `$$…$$` within one. */
function reportMath(texts: readonly TextLine[], file: VFile): void {
  let isOpen = false;
  for (const line of texts) {
    const {text, begins} = line;
    const isFormula = /(?<!\$)\$\$(?![\s$])[^$]*[^\s$]\$\$(?!\$)/.test(text);
    const isMark = begins && /^\$\$(?!\$)/.test(text);
    const ends = !isFormula && /(?<![\s$])\$\$\s*$/.test(text);
    if (!isOpen && (isFormula || isMark)) {
      unsupported(file, line, 'Formulas between `$$` are not rendered.', {
        consequence: "Readers see the formula's source.",
        hint: 'Run `npm install remark-math rehype-katex katex`, and list the plugins in `markdown.remarkPlugins` and `markdown.rehypePlugins`. To show the dollar signs as text, write `\\$\\$`.',
      });
      isOpen = !isFormula;
    } else if (isOpen && (isMark || ends)) {
      isOpen = false;
    }
  }
}

function unsupported(
  file: VFile,
  at: Pick<Point, 'line' | 'column'>,
  message: string,
  rest: {readonly consequence: string; readonly hint: string},
): void {
  report(file, at, {severity: 'warning', code: 'unsupported-syntax', message, ...rest});
}

/** Returns true if the syntax is escaped in the source. An escape is intentional. */
function isEscaped({text, column, source}: TextLine): boolean {
  const marks = /^(?::::|\$\$)/.exec(text)?.[0];
  return (
    (marks !== undefined && !source.slice(column - 1).startsWith(marks)) || /\\\$/.test(source)
  );
}

function textLines({value, position}: Text, lines: readonly string[]): TextLine[] {
  if (position === undefined) return [];
  const {start} = position;
  return value.split(/\r\n|\n|\r/).map((text, index) => {
    const line = start.line + index;
    const source = lines[line - 1] ?? '';
    const column = index === 0 ? start.column : source.search(/[^\s>]/) + 1;
    const begins = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(source.slice(0, column - 1));
    return {text, line, column, begins, source};
  });
}
