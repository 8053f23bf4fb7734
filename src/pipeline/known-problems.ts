import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {groupBy} from '../core/collections/collections.ts';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {pathKind} from '../core/paths/paths.ts';

/** File in the site folder that lists the warnings that strict builds accept. `legacydocs import` writes the file. */
export const knownProblemsFile = 'known-problems.json';

export interface KnownProblems {
  /**
   * Returns the warnings that the file lists. Of a message, only the values in back-ticks are compared: line numbers and
   * wording can change. An entry accepts `count` locations; without `count`, all. An entry without `file` matches the
   * warning in any file; with the file `null`, only a warning without a file.
   */
  knownIn(problems: readonly Diagnostic[]): ReadonlySet<Diagnostic>;
  /** Problems with the file itself. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a site's known problems. A missing file is treated as an empty list. */
export function readKnownProblems(siteFolder: string): KnownProblems {
  const path = join(siteFolder, knownProblemsFile);
  if (pathKind(path) !== 'file') return {knownIn: () => new Set(), diagnostics: []};
  try {
    const entries = entriesOf(JSON.parse(readFileSync(path, 'utf8')));
    return {knownIn: (problems) => knownIn(problems, entries), diagnostics: []};
  } catch (error) {
    const problem: Diagnostic = {
      severity: 'error',
      code: 'known-problems-invalid',
      message: `\`${knownProblemsFile}\` is not a list of problems: ${String(error)}`,
      file: knownProblemsFile,
      consequence: 'Known problems cannot be distinguished from new ones.',
      hint: 'Restore the file. Without it, every warning makes `legacydocs build --strict` fail.',
    };
    return {knownIn: () => new Set(), diagnostics: [problem]};
  }
}

function knownIn(
  problems: readonly Diagnostic[],
  entries: readonly Entry[],
): ReadonlySet<Diagnostic> {
  const byKey = new Map<string, {left: number}[]>();
  for (const entry of entries) {
    const accepted = {left: entry.count ?? Infinity};
    for (const key of keysOf(entry)) byKey.set(key, [...(byKey.get(key) ?? []), accepted]);
  }
  const known = new Set<Diagnostic>();
  const warnings = problems.filter(({severity}) => severity === 'warning');
  for (const repeated of groupBy(warnings, locationKey).values()) {
    const [{file = null, ...problem}] = repeated;
    const keys = [file, undefined].flatMap((one) => keysOf({...problem, file: one}));
    const entry = keys.flatMap((key) => byKey.get(key) ?? []).find(({left}) => left > 0);
    if (entry === undefined) continue;
    entry.left -= 1;
    for (const one of repeated) known.add(one);
  }
  return known;
}

/** Replaces the known warnings with a single note that states their number. */
export function withoutKnown(
  diagnostics: readonly Diagnostic[],
  known: KnownProblems,
): readonly Diagnostic[] {
  const listed = known.knownIn(diagnostics);
  const others = diagnostics.filter((problem) => !listed.has(problem));
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
  const entries = [...groupBy(problems, (problem) => keysOf(problem).join())]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]): Entry => {
      const [{code, file = null, target, message}] = group;
      return {code, file, target, message, count: new Set(group.map(locationKey)).size};
    });
  return `${JSON.stringify(entries, undefined, 2)}\n`;
}

interface Entry extends Pick<Diagnostic, 'code' | 'target' | 'message'> {
  readonly file?: string | null | undefined;
  /** Number of locations. */
  readonly count?: number | undefined;
}

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

/** Returns a key that is equal for a problem that several stages or pages report. */
function locationKey({code, file, line, column, message}: Diagnostic): string {
  return JSON.stringify([code, file, line, column, message]);
}
