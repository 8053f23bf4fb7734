import {basename} from 'node:path';
import {BuildError, buildError, type Diagnostic} from '../diagnostics/diagnostic.ts';
import {systemDetail, systemPath} from '../diagnostics/system-error.ts';

type Rest = Pick<Diagnostic, 'consequence' | 'hint'>;

/** The output is neither the old one nor the new one. */
const unfinishedCode = 'output-unfinished';

/** A refusal of the output stage. */
export function outputError(code: string, message: string, more: Rest = {}): BuildError {
  return buildError({code, message, ...more});
}

/**
 * A failure of the disk, in words, that leaves the output as it was.
 *
 * @param action What could not be done: "The file `a.html` cannot be written".
 * @returns `error` itself if it is one of ours already.
 */
export function diskError(
  action: string,
  error: unknown,
  more: Rest = {consequence: 'The build stops; nothing was replaced.'},
): BuildError {
  return error instanceof BuildError ? error : failure('output-failed', action, error, more);
}

/** As `diskError`, of an output that is neither the old one nor the new one until the next command. */
export function unfinishedError(action: string, error: unknown, hint?: string): BuildError {
  return failure(unfinishedCode, action, error, {
    consequence:
      'It may hold old and new files, or be missing, until the next command puts it in order.',
    hint,
  });
}

/** Whether an output was left that the next command has to finish. */
export function leavesUnfinished(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({code}) => code === unfinishedCode);
}

function failure(code: string, action: string, error: unknown, more: Rest): BuildError {
  const path = systemPath(error);
  const isNamed = path === undefined || action.includes(basename(path));
  const message = `${action}: ${systemDetail(error, isNamed)}.`;
  return buildError({code, message, ...more}, {cause: error});
}
