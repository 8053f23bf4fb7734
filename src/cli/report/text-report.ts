import type {Diagnostic, Severity} from '../../diagnostics/types.ts';
import type {Paint} from './paint.ts';

const styles: Record<Severity, Parameters<Paint>[0]> = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  info: ['bold', 'cyan'],
};

/**
 * One problem for people: place, severity and code on the first line, then what happened, why it matters
 * and what to do next.
 *
 * @param shownPath Turns a path of the site into one that can be opened from here.
 * @param options.verbose Also the calls that led to an error.
 */
export function textReport(
  {severity, code, message, file, line, column, consequence, hint, stack = []}: Diagnostic,
  paint: Paint,
  shownPath: (file: string) => string,
  {verbose = false}: {readonly verbose?: boolean | undefined} = {},
): string {
  const place =
    file === undefined
      ? []
      : [[shownPath(file), line, line && column].filter((part) => part !== undefined).join(':')];
  const head = [
    ...place.map((text) => paint('underline', printable(text))),
    `${paint(styles[severity], severity)} ${paint('dim', code)}`,
  ].join('  ');
  const body = [
    indented(message),
    ...(consequence === undefined ? [] : [paint('dim', indented(consequence))]),
    ...(hint === undefined ? [] : [indented(hint)]),
    ...(verbose ? stack.map((call) => paint('dim', indented(`  at ${call}`))) : []),
  ];
  return `${[head, ...body].join('\n')}\n`;
}

function indented(text: string): string {
  return printable(text).replace(/^(?=.)/gm, '  ');
}

/** Names and texts of a site must not steer the terminal that they are shown on. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '\uFFFD');
}
