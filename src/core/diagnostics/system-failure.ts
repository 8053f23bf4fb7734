import {BuildError} from './build-error.ts';
import {isOutOfMemory, outOfMemory} from './out-of-memory.ts';
import {isSystemFailure, systemCode, systemPath, systemReason} from './system-reason.ts';
import type {Diagnostic} from './types.ts';

/**
 * What to say when the system refused something that nobody saw coming: a file that went away, a full disk.
 *
 * @returns `undefined` if it is not the system that failed.
 */
export function systemFailure(error: unknown): BuildError | undefined {
  if (isOutOfMemory(error)) return new BuildError([outOfMemory('this command')], {cause: error});
  if (!isSystemFailure(error)) return undefined;
  const path = systemPath(error);
  const subject = path === undefined ? 'A file' : `\`${path}\``;
  const problem: Diagnostic = {
    severity: 'error',
    code: 'system-failed',
    message: `${subject} cannot be ${actionOf(error)}: ${systemReason(error)}.`,
    consequence: 'The command stops.',
    hint: 'Put that right, then run the command again.',
  };
  return new BuildError([problem], {cause: error});
}

const reading = [
  'access',
  'lstat',
  'open',
  'opendir',
  'read',
  'readlink',
  'realpath',
  'scandir',
  'stat',
];

function actionOf(error: unknown): string {
  const call = error instanceof Error && 'syscall' in error ? String(error.syscall) : '';
  const cannotWrite = ['ENOSPC', 'EDQUOT', 'EROFS'].includes(systemCode(error) ?? '');
  if (reading.includes(call) && !cannotWrite) return call === 'open' ? 'opened' : 'read';
  return ['rmdir', 'unlink', 'rm'].includes(call) ? 'removed' : 'written';
}

/** A source that cannot be read, or not any more. @param file Relative to the site folder. */
export function fileUnreadable(file: string, error: unknown): Diagnostic {
  return {
    severity: 'error',
    code: unreadableCode,
    message: `The file cannot be read: ${systemReason(error)}.`,
    file,
    consequence: 'Its page would be missing.',
  };
}

/** Of a source that cannot be read: each stage that wants it may say so. */
export const unreadableCode = 'file-unreadable';
