import {resolve} from 'node:path';
import {groupBy} from '../../core/collections/collections.ts';
import {
  compareReported,
  type Diagnostic,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';
import {printable, printableLines} from '../../core/diagnostics/message-text.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {Io} from '../io.ts';
import {type Paint, paintFor} from './format.ts';

interface PrintOptions {
  /** Absolute: the diagnostics' files are relative to it, unless they are absolute. */
  readonly siteFolder: string;
  /** Leave out what is neither warning nor error. */
  readonly quiet?: boolean | undefined;
  /** Show every location of problems that have one cause, otherwise the first few; and the calls that led to an error. */
  readonly all?: boolean | undefined;
  /** The option that does so: `--verbose`. */
  readonly allWith?: string | undefined;
}

/** Tell of problems on stderr, and under GitHub Actions also in annotations. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  {stderr, annotations, env, cwd}: Pick<Io, 'stderr' | 'annotations' | 'env' | 'cwd'>,
  {siteFolder, quiet = false, all = false, allWith}: PrintOptions,
): void {
  const shown = inOrder(diagnostics).filter(({severity}) => !quiet || severity !== 'info');
  const groups = groupAlike(shown);
  const pathFrom = (folder: string) => (file: string) =>
    relativePath(folder, resolve(siteFolder, file));
  const options = {paint: paintFor(stderr, env), shownPath: pathFrom(cwd), all, allWith};
  for (const group of groups) stderr.write(`${textReport(group, options)}\n`);
  if (env.GITHUB_ACTIONS !== 'true') return;
  const repositoryPath = pathFrom(env.GITHUB_WORKSPACE ?? cwd);
  // GitHub shows ten of a kind for each step: every cause comes before the other locations of the first.
  const inTurn = [...groups.map(([first]) => first), ...groups.flatMap(([, ...others]) => others)];
  for (const diagnostic of inTurn) annotations.write(annotation(diagnostic, repositoryPath));
}

/** Locations of one group that are shown unless all are asked for. */
const locationsShown = 5;

const styles: Record<Severity, Parameters<Paint>[0]> = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  info: ['bold', 'cyan'],
};

export interface TextReportOptions {
  readonly paint: Paint;
  /** Turns a path of the site into one that can be opened from here. */
  readonly shownPath: (file: string) => string;
  /** Show every location of a group, and the calls that led to an error. */
  readonly all: boolean;
  /** How to see every location: `--verbose`. */
  readonly allWith?: string | undefined;
}

/**
 * Problems of one cause for people: location, severity and code of the first on the first line, then what happened, why it
 * matters and what to do next; then where else it happened.
 *
 * @param group At least one; see `groupAlike`.
 */
export function textReport(
  [first, ...others]: readonly [Diagnostic, ...Diagnostic[]],
  options: TextReportOptions,
): string {
  const {paint} = options;
  const {severity, code, message, consequence, hint, stack = []} = first;
  const head = [
    ...locationOf(first, options),
    `${paint(styles[severity], severity)} ${paint('dim', printable(code))}`,
    ...(others.length > 0 ? [`in ${others.length + 1} places`] : []),
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

function otherLocations(
  {message}: Diagnostic,
  others: readonly Diagnostic[],
  options: TextReportOptions,
): string[] {
  const shown = options.all ? others : others.slice(0, locationsShown - 1);
  const left = others.length - shown.length;
  const how = options.allWith === undefined ? '' : `; ${options.allWith} lists all`;
  return [
    ...shown.map((other) => {
      const own = other.message === message ? [] : [printable(other.message)];
      return `    ${[...locationOf(other, options), ...own].join('  ')}`;
    }),
    ...(left > 0 ? [`    and ${left} more${how}`] : []),
  ];
}

function locationOf(
  {file, line, column}: Diagnostic,
  {paint, shownPath}: TextReportOptions,
): string[] {
  if (file === undefined) return [];
  const parts = [shownPath(file), line, line && column].filter((part) => part !== undefined);
  return [paint('underline', printable(parts.join(':')))];
}

function indented(text: string): string {
  return printableLines(text).replace(/^(?=.)/gm, '  ');
}

const commands: Record<Severity, string> = {error: 'error', warning: 'warning', info: 'notice'};

/**
 * One problem as a workflow command of GitHub Actions, which shows it beside the line it is about.
 *
 * @param repositoryPath Turns a path of the site into one from the repository's root.
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
export function annotation(
  {severity, code, message, file, line, column, consequence, hint}: Diagnostic,
  repositoryPath: (file: string) => string,
): string {
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
  return `::${commands[severity]} ${shown.join(',')}::${escapeData(text)}\n`;
}

function escapeData(text: string): string {
  return printableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(printable(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Problems of one cause; at least one. */
export type Alike = readonly [Diagnostic, ...Diagnostic[]];

/**
 * Problems of one cause together: those that say the same of different locations, and links that one missing page
 * breaks. Groups stand where their first problem stood.
 */
export function groupAlike(diagnostics: readonly Diagnostic[]): Alike[] {
  const groups = groupBy(diagnostics, ({severity, code, message, target, consequence, hint}) =>
    JSON.stringify([severity, code, target ?? [message], consequence, hint]),
  );
  return [...groups.values()];
}

/**
 * As they are reported: each once, by file and then by position; first what has no file. `sort` keeps
 * the order of what stands at one location.
 */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [identity(diagnostic), diagnostic]));
  return [...unique.values()].sort(compareReported);
}

/** How many there are of each, counted once. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = {error: 0, warning: 0, info: 0};
  for (const {severity} of inOrder(diagnostics)) counts[severity] += 1;
  return counts;
}

/** The same for what is one problem. */
export function identity({severity, code, message, file, line, column}: Diagnostic): string {
  return JSON.stringify([severity, code, message, file, line, column]);
}
