import type {Loader} from 'esbuild';

/** The first message to the process that runs a file of the old site. Paths are absolute. */
export interface RunRequest {
  /** The old site's. */
  readonly folder: string;
  readonly file: string;
  /** Real paths of the folders that may be read; empty for all. */
  readonly readable: readonly string[];
  readonly childProcess: boolean;
  readonly network: boolean;
  /** A function within the value, to be called once for each list of arguments. */
  readonly call?: FunctionCall | undefined;
}

export interface FunctionCall {
  readonly path: readonly (string | number)[];
  readonly args: readonly (readonly unknown[])[];
}

/** Messages of that process. A `transform` is answered with `Transformed`, the others are not answered. */
export type RunMessage =
  | {
      readonly kind: 'transform';
      readonly text: string;
      readonly file: string;
      readonly loader: Loader;
    }
  | {readonly kind: 'denied'; readonly denied: Denied}
  | {readonly kind: 'answer'; readonly answer: RunAnswer};

export type Transformed = {readonly code: string} | {readonly failure: RunFailure};

/** Something that the file wanted to do, and was kept from. */
export interface Denied {
  readonly action: 'address' | 'program' | 'read' | 'signal' | 'thread' | 'variable' | 'write';
  /** A command, a host with its port, a path, a name. */
  readonly what: string;
}

export type RunAnswer = Omit<RunResult, 'denied'> | {readonly failure: RunFailure};

export interface RunResult {
  /** What the file exports, as plain data; see `plainValue`. */
  readonly value?: unknown;
  /** What the called function returned each time. */
  readonly returned?: readonly unknown[] | undefined;
  /** Packages that stubs stood for: not installed, or not possible to run. */
  readonly missing: readonly {readonly name: string; readonly isInstalled: boolean}[];
  readonly denied: readonly Denied[];
}

export interface RunFailure {
  readonly message: string;
  /** Absolute. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}
