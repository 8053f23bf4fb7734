import type {Reads} from '../core/cache/reads.ts';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import type {Site} from '../site/types.ts';
import type {OutputSummary} from './output/types.ts';

/** Build options for the command line and for scripts. */
export interface BuildOptions {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Absolute, or relative to the site folder. Default: `build`. */
  readonly outDir?: string | undefined;
  /** Base path. Default: the configured base path. */
  readonly baseUrl?: string | undefined;
  /** Include pages marked as drafts (row FM-07). Default: false. */
  readonly drafts?: boolean | undefined;
  /** Treat warnings as errors. If there are any, nothing is written. Default: false. */
  readonly strict?: boolean | undefined;
  /** Reuse the results of earlier builds. Default: true. */
  readonly cache?: boolean | undefined;
  /** Bundle React's development build, which prints warnings to the browser console. Default: false. */
  readonly reactDevelopment?: boolean | undefined;
  /** Maximum number of worker threads. Default: depends on the number of CPU cores and the memory. */
  readonly concurrency?: number | undefined;
  /** Aborts the build. The last output is left unchanged. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((event: BuildProgress) => void) | undefined;
}

/** Build options with all defaults applied. */
export type BuildSettings = ReturnType<typeof withDefaults>;

export interface BuildProgress {
  readonly stage: string;
  readonly done?: number;
  readonly total?: number;
  /** Diagnostic to report immediately, because the build may be killed before it ends. */
  readonly notice?: Diagnostic;
}

/** A row of the route table. */
export interface RouteRow {
  /** Route path, without the base path. */
  readonly path: string;
  /** Source path; `null` for generated pages. */
  readonly source: string | null;
  /** Name of the docs version; `null` outside the docs. */
  readonly version: string | null;
  /** Output path, relative to the output folder. */
  readonly outputPath: string;
}

export interface StageTime {
  readonly name: string;
  /** Wall-clock time in milliseconds. */
  readonly ms: number;
  /** CPU time of all threads, in milliseconds. Concurrent stages include each other's CPU time. */
  readonly cpuMs: number;
}

/** Use of threads in a build. */
export interface ThreadUse {
  /** Maximum number of worker threads that ran at the same time. */
  readonly workers: number;
  /** Main thread's share of the CPU time, from 0 to 1; `undefined` if the system does not report it. */
  readonly mainShare: number | undefined;
}

/** Files of a build, which may not have been committed yet. */
export interface BuiltFiles {
  /** Relative to the output folder, sorted. */
  readonly outputPaths: readonly string[];
  /** Returns the absolute path of a file. */
  readonly fileOf: (outputPath: string) => string;
}

/** Packs the offline copy of a build that has not been committed yet. @returns Warnings. */
export type PackOffline = (built: {
  readonly site: Site;
  readonly files: BuiltFiles;
  /** Absolute path of the zip file to write. */
  readonly zipFile: string;
  /** Returns the source path of a page, for reports; the output path of any other file. */
  readonly sourceOf: (outputPath: string) => string;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (event: {readonly done: number; readonly total: number}) => void;
}) => Promise<readonly Diagnostic[]>;

/** Result of a build. */
export interface BuildOutcome {
  /** False if the build failed. The last output is then unchanged. */
  readonly ok: boolean;
  /** Absent if the build failed early, and if it reused or updated the output of an earlier process. */
  readonly site?: Site | undefined;
  /** Base path of the output. Absent if the build failed early. */
  readonly baseUrl?: string | undefined;
  readonly routes: readonly RouteRow[];
  /** Old paths that redirect, without the base path. Only returned by `listRoutes`. */
  readonly redirectPaths?: readonly string[] | undefined;
  /** All problems of any severity. */
  readonly diagnostics: readonly Diagnostic[];
  readonly stages: readonly StageTime[];
  /** Absent if the build failed early. */
  readonly threads?: ThreadUse | undefined;
  /**
   * Files that the build has read. Files in the site's `content` and `templates` can be missing, because every build
   * checks both folders.
   */
  readonly reads?: Reads | undefined;
  /** Absent if the build failed. */
  readonly output?: OutputSummary | undefined;
  /** Absolute path of the output folder. */
  readonly outDir: string;
}

export function withDefaults({
  outDir = 'build',
  drafts = false,
  strict = false,
  cache = true,
  reactDevelopment = false,
  ...others
}: BuildOptions) {
  return {...others, outDir, drafts, strict, cache, reactDevelopment};
}
