import {exitCode, type Interrupt, interruptExitCode} from './exit-code.ts';
import {type OwnPackage, ownPackage} from './init/own-package.ts';

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
