import {basename} from 'node:path';
import {BuildError, buildError, type Diagnostic} from '../diagnostics/diagnostic.ts';
import {systemDetail, systemPath} from '../diagnostics/system-error.ts';

type Rest = Pick<Diagnostic, 'consequence' | 'hint'>;

/** Diagnostic code for an incomplete output. */
const unfinishedCode = 'output-unfinished';

/** Returns an error of the output stage. */
export function outputError(code: string, message: string, more: Rest = {}): BuildError {
  return buildError({code, message, ...more});
}

/**
 * Returns the error for a failed file operation that left the output unchanged.
 *
 * @param action The failed action: "The file `a.html` cannot be written".
 * @returns `error` itself if it is a `BuildError`.
 */
export function diskError(
  action: string,
  error: unknown,
  more: Rest = {consequence: 'The build stops. Nothing was replaced.'},
): BuildError {
  return error instanceof BuildError ? error : failure('output-failed', action, error, more);
}

/** Returns the error for a failed file operation that left the output incomplete until the next command runs. */
export function unfinishedError(action: string, error: unknown, hint?: string): BuildError {
  return failure(unfinishedCode, action, error, {
    consequence:
      'The output folder may contain old and new files until the next command completes the update.',
    hint,
  });
}

/** True if an output is incomplete until the next command. */
export function leavesUnfinished(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({code}) => code === unfinishedCode);
}

function failure(code: string, action: string, error: unknown, more: Rest): BuildError {
  const path = systemPath(error);
  const isNamed = path === undefined || action.includes(basename(path));
  const message = `${action}: ${systemDetail(error, isNamed)}.`;
  return buildError({code, message, ...more}, {cause: error});
}
