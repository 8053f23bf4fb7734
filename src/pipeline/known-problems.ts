import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {pathKind} from '../core/paths/paths.ts';

/** File in the site folder that lists the warnings that strict builds accept. `legacydocs import` writes the file. */
export const knownProblemsFile = 'known-problems.json';

export interface KnownProblems {
  /**
   * True for a warning that the file lists. Of a message, only the values in back-ticks are compared: line numbers and
   * wording can change. An entry without `file` matches the warning in any file.
   */
  has(problem: Diagnostic): boolean;
  /** Problems with the file itself. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a site's known problems. A missing file is treated as an empty list. */
export function readKnownProblems(siteFolder: string): KnownProblems {
  const path = join(siteFolder, knownProblemsFile);
  if (pathKind(path) !== 'file') return {has: () => false, diagnostics: []};
  try {
    const keys = new Set(entriesOf(JSON.parse(readFileSync(path, 'utf8'))).flatMap(keysOf));
    return {
      has: (problem) =>
        [problem, {...problem, file: ''}].some((one) => keysOf(one).some((key) => keys.has(key))),
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

/** Replaces the known warnings with a single note that states their number. */
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

/**
 * Formats warnings as the contents of `known-problems.json`. The result does not depend on the order of the warnings.
 */
export function printKnownProblems(problems: readonly Diagnostic[]): string {
  const byKey = new Map(
    problems.map((problem) => {
      const {code, file, target, message} = problem;
      return [keysOf(problem).join(), {code, file, target, message}] as const;
    }),
  );
  const entries = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}

type Entry = Pick<Diagnostic, 'code' | 'file' | 'target' | 'message'>;

function entriesOf(value: unknown): Entry[] {
  if (!Array.isArray(value)) throw new TypeError('it does not contain a list');
  return value;
}

/**
 * Returns the keys by which problems are compared. The first key contains the values in back-ticks in the message, or
 * the entire message if it has no values. If there is a target, a second key also contains the target, which entries in
 * older files do not have.
 */
function keysOf({code, file = '', target, message}: Entry): string[] {
  const values = message.match(/`[^`]+`/g) ?? message;
  const ids = target === undefined ? [values] : [values, {target}];
  return ids.map((id) => JSON.stringify([code, file, id]));
}
