import {printable} from '../core/diagnostics/diagnostic.ts';
import {type OwnPackage, ownPackage} from './init/own-package.ts';
import {exitCode, type Interrupt, interruptExitCode} from './usage.ts';

/** An output stream. */
export interface TextStream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of the terminal in characters. */
  readonly columns?: number | undefined;
}

interface SignalSource {
  on(signal: Interrupt, listener: () => void): unknown;
  off(signal: Interrupt, listener: () => void): unknown;
}

/** Environment variables that the commands read. */
export interface Environment {
  /** Search path for commands. */
  readonly PATH?: string | undefined;
  /** Set on CI systems. */
  readonly CI?: string | undefined;
  readonly GITHUB_ACTIONS?: string | undefined;
  /** Absolute path of the repository root. */
  readonly GITHUB_WORKSPACE?: string | undefined;
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly TERM?: string | undefined;
}

/** Interface between a command and its process. Tests provide their own. */
export interface Io {
  /** Receives results, such as the summary, the route table or JSON. */
  readonly stdout: TextStream;
  /** Receives progress and diagnostics. */
  readonly stderr: TextStream;
  /** Receives annotations for the CI system. Writes to the same stream as `stderr`, but without escaping. */
  readonly annotations: Pick<TextStream, 'write'>;
  readonly env: Environment;
  /** Absolute path. */
  readonly cwd: string;
  readonly signals: SignalSource;
  /** Returns a monotonic time in milliseconds. */
  readonly now: () => number;
  /** Ends the process immediately and without cleaning up, as if the signal were not handled. */
  readonly endBy: (signal: Interrupt) => void;
  /** Returns the dependency with which a site can install the running package. */
  readonly ownPackage: () => OwnPackage;
}

/** Returns the interface to the real process. */
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

// Sends the signal first, because `process.exit` waits for all worker threads, which may be blocked in a system call.
function endBy(signal: Interrupt): void {
  process.removeAllListeners(signal);
  if (process.platform !== 'win32') process.kill(process.pid, signal);
  // This line is reached only if the process ignores the signal, as the first process in a container does.
  process.exit(interruptExitCode[signal]);
}

function onWriteError(error: NodeJS.ErrnoException): void {
  // A command such as `legacydocs routes | head` closes the pipe early.
  if (error.code === 'EPIPE') return;
  process.stderr.write(`legacydocs: cannot write the output: ${error.message}\n`);
  process.exit(exitCode.siteHasErrors);
}

/**
 * Matches permitted control characters: the sequences that `paint` and the progress line write, line breaks and tabs.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const ownSequences = /((?:\r\u001B\[2K|\u001B\[\d+m|[\n\t])+)/;

/**
 * Escapes everything that commands print, except annotations, so that names and texts in a site cannot control the
 * terminal or a CI system. GitHub Actions executes commands that begin with `::` at the start of a line, after optional
 * white space, or with `##[` anywhere; Azure Pipelines executes `##vso[`.
 *
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function guardIo(io: Io): Io {
  return {...io, stdout: guardStream(io.stdout), stderr: guardStream(io.stderr)};
}

function guardStream(stream: TextStream): TextStream {
  return {
    write: (text) => stream.write(escapeCommands(text)),
    get isTTY() {
      return stream.isTTY;
    },
    get columns() {
      return stream.columns;
    },
  };
}

/** Escapes control characters and commands for CI systems. */
export function escapeCommands(text: string): string {
  return text
    .split(ownSequences)
    .map((part, index) => (index % 2 === 1 ? part : printable(part)))
    .join('')
    .replace(/^([\t\p{Zs}\p{Cf}]*)(?=:\p{Cf}*:)/gmu, '$1\\')
    .replace(/##(?=\w*\[)/g, '#\\#');
}
