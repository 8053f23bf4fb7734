import {dirname} from 'node:path';
import {BuildError, type Diagnostic} from './diagnostic.ts';
import {printable} from './message-text.ts';

/** Explanations of system error codes, as sentence parts. Other codes are caused by this program or the network. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it is larger than the system allows',
  EIO: 'the disk reports an error',
  ENAMETOOLONG: 'a name is longer than the file system allows',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  EEXIST: 'a file or folder with that name already exists',
  EISDIR: 'it is a folder',
  EFTYPE: 'it is a named pipe, a socket or a device',
  ENOTDIR: 'a part of the path is not a folder',
  ENOTEMPTY: 'the folder is not empty',
  ELOOP: 'symbolic links form a loop',
  EBUSY: 'it is in use',
  ETXTBSY: 'it is in use',
  ESTALE: 'the network file system has lost the file',
};

/** Returns the code of a system error, such as `ENOENT`; `undefined` for other errors. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Returns the reason for a failure as a sentence part: `permission is missing (EACCES)`. */
export function systemReason(error: unknown): string {
  const code = systemCode(error);
  const detail = error instanceof Error ? error.message : String(error);
  return code === undefined ? detail : `${reasons[code] ?? detail} (${code})`;
}

/** Returns the path of the file that caused a system error. */
export function systemPath(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string'
    ? error.path
    : undefined;
}

/** Returns the reason and the file, unless the message already names the file. */
export function systemDetail(error: unknown, isNamed = false): string {
  const path = systemPath(error);
  return `${systemReason(error)}${path === undefined || isNamed ? '' : ` at \`${path}\``}`;
}

/** True for an error of the operating system, false for faults of this program or the network. */
export function isSystemFailure(error: unknown): boolean {
  return Object.hasOwn(reasons, systemCode(error) ?? '');
}

/** Runs an operation and adds the file to its errors, because errors such as `ENOSPC` do not name it. */
export function namingFile<T>(file: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw withPath(error, file);
  }
}

/** Returns an error with `file` as its path, unless the error already has a path. */
export function withPath(error: unknown, file: string): unknown {
  if (systemCode(error) === undefined || systemPath(error) !== undefined) return error;
  return Object.assign(error as Error, {path: file});
}

/**
 * True if a worker thread, an array or the system ran out of memory. If the main thread runs out of memory, V8 ends the
 * process.
 */
export function isOutOfMemory(error: unknown): boolean {
  return (
    ['ERR_WORKER_OUT_OF_MEMORY', 'ENOMEM'].includes(systemCode(error) ?? '') ||
    (error instanceof RangeError && error.message === 'Array buffer allocation failed')
  );
}

/**
 * Returns the problem for exhausted memory. Its hint explains how to raise the limit.
 *
 * @param work The current work: "the stage `render`".
 */
export function outOfMemory(work: string): Diagnostic {
  return {
    severity: 'error',
    code: 'out-of-memory',
    message: `Node.js ran out of memory in ${work}.`,
    consequence: 'The command stops.',
    hint: 'Increase the limit, in megabytes: `NODE_OPTIONS=--max-old-space-size=4096` in the environment of the command.',
  };
}

/**
 * Returns the error for an unexpected failure of the system, such as a deleted file or a full disk.
 *
 * @returns `undefined` if the system is not the cause.
 */
export function systemFailure(error: unknown): BuildError | undefined {
  if (isOutOfMemory(error)) return new BuildError([outOfMemory('this command')], {cause: error});
  if (!isSystemFailure(error)) return undefined;
  const path = systemPath(error);
  const subject = path === undefined ? 'A file' : `\`${path}\``;
  const folder = callOf(error) === 'mkdtemp' && path !== undefined ? dirname(path) : undefined;
  const problem: Diagnostic = {
    severity: 'error',
    code: 'system-failed',
    message:
      folder === undefined
        ? `${subject} cannot be ${actionOf(error)}: ${systemReason(error)}.`
        : `Temporary files cannot be written to \`${folder}\`: ${systemReason(error)}.`,
    consequence: 'The command stops.',
    hint:
      folder === undefined
        ? 'Solve the problem, then run the command again.'
        : 'Set the environment variable `TMPDIR` (`TEMP` on Windows) to a folder that you can write to.',
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

function callOf(error: unknown): string {
  return error instanceof Error && 'syscall' in error ? String(error.syscall) : '';
}

function actionOf(error: unknown): string {
  const call = callOf(error);
  const cannotWrite = ['ENOSPC', 'EDQUOT', 'EROFS'].includes(systemCode(error) ?? '');
  if (reading.includes(call) && !cannotWrite) return call === 'open' ? 'opened' : 'read';
  return ['rmdir', 'unlink', 'rm'].includes(call) ? 'removed' : 'written';
}

/** Returns the problem for an unreadable source. @param file Relative to the site folder. */
export function fileUnreadable(file: string, error: unknown): Diagnostic {
  return {
    severity: 'error',
    code: unreadableCode,
    message: `The file cannot be read: ${systemReason(error)}.`,
    file,
    consequence: "The file's content would be missing.",
  };
}

/** Diagnostic code for an unreadable source. Several stages can report the same source. */
export const unreadableCode = 'file-unreadable';

/** Parts of a thrown value for a message. */
export interface Thrown {
  /** `TypeError`; empty for a value that is not an error. */
  readonly name: string;
  readonly message: string;
  /** As V8 formats it; empty for a value that is not an error. */
  readonly stack: string;
}

/** Maximum length of a message, since some contain an entire page. */
const longest = 1000;

/**
 * Reads a thrown value. The value can be anything, and reading its properties may throw; this function never throws.
 */
export function readThrown(thrown: unknown): Thrown {
  const isError = attempt(() => thrown instanceof Error) === true;
  const read = (field: 'name' | 'message' | 'stack'): string =>
    isError ? (attempt(() => String(Object(thrown)[field] ?? '')) ?? '') : '';
  const message = isError ? read('message') : attempt(() => described(thrown));
  return {
    name: oneLine(read('name')),
    message: oneLine(message || 'the thrown value has no message'),
    stack: read('stack'),
  };
}

function described(thrown: unknown): string {
  return typeof thrown === 'string' && thrown.trim() !== ''
    ? thrown
    : `\`${String(typeof thrown === 'string' ? "''" : thrown)}\` was thrown`;
}

function oneLine(text: string): string {
  const line = printable(text.trim().replace(/\s*[\r\n]+\s*/g, ' '));
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
