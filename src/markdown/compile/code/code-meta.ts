import {decodeString} from 'micromark-util-decode-string';
import type {CodeOptions} from '../../types.ts';
import {applyMagicComments, lineClasses, type MarkedCode} from './magic-comments.ts';

/** Contents of a fence's info string, without the language. */
export interface CodeMeta {
  /** `title="…"`, `title=…` or `[…]` (row MD-09). */
  readonly title: string | undefined;
  /** `{1,3-5}`, `ins={2}` and `del={3}` (row MD-10). */
  readonly marks: readonly LineMarks[];
  /** Number of the first line: 1 for `showLineNumbers`, 10 for `showLineNumbers=10` (row MD-12). */
  readonly firstNumber: number | undefined;
  /** Words that have no effect. */
  readonly unknown: readonly UnknownWord[];
}

interface LineMarks {
  readonly kind: 'marked' | keyof typeof lineClasses;
  /** `1,3-5`. */
  readonly ranges: string;
  /** 0-based index in the info string. */
  readonly offset: number;
}

/** A word in the info string that has no effect. */
export interface UnknownWord {
  readonly text: string;
  readonly name: string;
  /** 0-based index in the info string. */
  readonly offset: number;
}

/** Names of attributes of a fence. */
export const attributeNames = [
  'title',
  'showLineNumbers',
  'mark',
  'ins',
  'del',
  'npm2yarn',
] as const;

const markKinds: Readonly<Record<string, LineMarks['kind']>> = {
  mark: 'marked',
  ins: 'added',
  del: 'removed',
};

/** Attributes for line numbers. The second name is from VitePress. */
const lineNumberNames: ReadonlySet<string> = new Set(['showLineNumbers', ':line-numbers']);

/** Words that are not reported, because another plugin reads them or because they only repeat the default. */
const otherWords: ReadonlySet<string> = new Set(['npm2yarn', ':no-line-numbers']);

const word =
  /\{(?<ranges>[^{}]*)\}|\[(?<label>[^\]]+)\](?!\S)|(?<name>[^\s={}[\]"']+)(?:=(?:"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)'|\{(?<braces>[^{}]*)\}|(?<bare>[^\s"'{}]+)))?(?![^\s{[])|\S+/g;

/**
 * Parses the info string of a fence.
 *
 * @param meta Info string without the language, as written: `title="App.js" {2} showLineNumbers`.
 * @param additional Attribute names from `themeConfig.code.additionalAttributes`, which only other tools read.
 */
export function parseCodeMeta(meta: string, additional: readonly string[] = []): CodeMeta {
  let title: string | undefined;
  let firstNumber: number | null | undefined;
  const marks: LineMarks[] = [];
  const unknown: UnknownWord[] = [];
  for (const {0: text, index: offset, groups = {}} of meta.matchAll(word)) {
    const {ranges, label, name = '', double, single, braces, bare} = groups;
    const value = double ?? single ?? braces ?? bare;
    const kind = Object.hasOwn(markKinds, name) ? markKinds[name] : undefined;
    const number = lineNumberNames.has(name) ? firstNumberOf(value) : undefined;
    if (ranges !== undefined) marks.push({kind: 'marked', ranges, offset});
    else if (kind !== undefined && braces !== undefined) {
      marks.push({kind, ranges: braces, offset});
    } else if (number !== undefined) firstNumber = number;
    else if (label !== undefined && title === undefined) title = decodeString(label);
    else if (name === 'title' && title === undefined && braces === undefined && value) {
      title = decodeString(value);
    } else if (!otherWords.has(text) && !additional.includes(name)) {
      unknown.push({text, name, offset});
    }
  }
  return {title, marks, firstNumber: firstNumber ?? undefined, unknown};
}

/**
 * Parses the value of `showLineNumbers`.
 *
 * @returns The number of the first line; `null` if line numbers are disabled; `undefined` for any other value.
 */
function firstNumberOf(value = 'true'): number | null | undefined {
  if (value === 'false') return null;
  if (value === 'true') return 1;
  return /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/**
 * Splits a fence's info string. Attributes can follow the language without a space: `ts:line-numbers{1}`.
 *
 * @returns `language`, which is empty if the info string has none, and `meta`, which begins with spaces in place of the
 * language: each character has the same index as in `info`.
 */
export function splitInfo(info: string): {readonly language: string; readonly meta: string} {
  const [language = ''] = /^(?:(?!:(?:no-)?line-numbers\b)[^\s{[=])*/.exec(info) ?? [];
  const length = info[language.length] === '=' ? 0 : language.length;
  // `plain text` is a single language name, which editors such as Notion export.
  const name = /^plain\s+text(?!\S)/i.exec(info)?.[0] ?? info.slice(0, length);
  return {language: info.slice(0, length), meta: info.slice(name.length).padStart(info.length)};
}

export interface CodeLinesOptions {
  readonly language: string | undefined;
  readonly meta: CodeMeta;
  readonly options: Pick<CodeOptions, 'magicComments'>;
  /** Class of marked lines if no magic comment is configured. */
  readonly usualMark: string;
}

/**
 * Returns the lines of a code block with their classes. Magic comments apply only in a block with a language (row
 * MD-11). If the fence has ranges, configured magic comments are plain text (row MD-10); only `[!code …]` comments
 * still apply.
 */
export function codeLines(
  code: string,
  {language, meta, options, usualMark}: CodeLinesOptions,
): MarkedCode {
  const hasRanges = meta.marks.length > 0;
  const markClass = options.magicComments[0]?.className ?? usualMark;
  const marked =
    language === undefined
      ? {lines: code.split('\n'), classNames: new Map(), problems: []}
      : applyMagicComments(code, {
          language,
          magicComments: hasRanges ? [] : options.magicComments,
          markClass,
        });
  if (!hasRanges) return marked;
  const classNames = new Map<number, readonly string[]>(marked.classNames);
  for (const {kind, ranges} of meta.marks) {
    const className = kind === 'marked' ? markClass : lineClasses[kind];
    for (const line of parseLineRanges(ranges, marked.lines.length)) {
      classNames.set(line, [...new Set([...(classNames.get(line) ?? []), className])]);
    }
  }
  return {...marked, classNames};
}

/**
 * Returns the lines of a fence's `{1,3-5}` (row MD-10).
 *
 * @param ranges 1-based line numbers and ranges without the braces, separated by commas. A range can be descending.
 * @param lineCount Number of lines in the block. Higher numbers are ignored, which also keeps `{1-999999999}` cheap.
 * @returns 0-based line indexes. Parts without a line number are ignored.
 */
export function parseLineRanges(ranges: string, lineCount: number): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of ranges.split(',')) {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (match?.[1] === undefined) continue;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    const last = Math.min(Math.max(from, to), lineCount);
    for (let line = Math.max(Math.min(from, to), 1); line <= last; line += 1) lines.add(line - 1);
  }
  return lines;
}

/** Returns the parts of `1,x,99` that do not match a line of the block. */
export function rangesWithoutLine(ranges: string, lineCount: number): string[] {
  const parts = ranges.split(',').map((part) => part.trim());
  return parts
    .filter((part, index) => part !== '' || index === 0)
    .filter((part) => parseLineRanges(part, lineCount).size === 0);
}
