import type {Diagnostic, Severity} from '../../core/diagnostics/diagnostic.ts';
import {printable, printableLines} from '../../core/diagnostics/message-text.ts';
import type {Paint} from './paint.ts';

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
