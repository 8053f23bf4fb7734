/** Where an output goes. All paths are absolute. */
export interface OutputOptions {
  readonly siteFolder: string;
  /** Replaced as a whole; a symbolic link is followed. */
  readonly outDir: string;
  /**
   * `<site>/.legacydocs`: keeps the record of what was written. May be deleted at any time. Of what lies in it,
   * only `serve` may be an output.
   */
  readonly cacheFolder: string;
  /** Folders that the output must not lie in; by default the site's `content` and `templates`. */
  readonly sourceFolders?: readonly string[] | undefined;
  /** Whether to believe the record of what was written: without it, every file is written again. Default `true`. */
  readonly isTrusted?: boolean | undefined;
}

/** Takes the files of a build. Nothing reaches the output folder before `commit`. */
export interface Output {
  /**
   * @param outputPath Relative to the output folder, `/` separators. Leaving the folder is a `BuildError`.
   * @returns What stands for the contents, to `keep` the file in later builds.
   */
  write(outputPath: string, contents: Uint8Array | string): Promise<string>;
  /**
   * Take a file over as it stands in the last output.
   *
   * @param id Of its contents, as `write` gave it.
   * @returns `false` if it does not stand there with these contents: then it has to be written.
   */
  keep(outputPath: string, id: string): boolean;
  /** @param sourceFile Absolute path of a file to copy as it is. */
  copy(outputPath: string, sourceFile: string): Promise<void>;
  /** Every path that was written or copied so far. */
  readonly paths: ReadonlySet<string>;
  /** Put the new output instead of the old, whole. */
  commit(): Promise<OutputSummary>;
  /** Drop everything that was staged; the old output stays byte for byte. */
  discard(): Promise<void>;
}

export interface OutputSummary {
  /** Files in the output. */
  readonly files: number;
  readonly bytes: number;
  /** Files that differ from the previous output, and were therefore written. */
  readonly filesWritten: number;
  readonly bytesWritten: number;
  /** Output paths that were written anew, sorted. */
  readonly changed: readonly string[];
  /** Stands for the output as it was left; `undefined` if its record could not be written. See `standingOutput`. */
  readonly standing: string | undefined;
  /** Things that the command should say, e.g. that a mount point was written file by file. */
  readonly notes: readonly string[];
}
