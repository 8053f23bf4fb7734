import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {allReads, type Reads} from '../core/cache/reads.ts';
import {groupBy} from '../core/collections/collections.ts';
import {
  BuildError,
  type Diagnostic,
  isOutOfMemory,
  outOfMemory,
  systemFailure,
  unreadableCode,
} from '../core/diagnostics/diagnostic.ts';
import {locateKeys} from '../site/config/locate-keys.ts';
import type {Snapshot} from './incremental/snapshot.ts';
import {knownProblemsFile, readKnownProblems, withoutKnown} from './known-problems.ts';
import type {BuildOptions, BuildOutcome, BuildSettings, StageTime} from './types.ts';

type RunOptions = Pick<BuildOptions, 'siteFolder' | 'strict' | 'signal' | 'onProgress'> &
  Pick<BuildSettings, 'outDir'>;

/** A running build, which collects the durations, diagnostics and input files of its stages. */
export interface BuildRun {
  /** Runs a stage, reports its progress, and collects its duration, diagnostics and input files. */
  stage<T extends StageResult>(
    name: string,
    work: (onProgress: StageProgress) => T | Promise<T>,
  ): Promise<T>;
  readonly diagnostics: readonly Diagnostic[];
  readonly stages: readonly StageTime[];
  /**
   * True if a problem prevents the output from being replaced: an error or, in strict mode, a warning that is not a
   * known problem.
   */
  readonly blocked: boolean;
  /** Reports a diagnostic immediately. */
  readonly notify: (notice: Diagnostic) => void;
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /**
   * Files that stages have read. Files in the site's `content` and `templates` can be missing, because every build
   * checks both folders.
   */
  readonly reads: Reads;
}

interface StageResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly reads?: Reads | undefined;
}

type StageProgress = (done: number, total: number) => void;

export function startRun(options: RunOptions): BuildRun {
  const known = options.strict ? readKnownProblems(options.siteFolder) : undefined;
  const diagnostics: Diagnostic[] = [...(known?.diagnostics ?? [])];
  const stages: StageTime[] = [];
  let reads: Reads = known === undefined ? [] : [join(options.siteFolder, knownProblemsFile)];
  const isBlocked = (): boolean => {
    const accepted = known?.knownIn(diagnostics);
    return diagnostics.some(
      (problem) =>
        problem.severity === 'error' ||
        (problem.severity === 'warning' && accepted?.has(problem) === false),
    );
  };
  return {
    async stage(name, work) {
      options.signal?.throwIfAborted();
      options.onProgress?.({stage: name});
      const start = performance.now();
      const cpu = process.cpuUsage();
      try {
        const result = await work((done, total) => {
          options.signal?.throwIfAborted();
          options.onProgress?.({stage: name, done, total});
        });
        const problems = await locateProblems(result.diagnostics, options.siteFolder);
        diagnostics.push(...problems.filter((found) => !isReported(found, diagnostics)));
        reads = allReads([reads, result.reads ?? []]);
        return result;
      } catch (error) {
        if (!isOutOfMemory(error)) throw error;
        throw new BuildError([outOfMemory(`the stage \`${name}\``)], {cause: error});
      } finally {
        const {user, system} = process.cpuUsage(cpu);
        stages.push({name, ms: performance.now() - start, cpuMs: (user + system) / 1_000});
      }
    },
    notify: (notice) => options.onProgress?.({stage: 'recover', notice}),
    get diagnostics() {
      return known === undefined ? diagnostics : withoutKnown(diagnostics, known);
    },
    stages,
    get blocked() {
      return isBlocked();
    },
    get reads() {
      return reads;
    },
    outDir: resolve(options.siteFolder, options.outDir),
  };
}

/** True if another stage has already reported the same unreadable file. */
function isReported({code, file}: Diagnostic, reported: readonly Diagnostic[]): boolean {
  return (
    code === unreadableCode && reported.some((other) => other.code === code && other.file === file)
  );
}

/** Result of a full build. */
export interface FullBuild extends BuildOutcome {
  /** Data for updating single pages. */
  readonly snapshot?: Snapshot | undefined;
}

/**
 * Runs a build and returns its result. A `BuildError` or a system error is returned as diagnostics.
 *
 * @throws Internal errors, and the abort reason.
 */
export async function conclude(
  run: BuildRun,
  work: () => Promise<Omit<FullBuild, 'ok' | 'diagnostics' | 'stages' | 'outDir' | 'reads'>>,
): Promise<FullBuild> {
  const {outDir, stages} = run;
  try {
    const result = await work();
    return {
      ...result,
      ok: !run.blocked,
      diagnostics: run.diagnostics,
      reads: run.reads,
      stages,
      outDir,
    };
  } catch (error) {
    const problem = error instanceof BuildError ? error : systemFailure(error);
    if (problem === undefined) throw error;
    const diagnostics = [...run.diagnostics, ...problem.diagnostics];
    return {ok: false, routes: [], diagnostics, stages, outDir};
  }
}

/** Adds the line and column to problems that refer to a key in a configuration or sidebars file. */
async function locateProblems(
  problems: readonly Diagnostic[],
  siteFolder: string,
): Promise<readonly Diagnostic[]> {
  const unlocated = problems.filter(({key, line}) => key !== undefined && line === undefined);
  const located = new Map<Diagnostic, Diagnostic>();
  for (const [file = '', group] of groupBy(unlocated, (problem) => problem.file)) {
    const source = await readFile(join(siteFolder, file), 'utf8').catch(() => '');
    const locations = await locateKeys(
      source,
      file,
      group.map(({key = []}) => key),
    );
    for (const [index, problem] of group.entries()) {
      located.set(problem, {...problem, ...locations[index]});
    }
  }
  return problems.map((problem) => located.get(problem) ?? problem);
}
