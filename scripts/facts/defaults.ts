import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {type Cell, type PageParts, subjectsOf} from './tables.ts';

/** Location of a documented value in the library's source. */
export interface SourceFact {
  /** Path of the page, relative to the version's folder. */
  readonly page: string;
  /** Id of the heading above the rows or list items, if their names are ambiguous. */
  readonly section?: string;
  /** Names in the first cell of rows, or in list items. */
  readonly rows: readonly string[];
  /** Path of the source file, relative to the package. */
  readonly source: string;
  /** Source text after which the search starts. Default: the beginning of the file. */
  readonly after?: string;
  /**
   * Source text, in which `§` represents the value that the page must state, and `%` the name. A space matches any
   * white space.
   */
  readonly code: string;
}

/** Rows whose values cannot be verified, and the reason. */
export interface Unverified {
  readonly page: string;
  readonly rows: readonly string[];
  readonly why: string;
}

/** Matches cells that do not state a value. */
const noValue =
  /^(?:–|`undefined`|none|off|not set|left out|by preset|see below|required\b.*|at least one required)$/;

/** A library's source files. */
export interface Sources {
  /** Reads a file of the package; `undefined` if it does not exist. */
  readonly read: (path: string) => string | undefined;
  /** Prefix for file paths in messages. */
  readonly name: string;
}

/** A statement on a page about one or more names. */
interface Statement {
  readonly section: string;
  readonly names: readonly string[];
  /** Cell in the column "Default", which contains only the value, if there is one. */
  readonly value: Cell | undefined;
  /** All cells in the statement. */
  readonly cells: readonly Cell[];
}

/**
 * Checks that rows and list items state the same values as the source, either in the column "Default" or in a sentence.
 * A default without a matching fact is also reported.
 *
 * @param file Path of the page, for messages.
 */
export function checkDefaults(
  parts: PageParts,
  file: string,
  known: {readonly facts: readonly SourceFact[]; readonly unverified: readonly Unverified[]},
  library: Sources,
): readonly Diagnostic[] {
  const statements = statementsOf(parts);
  const proved = new Set<Statement>();
  const diagnostics = known.facts.flatMap((fact) =>
    fact.rows.flatMap((name): readonly Diagnostic[] => {
      const about = statements.filter(
        ({section, names}) =>
          names.includes(name) && (fact.section === undefined || fact.section === section),
      );
      const strict = about.filter(({value}) => value !== undefined);
      const [first] = strict.length > 0 ? strict : about;
      if (first === undefined) return [{...missingRow(name, fact), file}];
      for (const statement of about) proved.add(statement);
      const found = findIn(library.read(fact.source), name, fact);
      const isRight = ({value, cells}: Statement) =>
        found !== undefined &&
        (value === undefined
          ? cells.some((cell) => says(cell, found.value))
          : isSame(value, found.value));
      const wrong =
        strict.length > 0
          ? strict.find((statement) => !isRight(statement))
          : about.some(isRight)
            ? undefined
            : first;
      if (found === undefined) return [{...missingSource(name, fact), file, ...placeOf(first)}];
      if (wrong === undefined) return [];
      return [
        {
          severity: 'error',
          code: 'fact-differs',
          message: `The library says that \`${name}\` is \`${found.value}\` (${library.name}/${fact.source}:${found.line}); the page says: ${textOf(wrong)}`,
          consequence: 'Readers would rely on incorrect information.',
          file,
          ...placeOf(wrong),
        },
      ];
    }),
  );
  const excused = new Set(known.unverified.flatMap(({rows}) => rows));
  const unverified = statements.filter(
    (statement) =>
      !proved.has(statement) &&
      statement.names.length > 0 &&
      !statement.names.some((name) => excused.has(name)) &&
      statesDefault(statement),
  );
  return [
    ...diagnostics,
    ...unverified.map((statement) => ({
      ...unverifiedDefault(statement),
      file,
      ...placeOf(statement),
    })),
  ];
}

function statementsOf({tables, items}: PageParts): readonly Statement[] {
  const ofTables = tables.flatMap(({section, columns, rows}) =>
    rows.map((row) => ({
      section,
      names: subjectsOf(row).map(innermost),
      value: row[columns.indexOf('Default')],
      cells: row.slice(1),
    })),
  );
  const ofItems = items.map(({section, content}) => ({
    section,
    names: content.code.filter((code) => /^[\w.]+$/.test(code)).map(innermost),
    value: undefined,
    cells: [content],
  }));
  return [...ofTables, ...ofItems];
}

/** Returns the last part of a name, such as `mass` for `config.mass`. */
function innermost(name: string): string {
  return name.replace(/^.*\./, '');
}

function statesDefault({value, cells}: Statement): boolean {
  return value === undefined
    ? cells.some(({text}) => /(?:`[^`]+`|\b\d[\d.]*) by default/.test(text))
    : !noValue.test(value.text);
}

/** Returns the source text that matches `§`, and its 1-based line. */
function findIn(
  text: string | undefined,
  name: string,
  {after = '', code}: SourceFact,
): {readonly value: string; readonly line: number} | undefined {
  const start = text?.indexOf(after) ?? -1;
  if (text === undefined || start < 0) return undefined;
  const pattern = code
    .replaceAll('%', name)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replace('§', '(?<value>[^;]*?)');
  const match = new RegExp(pattern, 'd').exec(text.slice(start));
  const range = match?.indices?.groups?.['value'];
  const value = match?.groups?.['value'];
  if (range === undefined || value === undefined) return undefined;
  return {value: value.trim(), line: text.slice(0, start + range[0]).split('\n').length};
}

function textOf({value, cells}: Statement): string {
  return value?.text ?? cells.map(({text}) => text).join(' | ');
}

function isSame({code, text}: Cell, value: string): boolean {
  return normal(code[0] ?? text) === normal(value);
}

/** True if a cell or sentence contains a value, as code or as a word. */
function says({code, text}: Cell, value: string): boolean {
  const words = text.split(/[^\w.]+/).map((word) => word.replace(/\.$/, ''));
  return words.includes(value) || code.some((part) => normal(part) === normal(value));
}

function normal(code: string): string {
  return code.replaceAll(/\s+/g, '').replaceAll('"', "'");
}

function placeOf({value, cells}: Statement): Pick<Diagnostic, 'line' | 'column'> {
  const cell = value ?? cells[0];
  return cell === undefined ? {} : {line: cell.line, column: cell.column};
}

type Problem = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>;

function missingRow(name: string, {section}: SourceFact): Problem {
  const place = section === undefined ? '' : ` below #${section}`;
  return {
    severity: 'error',
    code: 'fact-without-row',
    message: `No row of a table and no item of a list${place} is about \`${name}\`.`,
    hint: 'Change the page, or the fact about it in scripts/facts/versions.',
  };
}

function missingSource(name: string, {source, code, after}: SourceFact): Problem {
  const place = after === undefined ? '' : ` after \`${after}\``;
  return {
    severity: 'error',
    code: 'fact-without-source',
    message: `The fact about \`${name}\` looks for \`${code}\`${place} in ${source}, which does not contain it.`,
    hint: 'Change the fact in scripts/facts/versions.',
  };
}

function unverifiedDefault(statement: Statement): Problem {
  return {
    severity: 'error',
    code: 'default-unproved',
    message: `No fact verifies the default of \`${statement.names[0]}\`: ${textOf(statement)}`,
    hint: "Add its location in the library's source to scripts/facts/versions, or the reason why it cannot be verified.",
  };
}
