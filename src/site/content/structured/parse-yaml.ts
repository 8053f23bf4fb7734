import {type Document, type ErrorCode, isMap, LineCounter, parseDocument, visit} from 'yaml';
import type {Diagnostic, KeyLocation, Location} from '../../../core/diagnostics/diagnostic.ts';
import {mergeConflicts} from '../../../core/diagnostics/merge-conflicts.ts';
import {
  maxAliasCount,
  tooDeep,
  tooManyAliases,
  walkDocument,
  type YamlProblem,
} from './walk-document.ts';

/** A value with the locations of its parts. */
export interface LocatedValue {
  readonly value: unknown;
  /**
   * Returns the location of a part, or of its nearest ancestor that the source contains.
   *
   * @param path Keys and indexes from the root: `['docs', 0, 'label']`.
   * @param part Selects the key or its value.
   */
  readonly locate: (path: readonly PropertyKey[], part?: 'key' | 'value') => KeyLocation;
  /** Warnings about text that is not part of a value. */
  readonly warnings?: readonly Diagnostic[];
}

interface YamlOptions {
  /** Relative to the site folder. */
  readonly file: string;
  /** Line of the file where `text` begins. Default: 1. */
  readonly firstLine?: number;
  /** Keys whose numbers are kept as text: `1.10`. */
  readonly textKeys?: ReadonlySet<string>;
  /** Hint for a value that needs quotes to be read as text. */
  readonly quotingHint?: string;
}

/** Messages for the parser's error codes. Other codes keep the parser's own message. */
const reasons: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'A bracket is not closed before this line, or the line is indented wrongly',
  BLOCK_AS_IMPLICIT_KEY: 'A field begins inside the value of another field',
  DUPLICATE_KEY: 'This key occurs twice',
  TAB_AS_INDENT: 'Lines must be indented with spaces, not with tabs',
};
const jsonReasons: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'A bracket is not closed',
  DUPLICATE_KEY: 'This key occurs twice',
  MISSING_CHAR: 'A comma, a colon, a quotation mark or a closing bracket is missing',
};
/** Errors that quotation marks do not fix. */
const structural: readonly ErrorCode[] = ['DUPLICATE_KEY', 'TAB_AS_INDENT', 'TAG_RESOLVE_FAILED'];

/** Maximum length in UTF-16 code units, enough for a sidebar of tens of thousands of pages. */
const maxLength = 4_000_000;

/**
 * Parses YAML 1.2 (or JSON, a subset of YAML) with locations. In the core schema, `yes`, `no`, `on`, `off` and
 * dates are strings. Nothing is evaluated: unknown tags such as `!!js/function` are rejected.
 *
 * @returns The value, or the problems (`yaml-invalid`), with locations.
 */
export function parseYaml(text: string, options: YamlOptions): LocatedValue | Diagnostic[] {
  const tooLong = lengthProblem(text, maxLength);
  if (tooLong !== undefined) return [unlocated(tooLong, options)];
  const lines = new LineCounter();
  const at = (offset: number): Location => {
    const {line, col} = lines.linePos(offset);
    return {file: options.file, line: line + (options.firstLine ?? 1) - 1, column: col};
  };
  const conflicts = mergeConflicts(text, options.file, options.firstLine);
  if (conflicts.length > 0) return conflicts;
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
    });
    // Later problems are usually consequences of the first problem.
    const [first] = [...document.errors, ...document.warnings];
    // The parser reports its own stack overflow as an error, which depends on the machine.
    if (first !== undefined && /call stack/.test(first.message)) throw new RangeError();
    if (first !== undefined) {
      const {code, message, pos} = first;
      return [invalid({code, message, offset: pos[0]}, at, options)];
    }
    const {problem, offsetOf} = walkDocument(document);
    if (problem !== undefined) return [invalid(problem, at, options)];
    if (options.textKeys !== undefined) keepNumbersAsWritten(document, options.textKeys);
    return {
      value: document.toJS({maxAliasCount}),
      locate: (path, part = 'value') => at(offsetOf(path, part)),
      warnings: cutText.test(text) ? cutTexts(document, at) : [],
    };
  } catch (error) {
    return [unlocated(reasonOf(error), options)];
  }
}

/** A comment that begins like text: `Fix #12`. */
const cutText = /[ \t]#[^\s#]/;

/** Reports unquoted values that end before ` #`, probably by mistake: the value of `title: Fix #12` is `Fix`. */
function cutTexts(document: Document.Parsed, at: (offset: number) => Location): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Scalar(_, {type, value, comment, range}) {
      if (type !== 'PLAIN' || typeof value !== 'string' || !/^[^\s#]/.test(comment ?? '')) return;
      const shown = `${value} #${comment}`.slice(0, 60);
      found.push({
        severity: 'warning',
        code: 'lost-text',
        message: `\`#${(comment ?? '').slice(0, 60)}\` is a comment, not a part of the text before it.`,
        ...at(range?.[1] ?? 0),
        consequence: 'Readers do not see the comment.',
        hint: `Put the text in quotes: \`"${shown.replaceAll('"', '\\"')}"\`. For a comment, write a space after \`#\`.`,
      });
    },
  });
  return found;
}

/** Returns a message if a text is too long: parsing it would block the thread. */
export function lengthProblem(text: string, maxLength: number): string | undefined {
  if (text.length <= maxLength) return undefined;
  const [length, max] = [text.length, maxLength].map((count) => count.toLocaleString('en'));
  return `It has ${length} characters, and at most ${max} can be read.`;
}

function invalid(
  {code, message, offset}: YamlProblem,
  at: (offset: number) => Location,
  options: YamlOptions,
): Diagnostic {
  const reason = options.file.endsWith('.json')
    ? jsonReason(code, message)
    : ((code && reasons[code]) ?? message);
  return {
    severity: 'error',
    code: 'yaml-invalid',
    message: /[.!?]$/.test(reason) ? reason : `${reason}.`,
    ...at(offset),
    hint: code === undefined || structural.includes(code) ? undefined : options.quotingHint,
  };
}

/** Returns a message without the terms of YAML. Problems without a code are those of this program. */
function jsonReason(code: ErrorCode | undefined, message: string): string {
  if (code === undefined) return message;
  return jsonReasons[code] ?? 'This text is not valid JSON';
}

function unlocated(message: string, {file, firstLine = 1}: YamlOptions): Diagnostic {
  return {severity: 'error', code: 'yaml-invalid', message, file, line: firstLine, column: 1};
}

/** Returns a message for an exception that the parser threw. */
function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return tooDeep;
  if (error instanceof ReferenceError) return tooManyAliases;
  return error instanceof Error ? error.message : String(error);
}

function keepNumbersAsWritten(document: Document.Parsed, keys: ReadonlySet<string>): void {
  if (!isMap(document.contents)) return;
  for (const {key, value} of document.contents.items) {
    if (!keys.has(String(key)) || value === null) continue;
    visit(value, {
      Scalar: (_, scalar) => {
        if (typeof scalar.value === 'number') scalar.value = scalar.source ?? String(scalar.value);
      },
    });
  }
}
