import type {Diagnostic} from '../../src/diagnostics/types.ts';
import type {Cell, PageTable} from './tables.ts';
import {subjectsOf} from './tables.ts';

/** Where the library's source says what rows of a page's tables say. */
export interface SourceFact {
  /** Path below the version's folder of the docs. */
  readonly page: string;
  /** Id of the heading above the table, where the names alone do not tell. */
  readonly section?: string;
  /** Head of the column that is proved; `Default` if left out. */
  readonly column?: string;
  /** The names of the rows. */
  readonly rows: readonly string[];
  /** Path below the package; `%` stands for the row's name. */
  readonly source: string;
  /** Text of the source behind which to look; from its start if left out. */
  readonly after?: string;
  /**
   * Text of the source, with `§` in place of what the page must say, and `%` in place of the row's name. Spaces
   * count for any white space.
   */
  readonly code: string;
  /** What the page writes before it. */
  readonly prefix?: string;
}

/** What cannot be proved of a page, and why. */
export interface Unproved {
  readonly page: string;
  readonly rows: readonly string[];
  readonly why: string;
}

/** What a cell says that says no value. */
const noValue =
  /^(?:–|`undefined`|none|not set|left out|by preset|see below|required\b.*|at least one required)$/;

/** The sources of a library. */
export interface Sources {
  /** A file of the package; `undefined` where there is none. */
  readonly read: (path: string) => string | undefined;
  /** Stands before the paths of its files in messages. */
  readonly name: string;
}

/**
 * Whether the tables of a page say what the source says. A default that no fact is about is a problem too.
 *
 * @param file The page's path, for messages.
 */
export function checkDefaults(
  tables: readonly PageTable[],
  file: string,
  known: {readonly facts: readonly SourceFact[]; readonly unproved: readonly Unproved[]},
  library: Sources,
): readonly Diagnostic[] {
  const proved = new Set<Cell>();
  const diagnostics = known.facts.flatMap((fact) =>
    fact.rows.flatMap((name): readonly Diagnostic[] => {
      const cells = cellsAbout(name, fact, tables);
      const [cell] = cells;
      if (cell === undefined || cells.length > 1) {
        return [{...lostRow(name, fact, cells.length), file}];
      }
      proved.add(cell);
      const found = findIn(library.read(sourceOf(fact, name)), name, fact);
      if (found === undefined) return [{...lostSource(name, fact), file, ...placeOf(cell)}];
      const value = `${fact.prefix ?? ''}${found.value}`;
      if (isSame(cell, value)) return [];
      return [
        {
          severity: 'error',
          code: 'fact-differs',
          message: `The page says \`${spoken(cell)}\` for \`${name}\`; the library says \`${value}\` (${library.name}/${sourceOf(fact, name)}:${found.line}).`,
          consequence: 'Readers would rely on what is not so.',
          file,
          ...placeOf(cell),
        },
      ];
    }),
  );
  const excused = new Set(known.unproved.flatMap(({rows}) => rows));
  for (const {columns, rows} of tables) {
    const column = columns.indexOf('Default');
    for (const row of rows) {
      const cell = row[column];
      const [name] = subjectsOf(row);
      if (cell === undefined || name === undefined) continue;
      if (proved.has(cell) || excused.has(name) || noValue.test(cell.text)) continue;
      diagnostics.push({...unprovedDefault(name, cell), file, ...placeOf(cell)});
    }
  }
  return diagnostics;
}

function sourceOf({source}: SourceFact, name: string): string {
  return source.replaceAll('%', name);
}

function cellsAbout(
  name: string,
  {section, column = 'Default'}: SourceFact,
  tables: readonly PageTable[],
): readonly Cell[] {
  return tables
    .filter((table) => section === undefined || table.section === section)
    .flatMap(({columns, rows}) => {
      const index = columns.indexOf(column);
      return rows.filter((row) => subjectsOf(row).includes(name)).map((row) => row[index]);
    })
    .filter((cell) => cell !== undefined);
}

/** What stands in place of `§`, and the 1-based line. */
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

/** How the page writes the value: in code if there is any, else in words. */
function spoken({code, text}: Cell): string {
  return code[0] ?? text;
}

function isSame(cell: Cell, value: string): boolean {
  const written = normal(spoken(cell));
  const meant = written === 'off' ? 'false' : written.replace(/^(\d+)ms.*$/, '$1');
  return meant === normal(value);
}

function normal(code: string): string {
  return code.replaceAll(/\s+/g, '').replaceAll('"', "'");
}

function placeOf({line, column}: Cell): {readonly line: number; readonly column: number} {
  return {line, column};
}

type Problem = Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>;

function lostRow(name: string, {section, column = 'Default'}: SourceFact, count: number): Problem {
  const place = section === undefined ? '' : ` below #${section}`;
  return {
    severity: 'error',
    code: 'fact-without-row',
    message: `${count === 0 ? 'No table' : 'More than one table'}${place} has a row \`${name}\` with a column "${column}".`,
    hint: 'Change the row, or the fact about it in test/facts/versions.',
  };
}

function lostSource(name: string, {source, code, after}: SourceFact): Problem {
  const place = after === undefined ? '' : ` behind \`${after}\``;
  return {
    severity: 'error',
    code: 'fact-without-source',
    message: `The fact about \`${name}\` looks for \`${code}\`${place} in ${source}, and does not find it.`,
    hint: 'Change the fact in test/facts/versions.',
  };
}

function unprovedDefault(name: string, cell: Cell): Problem {
  return {
    severity: 'error',
    code: 'default-unproved',
    message: `Nothing proves that the default of \`${name}\` is ${cell.text}.`,
    hint: "Say in test/facts/versions where the library's source says it, or why it cannot be proved.",
  };
}
