import type {Loader} from 'esbuild';

/** The first message to the process that runs a file of the old site. Paths are absolute. */
export interface RunRequest {
  /** Folder of the old site. */
  readonly folder: string;
  readonly file: string;
  /** Real paths of the readable folders; empty for all folders. */
  readonly readable: readonly string[];
  readonly childProcess: boolean;
  readonly network: boolean;
  /** A function in the exported value, to be called once for each list of arguments, or a page to be rendered. */
  readonly call?: FunctionCall | PageCall | undefined;
}

/** Renders the exported React component once. The exported value is then a `StaticPage`. */
export interface PageCall {
  /** Path of `siteConfig.js`, relative to the old site. */
  readonly config: string;
  /** Language code; empty if the URLs contain no language. */
  readonly language: string;
}

export interface FunctionCall {
  readonly path: readonly (string | number)[];
  readonly args: readonly (readonly unknown[])[];
  /** Ignore exceptions, because the function may expect other arguments. */
  readonly mayFail?: true;
}

/**
 * Messages from the process that runs a file. A `transform` is answered with `Transformed`; the other messages are not
 * answered.
 */
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

/** An action that was denied. */
export interface Denied {
  readonly action: 'address' | 'program' | 'read' | 'signal' | 'thread' | 'variable' | 'write';
  /** Target of the action: for example a command, a host with its port, a path, or the name of a variable. */
  readonly what: string;
}

export type RunAnswer = Omit<RunResult, 'denied'> | {readonly failure: RunFailure};

export interface RunResult {
  /** The exported value as JSON data; see `plainValue`. */
  readonly value?: unknown;
  /** Results of the called function. */
  readonly returned?: readonly unknown[] | undefined;
  /** Packages and files that stubs replaced, because they do not exist or cannot be loaded. */
  readonly missing: readonly {readonly name: string; readonly isInstalled: boolean}[];
  readonly denied: readonly Denied[];
}

export interface RunFailure {
  readonly message: string;
  /** Absolute path. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}
