/** What the process that runs a file of the old site is told. Paths are absolute. */
export interface RunRequest {
  /** The old site's. */
  readonly folder: string;
  readonly file: string;
  /** Where esbuild is. */
  readonly esbuild: string;
  /** The file to write the answer to. */
  readonly answer: string;
  /** A function within the value, to be called once for each list of arguments. */
  readonly call?: FunctionCall | undefined;
}

export interface FunctionCall {
  readonly path: readonly (string | number)[];
  readonly args: readonly (readonly unknown[])[];
}

export type RunAnswer = RunResult | {readonly failure: RunFailure};

export interface RunResult {
  /** What the file exports, as plain data; see `plainValue`. */
  readonly value?: unknown;
  /** What the called function returned each time. */
  readonly returned?: readonly unknown[] | undefined;
  /** Imports that lead to no installed package; stubs stood for them. */
  readonly missing: readonly string[];
  /** Files that it wanted to write; absolute. */
  readonly refused: readonly string[];
  /** The files of the site's own that were run; absolute. */
  readonly files: readonly string[];
}

interface RunFailure {
  readonly message: string;
  /** Absolute. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}
