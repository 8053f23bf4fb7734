import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
  type YAMLWarning,
} from 'yaml';
import {mergeConflicts} from '../../diagnostics/merge-conflicts.ts';
import type {Diagnostic, Location} from '../../diagnostics/types.ts';

/** A value with the locations of its parts. */
export interface LocatedValue {
  readonly value: unknown;
  /**
   * Where a part was written; the nearest part around it, if there is none.
   *
   * @param path Keys and indexes from the top: `['docs', 0, 'label']`.
   * @param part The key itself rather than its value.
   */
  readonly locate: (path: readonly PropertyKey[], part?: 'key' | 'value') => Location;
}

interface YamlOptions {
  /** Relative to the site folder. */
  readonly file: string;
  /** Line of the file on which `text` begins. Default: 1. */
  readonly firstLine?: number;
  /** Keys whose numbers are meant as text, and stay as written: `1.10`. */
  readonly textKeys?: ReadonlySet<string>;
  /** What to try when a value is not read as the text that it seems to be. */
  readonly quotingHint?: string;
}

/** What the parser's codes mean to an author; other codes keep the parser's own words. */
const reasons: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'A bracket is not closed before this line, or the line is indented wrongly',
  BLOCK_AS_IMPLICIT_KEY: 'A field begins inside the value of another',
  DUPLICATE_KEY: 'This name is given twice',
  TAB_AS_INDENT: 'Lines are indented with spaces, not with tabs',
};
/** Errors that quotes do not mend. */
const structural: readonly ErrorCode[] = ['DUPLICATE_KEY', 'TAB_AS_INDENT', 'TAG_RESOLVE_FAILED'];

/** Far above what pages use; an alias bomb multiplies without end. */
const maxAliasCount = 100;

/**
 * Read YAML 1.2 (or JSON, which is a part of it) with locations. Core schema: `yes`, `no`, `on`, `off` and
 * dates are texts. Nothing is ever evaluated: unknown tags such as `!!js/function` are refused.
 *
 * @returns The value, or what is wrong (`yaml-invalid`), each with its location.
 */
export function parseYaml(text: string, options: YamlOptions): LocatedValue | Diagnostic[] {
  const lines = new LineCounter();
  const at = (offset: number): Location => {
    const {line, col} = lines.linePos(offset);
    return {file: options.file, line: line + (options.firstLine ?? 1) - 1, column: col};
  };
  const conflicts = mergeConflicts(text, options.file, options.firstLine);
  if (conflicts.length > 0) return conflicts;
  try {
    const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
    const [first] = [...document.errors, ...document.warnings];
    // Those that follow are mostly its consequences.
    if (first !== undefined) return [invalid(first, at(first.pos[0]), options)];
    if (options.textKeys !== undefined) keepNumbersAsWritten(document, options.textKeys);
    return {
      value: document.toJS({maxAliasCount}),
      locate: (path, part = 'value') => at(offsetOf(document, path, part)),
    };
  } catch (error) {
    return [thrown(error, options)];
  }
}

function invalid(
  {code, message}: YAMLParseError | YAMLWarning,
  locate: Location,
  options: YamlOptions,
): Diagnostic {
  // The parser wraps its own overflow, at a depth that depends on the machine.
  if (/call stack/.test(message)) return thrown(new RangeError(), options);
  const reason = reasons[code] ?? message;
  return {
    severity: 'error',
    code: 'yaml-invalid',
    message: /[.!?]$/.test(reason) ? reason : `${reason}.`,
    ...locate,
    hint: structural.includes(code) ? undefined : options.quotingHint,
  };
}

/** What the parser throws rather than reports. */
function thrown(error: unknown, {file, firstLine = 1}: YamlOptions): Diagnostic {
  let message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) message = 'Values are nested too deeply.';
  if (error instanceof ReferenceError) {
    message = `Aliases (\`*name\`) multiply values more than ${maxAliasCount} times.`;
  }
  return {severity: 'error', code: 'yaml-invalid', message, file, line: firstLine, column: 1};
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

function offsetOf(
  document: Document.Parsed,
  path: readonly PropertyKey[],
  part: 'key' | 'value',
): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [index, step] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({key}) => keyText(key) === String(step));
      if (pair === undefined) return offset;
      const wantsKey = part === 'key' && index === path.length - 1;
      offset = (wantsKey ? undefined : startOf(pair.value)) ?? startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function keyText(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** An empty value has no text, hence no location of its own. */
function startOf(node: unknown): number | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range == null || range[0] === range[1] ? undefined : range[0];
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}
