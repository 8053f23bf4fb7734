/** Folders of an output. All paths are absolute. */
export interface OutputOptions {
  readonly siteFolder: string;
  /** Replaced completely. A symbolic link is followed. */
  readonly outDir: string;
  /**
   * `<site>/.legacydocs`: holds the record of the written files, and may be deleted at any time. The only output allowed
   * in it is `serve`.
   */
  readonly cacheFolder: string;
  /** Folders that must not contain the output. Default: the site's `content` and `templates`. */
  readonly sourceFolders?: readonly string[] | undefined;
  /** False: ignore the record of the written files, and write every file again. Default: true. */
  readonly isTrusted?: boolean | undefined;
}

/** Takes the files of a build. The output folder does not change before `commit`. */
export interface Output {
  /**
   * @param outputPath Relative to the output folder, with `/` separators. A path outside is a `BuildError`.
   * @returns Hash of the contents, to `keep` the file in later builds.
   */
  write(outputPath: string, contents: Uint8Array | string): Promise<string>;
  /**
   * Takes a file over from the last output.
   *
   * @param hash Of its contents, as returned by `write`.
   * @returns False if the last output has no such file: then it must be written.
   */
  keep(outputPath: string, hash: string): boolean;
  /** Absolute path of the folder in which workers write files, at their output paths. */
  readonly staging: string;
  /**
   * Returns the hash of a file in the last output. A worker does not write a file with the same hash.
   *
   * @throws {BuildError} For a path outside.
   */
  previousHash(outputPath: string): string | undefined;
  /** Adds a file that a worker has written, or that the last output contains. */
  adopt(file: WrittenFile): Promise<void>;
  /** @param sourceFile Absolute path of the file to copy. */
  copy(outputPath: string, sourceFile: string): Promise<void>;
  /** Paths of all files that were written, kept or copied so far. */
  readonly paths: ReadonlySet<string>;
  /** Replaces the old output by the new one. */
  commit(): Promise<OutputSummary>;
  /** Deletes everything that was staged. The old output is left unchanged. */
  discard(): Promise<void>;
}

/** A file that a worker has written. */
export interface WrittenFile {
  readonly outputPath: string;
  /** Hash of its contents. */
  readonly hash: string;
  /** Size. */
  readonly bytes: number;
}

export interface OutputSummary {
  /** Number of files in the output. */
  readonly files: number;
  readonly bytes: number;
  /** Number of files that differ from the previous output, and were therefore written. */
  readonly filesWritten: number;
  readonly bytesWritten: number;
  /** Output paths of the written files, sorted. */
  readonly changed: readonly string[];
  /** Checksum of the output's record; `undefined` if the record could not be written. */
  readonly checksum: string | undefined;
  /** Sentences to print, for example that the record could not be written. */
  readonly notes: readonly string[];
}
