import {printable} from '../core/diagnostics/message-text.ts';
import {type OwnPackage, ownPackage} from './init/own-package.ts';
import {exitCode, type Interrupt, interruptExitCode} from './usage.ts';

/** A stream that a command writes to. */
export interface TextStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal. */
  readonly columns?: number | undefined;
}

interface SignalSource {
  on(signal: Interrupt, listener: () => void): unknown;
  off(signal: Interrupt, listener: () => void): unknown;
}

/** The environment variables that matter here. */
export interface Environment {
  /** Where commands are found. */
  readonly PATH?: string | undefined;
  /** Set by systems that run builds unattended. */
  readonly CI?: string | undefined;
  readonly GITHUB_ACTIONS?: string | undefined;
  /** Absolute path of the repository's root. */
  readonly GITHUB_WORKSPACE?: string | undefined;
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly TERM?: string | undefined;
}

/** Everything that a command knows of the process it runs in: tests hand in their own. */
export interface Io {
  /** For results: summary, route table, JSON. */
  readonly stdout: TextStream;
  /** For everything else: progress, diagnostics. */
  readonly stderr: TextStream;
  /** For commands to the CI system, which it shows as annotations; the same stream as `stderr`. */
  readonly annotations: Pick<TextStream, 'write'>;
  readonly env: Environment;
  /** Absolute. */
  readonly cwd: string;
  readonly signals: SignalSource;
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** End at once, without cleaning up, as a process that does not listen to this signal. */
  readonly endBy: (signal: Interrupt) => void;
  /** Returns how a site can install the package that runs. */
  readonly ownPackage: () => OwnPackage;
}

/** The real process. */
export function processIo(): Io {
  process.stdout.on('error', onWriteError);
  process.stderr.on('error', onWriteError);
  return {
    stdout: process.stdout,
    stderr: process.stderr,
    annotations: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signals: process,
    now: () => performance.now(),
    endBy,
    ownPackage,
  };
}

/** `process.exit` waits for every thread of the pool, and one may be stuck in a system call that never returns. */
function endBy(signal: Interrupt): void {
  process.removeAllListeners(signal);
  if (process.platform !== 'win32') process.kill(process.pid, signal);
  // The first process of a container outlives its own signals.
  process.exit(interruptExitCode[signal]);
}

function onWriteError(error: NodeJS.ErrnoException): void {
  // `legacydocs routes | head` closes the pipe early: nobody is left to be told.
  if (error.code === 'EPIPE') return;
  process.stderr.write(
    `legacydocs: what was to be printed could not be written: ${error.message}\n`,
  );
  process.exit(exitCode.siteHasErrors);
}

/** Colours and the clearing of a line, as `paint` and the live line write them, and what texts of several lines hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ours = /((?:\r\u001B\[2K|\u001B\[\d+m|[\n\t])+)/;

/**
 * Everything that commands print goes through here. Names and texts of a site must neither steer the terminal nor
 * command a CI system: GitHub Actions obeys lines that begin with `::`, whatever blanks stand before, and `##[`
 * anywhere; Azure Pipelines obeys `##vso[`. Annotations of our own have a stream to themselves.
 *
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function guardIo(io: Io): Io {
  return {...io, stdout: guarded(io.stdout), stderr: guarded(io.stderr)};
}

function guarded(stream: TextStream): TextStream {
  return {
    write: (text) => stream.write(harmless(text)),
    get isTTY() {
      return stream.isTTY;
    },
    get columns() {
      return stream.columns;
    },
  };
}

/** @returns The same text, unless it would do harm: what would be a command is shown with a backslash in it. */
export function harmless(text: string): string {
  return text
    .split(ours)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('')
    .replace(/^([\t\p{Zs}\p{Cf}]*)(?=:\p{Cf}*:)/gmu, '$1\\')
    .replace(/##(?=\w*\[)/g, '#\\#');
}
