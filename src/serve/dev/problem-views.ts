import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {compareReported, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {LiveMessage, ProblemView} from '../../pages/theme/live-types.ts';

/** Maximum number of problems in the error view. */
const maxProblems = 20;
/** Number of source lines shown before and after the problem's line. */
const linesAround = 2;
/** Maximum number of characters shown for each line. */
const maxLineLength = 240;

/** Converts a build's errors to entries of the error view, with source excerpts. */
export async function problemViews(
  diagnostics: readonly Diagnostic[],
  siteFolder: string,
): Promise<Extract<LiveMessage, {readonly kind: 'problems'}>> {
  const errors = diagnostics.filter(({severity}) => severity === 'error').sort(compareReported);
  const shown = errors.slice(0, maxProblems);
  return {
    kind: 'problems',
    problems: await Promise.all(shown.map((problem) => problemView(problem, siteFolder))),
    more: errors.length - shown.length,
  };
}

async function problemView(
  {code, message, file, line, column, consequence = '', hint = ''}: Diagnostic,
  siteFolder: string,
): Promise<ProblemView> {
  const location = [file, line, line && column].filter((part) => part !== undefined).join(':');
  const lines =
    file === undefined || line === undefined ? [] : await excerpt(join(siteFolder, file), line);
  return {code, message, location, consequence, hint, lines};
}

/**
 * Returns the source lines around a location.
 *
 * @param here 1-based line number.
 */
async function excerpt(file: string, here: number): Promise<ProblemView['lines']> {
  // The file may be missing or a directory; then the message has no source excerpt.
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const first = Math.max(1, here - linesAround);
  return text
    .split(/\r\n|\n|\r/)
    .slice(first - 1, here + linesAround)
    .map((line, index) => ({
      number: first + index,
      text: line.slice(0, maxLineLength),
      isHere: first + index === here,
    }));
}
