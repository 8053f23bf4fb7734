import {resolve} from 'node:path';
import {groupBy} from '../../core/collections/collections.ts';
import {
  compareReported,
  type Diagnostic,
  printable,
  printableLines,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {Io} from '../io.ts';
import {type Paint, paintFor} from './format.ts';

interface PrintOptions {
  /** Absolute path to which paths in diagnostics are relative. */
  readonly siteFolder: string;
  /** Leave out diagnostics of severity `info`. */
  readonly quiet?: boolean | undefined;
  /** Print every group of problems, every location and stack traces. */
  readonly all?: boolean | undefined;
  /** Option that enables `all`, for a hint: `--verbose`. */
  readonly allWith?: string | undefined;
}

/** One or more problems with the same cause. */
export type ProblemGroup = readonly [Diagnostic, ...Diagnostic[]];

export interface TextReportOptions {
  readonly paint: Paint;
  /** Converts a path in the site to a path relative to the working directory. */
  readonly shownPath: (file: string) => string;
  /** Print every location and stack traces. */
  readonly all: boolean;
  /** Option that enables `all`, for a hint: `--verbose`. */
  readonly allWith?: string | undefined;
}

/** Maximum number of printed groups for each severity, code and file. */
const maxProblemsPerFile = 20;

/** Maximum number of printed locations for each group. */
const maxLocations = 5;

const styles: Record<Severity, Parameters<Paint>[0]> = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  info: ['bold', 'cyan'],
};

/** Prints problems to stderr and, on GitHub Actions, also as annotations. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  {stderr, annotations, env, cwd}: Pick<Io, 'stderr' | 'annotations' | 'env' | 'cwd'>,
  {siteFolder, quiet = false, all = false, allWith}: PrintOptions,
): void {
  const reported = inOrder(diagnostics).filter(({severity}) => !quiet || severity !== 'info');
  const pathFrom = (folder: string) => (file: string) =>
    relativePath(folder, resolve(siteFolder, file));
  const options = {paint: paintFor(stderr, env), shownPath: pathFrom(cwd), all, allWith};
  const {groups, omitted} = limited(groupByCause(reported), all ? Infinity : maxProblemsPerFile);
  for (const group of groups) stderr.write(`${textReport(group, options)}\n`);
  for (const {first, count} of omitted) stderr.write(`${omittedText(first, count, options)}\n`);
  if (env.GITHUB_ACTIONS !== 'true') return;
  const repositoryPath = pathFrom(env.GITHUB_WORKSPACE ?? cwd);
  // GitHub displays only ten annotations of each kind per step, so the first problem of each group comes first.
  const annotated = [
    ...groups.map(([first]) => first),
    ...groups.flatMap(([, ...others]) => others),
  ];
  for (const problem of annotated) annotations.write(annotation(problem, repositoryPath));
}

/**
 * Formats problems that have the same cause for the terminal: location, severity and code of the first problem, then
 * the message, consequence and hint, then the other locations.
 */
export function textReport([first, ...others]: ProblemGroup, options: TextReportOptions): string {
  const {paint} = options;
  const {message, consequence, hint, stack = []} = first;
  const head = [
    ...headOf(first, options),
    ...(others.length > 0 ? [`in ${others.length + 1} locations`] : []),
  ].join('  ');
  const body = [
    indented(message),
    ...(consequence === undefined ? [] : [paint('dim', indented(consequence))]),
    ...(hint === undefined ? [] : [indented(hint)]),
    ...(options.all ? stack.map((call) => paint('dim', indented(`  at ${call}`))) : []),
    ...otherLocations(first, others, options),
  ];
  return `${[head, ...body].join('\n')}\n`;
}

