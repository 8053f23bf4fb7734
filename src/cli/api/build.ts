import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {OutputSummary} from '../../pipeline/output/types.ts';
import {buildSession} from '../../pipeline/session.ts';
import type {
  BuildOutcome,
  BuildProgress,
  RouteRow,
  StageTime,
  BuildOptions as WholeOptions,
} from '../../pipeline/types.ts';

/** What to build, and how. */
export interface BuildOptions {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Absolute, or relative to the site folder. By default `build`. */
  readonly outDir?: string | undefined;
  /** Instead of the configuration's. */
  readonly baseUrl?: string | undefined;
  /** Include pages marked as draft. By default they are left out. */
  readonly drafts?: boolean | undefined;
  /** Warnings fail the build too: nothing is written. Off by default. */
  readonly strict?: boolean | undefined;
  /** Reuse what earlier builds made. On by default. */
  readonly cache?: boolean | undefined;
  /** Stops the build between two pieces of work; the last output stays. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((event: BuildProgress) => void) | undefined;
}

/** What became of a build. */
export interface BuildResult {
  /** False: nothing was written, the last output stands as it was. */
  readonly ok: boolean;
  /** Every page. */
  readonly routes: readonly RouteRow[];
  /** All problems, of every severity. */
  readonly diagnostics: readonly Diagnostic[];
  readonly stages: readonly StageTime[];
  /** Absent when the build failed. */
  readonly output?: OutputSummary | undefined;
  /** Absolute path of the output folder. */
  readonly outDir: string;
}

/**
 * Turn a site folder into a folder of files, as `legacydocs build` does.
 *
 * @throws {TypeError} If `siteFolder` is missing.
 * @returns What is wrong with the site comes back as diagnostics; only faults of this package and the caller's abort
 *   are thrown.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const {ok, routes, diagnostics, stages, output, outDir} = await buildSession({
    isOnce: true,
  }).build(whole(options));
  return {ok, routes, diagnostics, stages, output, outDir} satisfies Partial<BuildOutcome>;
}

function whole(options: BuildOptions): WholeOptions {
  const {siteFolder, outDir = 'build', drafts, strict, cache, ...rest} = options;
  // Callers in JavaScript have no types.
  if (typeof siteFolder !== 'string') {
    throw new TypeError('`build` needs `siteFolder`, the absolute path of a site folder.');
  }
  return {
    ...rest,
    siteFolder,
    outDir,
    drafts: drafts ?? false,
    strict: strict ?? false,
    cache: cache ?? true,
  };
}
