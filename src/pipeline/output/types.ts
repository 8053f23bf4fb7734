/** Folders for an output. All paths are absolute. */
export interface OutputOptions {
  readonly siteFolder: string;
  /** Output folder, which is replaced completely. A symbolic link is followed. */
  readonly outDir: string;
  /**
   * `<site>/.legacydocs`. It contains the record of the written files and can be deleted at any time. No output is
   * allowed in it except below `serve`.
   */
  readonly cacheFolder: string;
  /** Folders that the output must not be in. Default: the site's `content` and `templates`. */
  readonly sourceFolders?: readonly string[] | undefined;
  /** If false, the record of the written files is ignored and every file is written again. Default: true. */
  readonly isTrusted?: boolean | undefined;
}

/** The new output of a build, to which the build adds files. The output folder does not change before `commit`. */
export interface Output {
  /**
   * Writes a file.
   *
   * @param outputPath Path relative to the output folder, with `/` separators.
   * @returns Hash of the contents. Later builds can pass the hash to `keep`.
   * @throws {BuildError} If the path is outside the output folder.
   */
  write(outputPath: string, contents: Uint8Array | string): Promise<string>;
  /**
   * Reuses a file from the last output.
   *
   * @param hash Hash of the file's contents, as returned by `write`.
   * @returns False if the last output does not contain this file. Then the file must be written.
   */
  keep(outputPath: string, hash: string): boolean;
  /** Absolute path of a folder that exists until the output is committed or discarded. */
  readonly workFolder: string;
  /** Absolute path of the folder to which workers write files, under their output paths. */
  readonly staging: string;
  /**
   * Returns a file's hash in the last output. Workers skip files that have the same hash.
   *
   * @throws {BuildError} If the path is outside the output folder.
   */
  previousHash(outputPath: string): string | undefined;
  /** Adds a file that a worker has written, or has skipped because the last output contains it. */
  adopt(file: WrittenFile): Promise<void>;
  /**
   * Copies a file to the output.
   *
   * @param sourceFile Absolute path of the file to copy.
   */
  copy(outputPath: string, sourceFile: string): Promise<void>;
  /** Paths of all files that have been written, kept or copied. */
  readonly paths: ReadonlySet<string>;
  /** Replaces the old output with the new one. */
  commit(): Promise<OutputSummary>;
  /** Deletes all staged files. The old output is left unchanged. */
  discard(): Promise<void>;
}

/** A file that a worker has written. */
export interface WrittenFile {
  readonly outputPath: string;
  /** Hash of its contents. */
  readonly hash: string;
  /** Size in bytes. */
  readonly bytes: number;
}

export interface OutputSummary {
  /** Number of files in the output. */
  readonly files: number;
  readonly bytes: number;
  /** Number of files that were written because they differ from the previous output. */
  readonly filesWritten: number;
  readonly bytesWritten: number;
  /** Output paths of the written files, sorted. */
  readonly changed: readonly string[];
  /** Checksum of the output's record; `undefined` if the record could not be written. */
  readonly checksum: string | undefined;
  /** Sentences to print, for example that the record could not be written. */
  readonly notes: readonly string[];
}