/**
 * Formats a problem as a GitHub Actions workflow command. GitHub displays the problem next to the line in the source.
 *
 * @param repositoryPath Converts a path in the site to a path relative to the repository root.
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(
  {severity, code, message, file, line, column, consequence, hint}: Diagnostic,
  repositoryPath: (file: string) => string,
): string {
  const command = severity === 'info' ? 'notice' : severity;
  const properties = {
    file: file === undefined ? undefined : repositoryPath(file),
    line,
    col: column,
    title: code,
  };
  const shown = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  const text = [message, consequence, hint].filter((part) => part !== undefined).join('\n');
  return `::${command} ${shown.join(',')}::${escapeData(text)}\n`;
}

/**
 * Groups problems that have the same `target`, such as broken links to the same page, or the same message. Groups are
 * in the order of their first problems.
 */
export function groupByCause(diagnostics: readonly Diagnostic[]): ProblemGroup[] {
  const groups = groupBy(diagnostics, ({severity, code, message, target, consequence, hint}) =>
    JSON.stringify([severity, code, target ?? [message], consequence, hint]),
  );
  return [...groups.values()];
}

/** Returns problems without duplicates, sorted by file and position, beginning with problems that have no file. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [identity(diagnostic), diagnostic]));
  return [...unique.values()].sort(compareReported);
}

/** Counts the distinct problems of each severity. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = {error: 0, warning: 0, info: 0};
  for (const {severity} of inOrder(diagnostics)) counts[severity] += 1;
  return counts;
}

/** Returns a key by which duplicate problems are recognized. */
export function identity({severity, code, message, file, line, column}: Diagnostic): string {
  return JSON.stringify([severity, code, message, file, line, column]);
}

/** Separates the groups that exceed the limit for their severity, code and file. Without a file, there is no limit. */
function limited(groups: readonly ProblemGroup[], limit: number) {
  const byKind = groupBy(groups, ([{severity, code, file}]) =>
    JSON.stringify([severity, code, file]),
  );
  const kept = new Set<ProblemGroup>();
  const omitted: {readonly first: Diagnostic; readonly count: number}[] = [];
  for (const alike of byKind.values()) {
    const [[first]] = alike;
    const shown = first.file === undefined ? alike : alike.slice(0, limit);
    for (const group of shown) kept.add(group);
    if (alike.length > shown.length) omitted.push({first, count: alike.length - shown.length});
  }
  return {groups: groups.filter((group) => kept.has(group)), omitted};
}

function omittedText(
  {severity, code, file}: Diagnostic,
  count: number,
  options: TextReportOptions,
): string {
  const head = headOf({severity, code, file}, options).join('  ');
  return `${head}\n${indented(`${count} more problems of this kind in this file${howToListAll(options)}.`)}\n`;
}

function otherLocations(
  {message}: Diagnostic,
  others: readonly Diagnostic[],
  options: TextReportOptions,
): string[] {
  const shown = options.all ? others : others.slice(0, maxLocations - 1);
  const left = others.length - shown.length;
  return [
    ...shown.map((other) => {
      const own = other.message === message ? [] : [printable(other.message)];
      return `    ${[...locationOf(other, options), ...own].join('  ')}`;
    }),
    ...(left > 0 ? [`    and ${left} more${howToListAll(options)}`] : []),
  ];
}

function howToListAll({allWith}: TextReportOptions): string {
  return allWith === undefined ? '' : `; ${allWith} lists all`;
}

function headOf(
  problem: Pick<Diagnostic, 'severity' | 'code' | 'file' | 'line' | 'column'>,
  options: TextReportOptions,
): string[] {
  const {severity, code} = problem;
  const {paint} = options;
  return [
    ...locationOf(problem, options),
    `${paint(styles[severity], severity)} ${paint('dim', printable(code))}`,
  ];
}

function locationOf(
  {file, line, column}: Pick<Diagnostic, 'file' | 'line' | 'column'>,
  {paint, shownPath}: TextReportOptions,
): string[] {
  if (file === undefined) return [];
  const parts = [shownPath(file), line, line && column].filter((part) => part !== undefined);
  return [paint('underline', printable(parts.join(':')))];
}

function indented(text: string): string {
  return printableLines(text).replace(/^(?=.)/gm, '  ');
}

function escapeData(text: string): string {
  return printableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(printable(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
