import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {compareReported, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {LiveMessage, ProblemView} from '../../pages/theme/live-types.ts';

/** More would only be scrolled past. */
const shownProblems = 20;
/** Lines before and after the location of a problem. */
const linesAround = 2;
/** Minified files have one line of a megabyte. Characters. */
const longestLine = 240;

/** What the error view shows of a build's problems: its errors, each with the lines that it stands in. */
export async function problemViews(
  diagnostics: readonly Diagnostic[],
  siteFolder: string,
): Promise<Extract<LiveMessage, {readonly kind: 'problems'}>> {
  const errors = diagnostics.filter(({severity}) => severity === 'error').sort(compareReported);
  const shown = errors.slice(0, shownProblems);
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

/** @param here 1-based. */
async function excerpt(file: string, here: number): Promise<ProblemView['lines']> {
  // It may be gone, or a folder: then the message has to do.
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const first = Math.max(1, here - linesAround);
  return text
    .split(/\r\n|\n|\r/)
    .slice(first - 1, here + linesAround)
    .map((line, index) => ({
      number: first + index,
      text: line.slice(0, longestLine),
      isHere: first + index === here,
    }));
}
