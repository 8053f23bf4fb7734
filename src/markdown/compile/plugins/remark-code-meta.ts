import type {Code, Root} from 'mdast';
import {decodeString} from 'micromark-util-decode-string';
import type {VFile} from 'vfile';
import {type Diagnostic, didYouMean} from '../../../core/diagnostics/diagnostic.ts';
import type {CodeOptions} from '../../types.ts';
import {
  attributeNames,
  codeLines,
  parseCodeMeta,
  rangesWithoutLine,
  splitInfo,
  type UnknownWord,
} from '../code/code-meta.ts';
import {report, visit} from './plugin.ts';

/** Attributes from other tools, with their replacements. */
const foreignAttributes: Readonly<Record<string, string>> = {
  live: 'Remove `live`, or import a component that runs the code.',
  noInline: "Remove it: only Docusaurus' live code uses it.",
  twoslash: 'Remove it: types are not shown beside code.',
  filename: 'Write `title="…"`.',
  caption: 'Write `title="…"`.',
  linenums: 'Write `showLineNumbers`, or `showLineNumbers=10` to begin with 10.',
  lineNumbers: 'Write `showLineNumbers`, or `showLineNumbers=10` to begin with 10.',
  startLineNumber: 'Write `showLineNumbers=10` to begin with 10.',
  hl_lines: 'Write the lines in braces: `{1,3-5}`.',
  highlight: 'Write the lines in braces: `{1,3-5}`.',
};

/**
 * Reads the info strings of fences and reports the parts that have no effect. The info string without the language is
 * passed to the HTML tree in the attribute `data-meta`, because node data does not survive the HTML parser.
 * `rehypeCode` reads and removes the attribute.
 */
export function remarkCodeMeta(options: CodeOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    let source: readonly string[] | undefined;
    visit(tree, 'code', (node) => {
      source ??= String(file.value).split(/\r\n|\n|\r/);
      const info = infoOf(node, source);
      const {language, meta} = splitInfo(info);
      node.lang = language === '' ? null : decodeString(language);
      if (meta.trim() !== '') {
        node.data = {...node.data, hProperties: {...node.data?.hProperties, dataMeta: meta}};
      }
      reportWithoutEffect(node, {info, meta, options, source}, file);
    });
  };
}

/** Returns the info string as written, including escapes, or the tree's value if a plugin has changed it. */
function infoOf(node: Code, source: readonly string[]): string {
  const info = [node.lang, node.meta].filter(Boolean).join(' ');
  const start = node.position?.start;
  const fence = start && source[start.line - 1]?.slice(start.column - 1);
  const written = /^(?:`{3,}|~{3,})\s*(?<info>.*?)\s*$/.exec(fence ?? '')?.groups?.['info'] ?? '';
  return decodeString(written).replace(/\s+/, ' ') === info ? written : info;
}

interface Fence {
  readonly info: string;
  readonly meta: string;
  readonly options: CodeOptions;
  readonly source: readonly string[];
}

function reportWithoutEffect(node: Code, {info, meta, options, source}: Fence, file: VFile): void {
  const start = node.position?.start;
  const at = (line: number, text: string, from = 0) => {
    const index = source[line - 1]?.indexOf(text, from) ?? -1;
    return start && {line, column: Math.max(0, index) + 1};
  };
  const infoStart = start === undefined ? 0 : (source[start.line - 1]?.indexOf(info) ?? 0);
  const warn = (
    place: ReturnType<typeof at>,
    problem: Pick<Diagnostic, 'message' | 'hint' | 'target'>,
  ) =>
    report(file, place, {
      severity: 'warning',
      code: 'code-without-effect',
      ...problem,
      consequence: 'It is ignored.',
    });
  const parsed = parseCodeMeta(meta, options.additionalAttributes);
  for (const unknown of parsed.unknown) {
    warn(at(start?.line ?? 0, unknown.text, infoStart + unknown.offset), {
      message: `\`${unknown.text}\` in the first line of a code block has no effect.`,
      hint: hintFor(unknown, options.additionalAttributes),
      ...(unknown.name !== '' && {target: unknown.name}),
    });
  }
  const language = node.lang?.toLowerCase() ?? options.defaultLanguage?.toLowerCase();
  const {lines, problems} = codeLines(node.value, {language, meta: parsed, options, usualMark: ''});
  for (const {ranges, offset} of parsed.marks) {
    for (const range of rangesWithoutLine(ranges, lines.length)) {
      warn(at(start?.line ?? 0, range, infoStart + offset), {
        message: `\`${range || '{}'}\` in the first line of a code block does not match any line of the code.`,
        hint: `Write line numbers from 1 to ${lines.length}, or ranges: \`{1,3-5}\`.`,
      });
    }
  }
  for (const {line, comment, reason, hint} of problems) {
    warn(at((start?.line ?? 0) + line + 1, comment), {message: `\`${comment}\` ${reason}.`, hint});
  }
}

function hintFor({text, name}: UnknownWord, additional: readonly string[] = []): string {
  const foreign = Object.hasOwn(foreignAttributes, name) ? foreignAttributes[name] : undefined;
  if (foreign !== undefined) return foreign;
  if (name === 'title' || text.startsWith('title=')) {
    return 'Write one title, in quotes: `title="…"`; write a quote in the title as `\\"`.';
  }
  return (
    (name === '' ? undefined : didYouMean(name, [...attributeNames, ...additional])) ??
    'Remove it or, if another tool reads it, list it in `themeConfig.code.additionalAttributes`.'
  );
}
