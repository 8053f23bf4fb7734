import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {pathKind} from '../core/paths/paths.ts';

/** File in the site folder that lists warnings that do not make strict builds fail. `legacydocs import` writes it. */
export const knownProblemsFile = 'known-problems.json';

export interface KnownProblems {
  /**
   * True for a warning that the file lists. Line numbers are not compared, because they change. An entry without `file`
   * matches all files.
   */
  has(problem: Diagnostic): boolean;
  /** Problems with the file itself. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a site's known problems. Empty if the file does not exist. */
export function readKnownProblems(siteFolder: string): KnownProblems {
  const path = join(siteFolder, knownProblemsFile);
  if (pathKind(path) !== 'file') return {has: () => false, diagnostics: []};
  try {
    const keys = new Set(entriesOf(JSON.parse(readFileSync(path, 'utf8'))).map(keyOf));
    return {
      has: (problem) => keys.has(keyOf(problem)) || keys.has(keyOf({...problem, file: ''})),
      diagnostics: [],
    };
  } catch (error) {
    const problem: Diagnostic = {
      severity: 'error',
      code: 'known-problems-invalid',
      message: `\`${knownProblemsFile}\` is not a list of problems: ${String(error)}`,
      file: knownProblemsFile,
      consequence: 'Known problems cannot be distinguished from new ones.',
      hint: 'Restore the file. Without it, every warning makes `legacydocs build --strict` fail.',
    };
    return {has: () => false, diagnostics: [problem]};
  }
}

/** Replaces the known warnings with a note that contains their number. */
export function withoutKnown(
  diagnostics: readonly Diagnostic[],
  known: KnownProblems,
): readonly Diagnostic[] {
  const others = diagnostics.filter(
    (problem) => problem.severity !== 'warning' || !known.has(problem),
  );
  const count = diagnostics.length - others.length;
  if (count === 0) return diagnostics;
  const note: Diagnostic = {
    severity: 'info',
    code: 'known-problems',
    message: `${count === 1 ? 'One warning is' : `${count} warnings are`} listed in \`${knownProblemsFile}\` and not shown.`,
    file: knownProblemsFile,
    hint: 'Build without `--strict` to see all warnings. Remove an entry once its problem is fixed.',
  };
  return [...others, note];
}

/** Formats warnings as the contents of `known-problems.json`. The same warnings produce the same text. */
export function printKnownProblems(problems: readonly Diagnostic[]): string {
  const byKey = new Map(
    problems.map((problem) => {
      const {code, file, message} = problem;
      return [keyOf(problem), {code, file, message}];
    }),
  );
  const entries = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}

type Entry = Pick<Diagnostic, 'code' | 'file' | 'message'>;

function entriesOf(value: unknown): Entry[] {
  if (!Array.isArray(value)) throw new TypeError('it does not contain a list');
  return value;
}

function keyOf({code, file = '', message}: Entry): string {
  return JSON.stringify([code, file, message]);
}
