import {BuildError} from '../diagnostics/build-error.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {errorCode} from './system.ts';

/** What a system's error code means to somebody who runs a build. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'a name is longer than the file system allows',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
};

/** A refusal of the output stage. */
export function outputError(
  code: string,
  message: string,
  more: Pick<Diagnostic, 'consequence' | 'hint'> = {},
): BuildError {
  return new BuildError([{severity: 'error', code, message, ...more}]);
}

/**
 * A failure of the disk, in words.
 *
 * @param action What could not be done: "The file `a.html` cannot be written".
 * @param consequence What that leaves behind.
 * @returns `error` itself if it is one of ours already.
 */
export function diskError(
  action: string,
  error: unknown,
  consequence = 'The build stops; the last good output stays as it was.',
): BuildError {
  if (error instanceof BuildError) return error;
  const code = errorCode(error);
  const detail = error instanceof Error ? error.message : String(error);
  const reason = code === undefined ? detail : `${reasons[code] ?? detail} (${code})`;
  return new BuildError(
    [{severity: 'error', code: 'output-failed', message: `${action}: ${reason}.`, consequence}],
    {cause: error},
  );
}
