import {distance} from 'fastest-levenshtein';
import {compareText} from '../collections/collections.ts';

/** Keys and indexes from the outermost object: `['themeConfig', 'navbar', 'items', 2, 'type']`. */
export type KeyPath = readonly (string | number)[];

/** Severity of a problem. `error` makes a command fail; `warning` does so only with `--strict`. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * Severity setting for a kind of problem, for example `onBrokenLinks`. The values have the same names as in Docusaurus.
 */
export type SeveritySetting = 'ignore' | 'log' | 'warn' | 'throw';

/**
 * A reported problem. Stages return problems with their results; the command prints them and sets the exit code.
 */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable, machine-readable code in kebab-case: `broken-link`. Use it, never `message`, to identify a problem. */
  readonly code: string;
  /** Description in one or two sentences, with the value in backticks. */
  readonly message: string;
  /** Source path, relative to the site folder, `/` separators: `content/docs/2.x/guide/testing.md`. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based, in UTF-16 code units, as editors count. */
  readonly column?: number | undefined;
  /**
   * Key in `file` that contains the problem, if the line is unknown: `['themeConfig', 'navbar', 'items', 2]` in a
   * configuration or sidebars file. The build finds the key's line.
   */
  readonly key?: KeyPath | undefined;
  /** Effect on readers or on the build. */
  readonly consequence?: string | undefined;
  /** The next step: `Did you mean …?`. */
  readonly hint?: string | undefined;
  /**
   * Cause of the problem, equal for all problems with the same cause: the path of a broken link's target or of a failed
   * page, without the base path; the kind and source that the policy blocks (`img https://img.shields.io`); the missing
   * component; the configuration key.
   */
  readonly target?: string | undefined;
  /** The calls that led to an error in the site's own code, innermost first: `deep (content/lib.ts:3:10)`. */
  readonly stack?: readonly string[] | undefined;
}

/** Location in a file. */
export type Location = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/**
 * Location in a file. In a module, the location can be a key; the key's line is looked up only if the problem is
 * reported.
 */
export type KeyLocation = Pick<Diagnostic, 'file' | 'line' | 'column' | 'key'>;

/** Location of a URL in a source file, or the configuration or sidebar key that contains the URL. */
export interface LinkLocation extends Location {
  /** Key as authors write it: `themeConfig.footer.links[0].href`. */
  readonly key?: string | undefined;
}

/** Thrown by a stage for an unrecoverable problem. Its diagnostics are shown instead of a stack trace. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly diagnostics: readonly Diagnostic[];

  /** @param diagnostics At least one of severity `error`. */
  constructor(diagnostics: readonly Diagnostic[], options?: {cause?: unknown}) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'), options);
    this.diagnostics = diagnostics;
  }
}

/** Returns the error for a stage that stops because of a single problem. */
export function buildError(problem: Omit<Diagnostic, 'severity'>, options?: {cause?: unknown}) {
  return new BuildError([{severity: 'error', ...problem}], options);
}

const severities: Record<SeveritySetting, Severity | undefined> = {
  ignore: undefined,
  log: 'info',
  warn: 'warning',
  throw: 'error',
};

/** Returns the severity for a setting such as `onBrokenLinks`; `undefined` if the problem is not reported. */
export function severityOf(setting: SeveritySetting): Severity | undefined {
  return severities[setting];
}

/** Compares locations by file, line and column. Locations without a file come last. */
export function compareLocations(a: Location, b: Location): number {
  return (
    Number(a.file === undefined) - Number(b.file === undefined) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/**
 * Compares locations in report order: first those without a file, then files directly in the site folder, such as the
 * configuration. Problems in these files often cause problems elsewhere.
 */
export function compareReported(a: Location, b: Location): number {
  const isNested = ({file = ''}: Location): boolean => file.includes('/');
  return (
    Number(isNested(a)) - Number(isNested(b)) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/** Compares locations in the same file. */
export function comparePositions(a: Location, b: Location): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/**
 * Returns a number with its noun in singular or plural.
 *
 * @example formatCount(1, 'page') // '1 page'
 * @example formatCount(0, 'error') // '0 errors'
 * @example formatCount(2, 'address') // '2 addresses'
 */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith('s') ? `${noun}es` : `${noun.replace(/ry$/, 'rie')}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Parses a key path that an author wrote: `themeConfig.footer.links[0].href`. */
export function parseKeyPath(written: string): KeyPath {
  return [...written.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}

/**
 * Returns the text as a single line for a message. Characters that could garble a terminal or mislead its reader become
 * `�`: control characters, line breaks, unpaired surrogates and bidirectional controls (https://trojansource.codes).
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** Like `printable`, but keeps line breaks and tabs. */
export function printableLines(text: string): string {
  return text
    .split(/(\r?\n|\t)/)
    .map((part, index) => (index % 2 === 0 ? printable(part) : part.replace('\r', '')))
    .join('');
}

/**
 * Returns the candidate that a mistyped name most likely meant, for "Did you mean …?".
 *
 * @returns The closest candidate by edit distance, ignoring case, if at most two in five letters differ (a single edit
 * is always allowed); otherwise `undefined`. Among equally close candidates, the first one.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.round(name.length * 0.4)) + 1;
  for (const candidate of candidates) {
    // The edit distance is at least the difference in length. This check skips most candidates on a large site.
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}

/** Returns the hint for a mistyped name; `undefined` if no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const meant = nearest(name, candidates);
  return meant === undefined ? undefined : `Did you mean \`${meant}\`?`;
}

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

/** Returns the reason, followed by the file's path unless the message already names the file. */
export function systemDetail(error: unknown, isNamed = false): string {
  const path = systemPath(error);
  return `${systemReason(error)}${path === undefined || isNamed ? '' : ` at \`${path}\``}`;
}

/** True for an error of the operating system, false for faults of this program or the network. */
export function isSystemFailure(error: unknown): boolean {
  return Object.hasOwn(reasons, systemCode(error) ?? '');
}

/** Runs an operation and adds the file to its errors, because errors such as `ENOSPC` do not name the file. */
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
 * True if a worker thread or the system ran out of memory, or if an array buffer could not be allocated. If the main
 * thread runs out of memory, V8 ends the process.
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
  // `node:path` is not used, because browsers also load this module.
  const folder = callOf(error) === 'mkdtemp' ? path?.replace(/[\\/][^\\/]*$/, '') : undefined;
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

/** Maximum length of a thrown value's message, since some messages contain an entire page. */
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
