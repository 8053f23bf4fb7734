import type {Diagnostic, Severity} from '../../core/diagnostics/diagnostic.ts';
import {printable, printableLines} from '../../core/diagnostics/message-text.ts';

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
