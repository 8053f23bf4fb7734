import type {Reads} from '../core/cache/reads.ts';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import type {Site} from '../site/config/types.ts';
import type {OutputSummary} from './output/types.ts';

/** What a build is told by the command that starts it. */
export interface BuildOptions {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Absolute, or relative to the site folder. */
  readonly outDir: string;
  /** Instead of the configuration's. */
  readonly baseUrl?: string | undefined;
  /** Include pages marked as draft (row FM-07). */
  readonly drafts: boolean;
  /** Warnings fail the build too: nothing is swapped in. */
  readonly strict: boolean;
  /** Reuse what was compiled before. */
  readonly cache: boolean;
  /** Bundle React's development build, which warns of mistakes in the console. Off by default. */
  readonly reactDevelopment?: boolean | undefined;
  /** Stops the build between two pieces of work; the last output stays. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((event: BuildProgress) => void) | undefined;
}

export interface BuildProgress {
  readonly stage: string;
  readonly done?: number;
  readonly total?: number;
}

/** One line of the route table, for people and for scripts. */
export interface RouteRow {
  /** Clean path, without the base. */
  readonly path: string;
  /** Source path; `null` for generated pages. */
  readonly source: string | null;
  /** Name of the docs version; `null` outside the docs. */
  readonly version: string | null;
  /** Relative to the output folder. */
  readonly outputPath: string;
}

export interface StageTime {
  readonly name: string;
  /** Wall-clock milliseconds. */
  readonly ms: number;
}

/** What became of a build. */
export interface BuildOutcome {
  /** False: nothing was swapped in, the last output stands as it was. */
  readonly ok: boolean;
  /** Absent when the build failed early, and when nothing had changed since the last one. */
  readonly site?: Site | undefined;
  /** That the output is made for. Absent when the build failed. */
  readonly baseUrl?: string | undefined;
  readonly routes: readonly RouteRow[];
  /** Old paths that lead elsewhere, without the base; told by `listRoutes`. */
  readonly redirectPaths?: readonly string[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly stages: readonly StageTime[];
  /** Files that it was made from, besides the site's own folders. */
  readonly reads?: Reads | undefined;
  /** Absent when the build failed. */
  readonly output?: OutputSummary | undefined;
  /** Absolute. */
  readonly outDir: string;
}
