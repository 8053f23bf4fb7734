import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import {hostname} from 'node:os';
import {basename} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {
  BuildError,
  buildError,
  type Diagnostic,
  namingFile,
  systemCode,
  systemDetail,
  systemPath,
  withPath,
} from '../diagnostics/diagnostic.ts';
import {sha256} from '../hash/sha256.ts';
import {regularFile} from '../paths/paths.ts';

/** File operations of the output stage. Tests replace them to stop the stage at any step. */
export interface FileSystem
  extends Pick<
    typeof fs,
    'access' | 'lstat' | 'readdir' | 'realpath' | 'rename' | 'rm' | 'rmdir' | 'stat'
  > {
  readFile(file: string, encoding: 'utf8'): Promise<string>;
  mkdir(path: string, options: {readonly recursive: true}): Promise<unknown>;
  writeFile(
    file: string,
    contents: Uint8Array | string,
    options?: {readonly flag: 'wx'},
  ): Promise<void>;
  /** Copies the contents of a file. The permissions of the copy follow the umask, like those of other new files. */
  copyFile(from: string, to: string): Promise<void>;
  /** Waits until a file's contents, or a folder's entries, are on disk. */
  sync(path: string): Promise<void>;
  /** Returns the SHA-256 of a file. The file is read in pieces to save memory. */
  hash(file: string): Promise<string>;
}

/** Identifies a process, even if its number is reused. */
export interface ProcessId {
  readonly host: string;
  /** Process namespace: containers with the same host name have different ones. */
  readonly space: string;
  readonly pid: number;
  /** Start time of the process in kernel ticks; empty on systems without `/proc`. */
  readonly started: string;
}

interface Processes {
  readonly self: ProcessId;
  /** True if the process is running. The process must be on this host and in this namespace. */
  isRunning(process: ProcessId): boolean;
  /** Interval of the heartbeat, in milliseconds. */
  readonly beatMs: number;
}

/** This machine's file operations and processes. */
export interface System {
  readonly fs: FileSystem;
  readonly processes: Processes;
}

/** Returns the result of an operation; `undefined` if it failed with one of these codes. Other failures are thrown. */
export async function unlessCode<T>(
  operation: Promise<T>,
  ...codes: readonly string[]
): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (codes.includes(systemCode(error) ?? '')) return undefined;
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  // Windows flushes only files that are open for writing, and it has no folder handles.
  const handle = await unlessCode(
    fs.open(path, process.platform === 'win32' ? 'r+' : 'r'),
    'EISDIR',
    'EPERM',
  );
  if (handle === undefined) return;
  try {
    await unlessCode(handle.sync(), 'EINVAL', 'ENOTSUP');
  } catch (error) {
    throw withPath(error, path);
  } finally {
    await handle.close();
  }
}

// Synchronous: with tens of thousands of files, awaiting each one takes several times as long.
const rename: FileSystem['rename'] = async (from, to) => renameSync(from, to);
const mkdir: FileSystem['mkdir'] = async (path, options) => mkdirSync(path, options);
const rm: FileSystem['rm'] = async (path, options) => {
  try {
    rmSync(path, options);
  } catch (error) {
    // If permission to remove a file is missing, Node.js tries to remove the file as a folder and reports `ENOTDIR`.
    const isRefused = error instanceof Error && 'syscall' in error && error.syscall === 'rmdir';
    if (systemCode(error) !== 'ENOTDIR' || !isRefused) throw error;
    throw Object.assign(new Error('EPERM', {cause: error}), {
      code: 'EPERM',
      path: systemPath(error),
    });
  }
};
const readFile: FileSystem['readFile'] = async (file, encoding) =>
  await fs.readFile(regularFile(file), encoding);
const writeFile: FileSystem['writeFile'] = async (file, contents, options) =>
  namingFile(file, () => writeFileSync(file, contents, options));

async function copyFile(from: string, to: string): Promise<void> {
  try {
    await pipeline(createReadStream(from), createWriteStream(to));
  } catch (error) {
    throw withPath(error, to);
  }
}

async function hash(file: string): Promise<string> {
  const read = sha256();
  await pipeline(createReadStream(file), read);
  return read.digest('base64url');
}

/** Returns the state and start time of a process from `/proc`; `undefined` on systems without it. */
function linuxStatus(pid: number): {readonly state: string; readonly started: string} | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name is in parentheses and may contain spaces, so fields are counted after it (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {state: fields[0] ?? '', started: fields[19] ?? ''};
  } catch {
    return undefined;
  }
}

/** Returns the boot id and process namespace; empty on systems without `/proc`. */
function processSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}.${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]}`;
  } catch {
    return '';
  }
}

function isRunning({pid, started}: ProcessId): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
  const status = linuxStatus(pid);
  if (status === undefined) return true;
  // A zombie process has ended, but its number is still in use.
  return status.state !== 'Z' && (started === '' || started === status.started);
}

export function thisSystem(): System {
  const self = {
    host: hostname(),
    space: processSpace(),
    pid: process.pid,
    started: linuxStatus(process.pid)?.started ?? '',
  };
  return {
    fs: {...fs, readFile, rename, mkdir, rm, writeFile, copyFile, sync, hash},
    processes: {self, isRunning, beatMs: 1_000},
  };
}

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

/** True if one of the diagnostics reports an incomplete output. */
export function leavesUnfinished(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({code}) => code === unfinishedCode);
}

function failure(code: string, action: string, error: unknown, more: Rest): BuildError {
  const path = systemPath(error);
  const isNamed = path === undefined || action.includes(basename(path));
  const message = `${action}: ${systemDetail(error, isNamed)}.`;
  return buildError({code, message, ...more}, {cause: error});
}
