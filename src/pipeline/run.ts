import {resolve} from 'node:path';
import {allReads, type Reads} from '../core/cache/reads.ts';
import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {
  isOutOfMemory,
  outOfMemory,
  systemFailure,
  unreadableCode,
} from '../core/diagnostics/system-error.ts';
import type {Snapshot} from './incremental/snapshot.ts';
import {locateProblems} from './locate-problems.ts';
import type {BuildOptions, BuildOutcome, BuildSettings, StageTime} from './types.ts';

type RunOptions = Pick<BuildOptions, 'siteFolder' | 'strict' | 'signal' | 'onProgress'> &
  Pick<BuildSettings, 'outDir'>;

/** Keeps a build's books: time per stage, problems, and whether it may go on. */
export interface BuildRun {
  /** Run one stage: time it, tell of its progress, take the diagnostics of its result and note what it read. */
  stage<T extends StageResult>(
    name: string,
    work: (onProgress: StageProgress) => T | Promise<T>,
  ): Promise<T>;
  readonly diagnostics: readonly Diagnostic[];
  readonly stages: readonly StageTime[];
  /** Whether something stands against swapping the output in: errors; under `strict` warnings too. */
  readonly blocked: boolean;
  /** Absolute. */
  readonly outDir: string;
  /** What stages read besides the site's own folders. */
  readonly reads: Reads;
}

interface StageResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly reads?: Reads | undefined;
}

type StageProgress = (done: number, total: number) => void;

export function startRun(options: RunOptions): BuildRun {
  const diagnostics: Diagnostic[] = [];
  const stages: StageTime[] = [];
  let reads: Reads = [];
  const blocking = options.strict ? ['error', 'warning'] : ['error'];
  return {
    async stage(name, work) {
      options.signal?.throwIfAborted();
      options.onProgress?.({stage: name});
      const start = performance.now();
      try {
        const result = await work((done, total) => {
          options.signal?.throwIfAborted();
          options.onProgress?.({stage: name, done, total});
        });
        const problems = await locateProblems(result.diagnostics, options.siteFolder);
        diagnostics.push(...problems.filter((found) => !isTold(found, diagnostics)));
        reads = allReads([reads, result.reads ?? []]);
        return result;
      } catch (error) {
        if (!isOutOfMemory(error)) throw error;
        throw new BuildError([outOfMemory(`the stage \`${name}\``)], {cause: error});
      } finally {
        stages.push({name, ms: performance.now() - start});
      }
    },
    diagnostics,
    stages,
    get blocked() {
      return diagnostics.some(({severity}) => blocking.includes(severity));
    },
    get reads() {
      return reads;
    },
    outDir: resolve(options.siteFolder, options.outDir),
  };
}

/** Several stages may want the same file that cannot be read. */
function isTold({code, file}: Diagnostic, diagnostics: readonly Diagnostic[]): boolean {
  return (
    code === unreadableCode && diagnostics.some((told) => told.code === code && told.file === file)
  );
}

/** What became of a build of the whole site. */
export interface FullBuild extends BuildOutcome {
  /** What single pages can be brought up to date with. */
  readonly snapshot?: Snapshot | undefined;
}

/**
 * Run the work of a build and say what became of it. What a stage could not go on from becomes
 * diagnostics, and so does what the system refused; anything else that is thrown is a fault of this program, or the caller's abort.
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
