import type {Code, Definition, FootnoteDefinition, Nodes, Root, Table, Text} from 'mdast';
import type {Point} from 'unist';
import type {VFile} from 'vfile';
import {formatCount} from '../../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {report, visit} from './plugin.ts';
import type {Container} from './remark-containers.ts';

/** Matches `[^note]`, but not the beginning of a regular expression. */
const footnote = /(?<!\\)\[\^([\p{L}\p{N}][\p{L}\p{N}_.:-]*)\](?![+*?{:(])/gu;
/** Matches `[text][label]`, or its end if the text contains other markup. */
const reference = /(?:\[([^[\]]+)|^[^[\]]*)(?<!\\)\]\[([^[\]]+)\](?!\[)/g;
/** Matches a character that can precede the brackets of `list[i][j]`, or the backslash of an escape. */
const indexed = /[\w.)\]"'`$>\\]/;
/** Matches `0`, or part of a regular expression: `a-z`, `A-Za-z_`, `\d`. */
const noText = /^\d+$|^\^?(?:\w-\w|\\\w|[!-/:-@[-`{-~])+$/;
/** Like `noText`; also matches a single letter, such as the `j` of `[i][j]`. */
const noLabel = new RegExp(`^\\w$|${noText.source}`);

/**
 * Reports text that Markdown drops silently (such as cells beyond the columns of a table, and footnotes without a
 * reference), and references that are shown as text because they have no definition.
 */
export function remarkLostText(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const source = String(file.value);
    if (!/[|[]/.test(source)) return;
    const used = new Set<string>();
    const linked = new Set<string>();
    const definitions = new Map<string, Definition | FootnoteDefinition>();
    visit(tree, (node) => {
      if (node.type === 'table') reportCells(node, file);
      else if (node.type === 'text') reportReferences(node, source, file);
      else if (node.type === 'footnoteReference') used.add(node.identifier);
      else if (node.type === 'linkReference' || node.type === 'imageReference')
        linked.add(node.identifier);
      else if (isDefinition(node)) note(node, definitions, file);
    });
    for (const node of definitions.values()) {
      if (node.type === 'definition') {
        if (!linked.has(node.identifier) && isSentence.test(node.url)) reportSentence(node, file);
        continue;
      }
      if (used.has(node.identifier)) continue;
      tell(file, node, `The text does not refer to the footnote \`${nameOf(node)}\`.`, {
        consequence: 'Readers do not see the footnote.',
        hint: `Write \`${nameOf(node)}\` in the text, or remove the footnote.`,
      });
    }
  };
}

/** Matches a word in place of a URL. */
const isSentence = /^[\p{L}\p{N}'’-]+[!.,]?$/u;

/** Reports `[Note]: important`, which Markdown parses as the definition of a link that is never used. */
function reportSentence(node: Definition, file: VFile): void {
  tell(
    file,
    node,
    `\`${nameOf(node)}: ${node.url}\` is the definition of a link that is not used.`,
    {
      consequence: 'Readers do not see this line.',
      hint: `For text, write \`\\[\` instead of \`[\`. For a link, write \`${nameOf(node)}\` in the text, or remove the definition.`,
    },
  );
}

function isDefinition(node: Nodes): node is Definition | FootnoteDefinition {
  return node.type === 'definition' || node.type === 'footnoteDefinition';
}

function nameOf({type, identifier, label}: Definition | FootnoteDefinition): string {
  return `[${type === 'definition' ? '' : '^'}${label ?? identifier}]`;
}

/**
 * Records a definition, and reports a second definition with the same name and a different URL. Definitions whose URL
 * is `#` are comments: `[//]: # (text)`.
 */
function note(
  node: Definition | FootnoteDefinition,
  definitions: Map<string, Definition | FootnoteDefinition>,
  file: VFile,
): void {
  const key = `${node.type} ${node.identifier}`;
  const first = definitions.get(key);
  if (first === undefined) {
    definitions.set(key, node);
    return;
  }
  const isSame = node.type === 'definition' && 'url' in first && node.url === first.url;
  if (isSame || (node.type === 'definition' && node.url === '#')) return;
  tell(file, node, `\`${nameOf(node)}\` is defined twice.`, {
    consequence: 'Only the first definition is used.',
    hint: 'Remove or rename one of the two definitions.',
  });
}

function reportCells({align, children: [head, ...rows]}: Table, file: VFile): void {
  const columns = align?.length ?? head?.children.length ?? 0;
  for (const {children} of rows) {
    const lost = children.slice(columns).find((cell) => cell.children.length > 0);
    if (lost === undefined) continue;
    const cells = formatCount(children.length, 'cell');
    tell(
      file,
      lost,
      `This row has ${cells}, but its table has ${formatCount(columns, 'column')}.`,
      {
        consequence: 'Readers do not see the cells beyond the last column.',
        hint: "Add a column to the table's head; for a vertical bar in a cell, even in code, write `\\|`.",
      },
    );
  }
}

/** Reports references without a definition. Reads the source, because the tree does not contain the escapes. */
function reportReferences({position}: Text, source: string, file: VFile): void {
  const {offset} = position?.start ?? {};
  if (offset === undefined) return;
  const written = source.slice(offset, position?.end.offset);
  if (!written.includes(']')) return;
  const pointAt = (index: number) => positionAt(source, offset + index);
  for (const {0: text, 1: name, index} of written.matchAll(footnote)) {
    tell(file, pointAt(index), `There is no footnote \`${text}\`.`, {
      consequence: 'Readers see the brackets.',
      hint: `Write \`${text}: …\` on its own line. To show the brackets as text, write \`\\[^${name}]\`.`,
    });
  }
  for (const {1: text, 2: label = '', index} of written.matchAll(reference)) {
    const before = source[offset + index - 1] ?? '';
    const isIndexed = text !== undefined && (indexed.test(before) || noText.test(text));
    if (isIndexed || noLabel.test(label)) continue;
    tell(file, pointAt(index), `No link is defined as \`${label}\`.`, {
      consequence: 'Readers see the brackets.',
      hint: `Write \`[${label}]: https://…\` on its own line. To show the brackets as text, write \`\\[\`.`,
    });
  }
}

function tell(
  file: VFile,
  at: Parameters<typeof report>[1],
  message: string,
  rest: {readonly consequence: string; readonly hint: string},
): void {
  report(file, at, {severity: 'warning', code: 'lost-text', message, ...rest});
}

/**
 * Reports unclosed admonitions and code fences, with the lines that they include. Must run before containers become
 * markup.
 */
export function remarkUnclosed(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const source = String(file.value);
    const lastLine = source.trimEnd().split(/\r\n|\n|\r/).length;
    visit(tree, (node) => {
      const fence = unclosedFence(node, source);
      const {start, end} = node.position ?? {};
      if (fence === undefined || start === undefined || end === undefined) return;
      report(file, node, {
        severity: 'warning',
        code: 'unclosed-block',
        message: `This ${fence.name} is never closed${swallowed(start, end, lastLine)}.`,
        consequence: `The following text becomes part of the ${node.type === 'code' ? 'code' : 'admonition'}.`,
        hint: fence.hint,
      });
    });
  };
}

interface Fence {
  /** Name of the block for messages: `` `:::note` ``. */
  readonly name: string;
  readonly hint: string;
}

function unclosedFence(node: Nodes, source: string): Fence | undefined {
  if (node.type === 'container') return node.isClosed ? undefined : containerFence(node, source);
  return node.type === 'code' ? codeFence(node, source) : undefined;
}

function containerFence(node: Container, source: string): Fence {
  const [colons = ':::'] = /^:+/.exec(sourceOf(node, source)) ?? [];
  return {
    name: `\`${colons}${node.name}\``,
    hint: `Close it with a line \`${colons}\`. An admonition that contains others needs more colons than the inner ones.`,
  };
}

function codeFence(node: Code, source: string): Fence | undefined {
  const text = sourceOf(node, source).trimEnd();
  // Indented code does not have a fence.
  const [marks] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
  if (marks === undefined) return undefined;
  const last = /(?:\n|\r)[ \t>]*(`+|~+)$/.exec(text)?.[1] ?? '';
  if (last.charAt(0) === marks.charAt(0) && last.length >= marks.length) return undefined;
  return {
    name: 'code block',
    hint: `Close it with a line ${marks} below the code.`,
  };
}

function sourceOf({position}: Nodes, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Describes the lines that an unclosed block includes, for the end of a sentence. */
export function swallowed(start: Point, end: Point, lastLine: number): string {
  const last = end.column === 1 ? end.line - 1 : end.line;
  const lines = Math.min(last, lastLine) - start.line;
  if (lines <= 0) return '';
  const where = end.line >= lastLine ? 'the page' : 'the enclosing block';
  return `: it contains everything up to the end of ${where}, ${formatCount(lines, 'line')}`;
}
