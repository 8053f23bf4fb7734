import {setImmediate} from 'node:timers/promises';
import {inBatches} from '../../core/async/concurrency.ts';
import {coresForThreads, startThreads} from '../../core/async/threads.ts';
import {TookTooLong} from '../../core/async/time-limit.ts';
import {boundedCompiler, type CompileLimits, defaultLimits} from './bounded-compiler.ts';
import type {CompileOptions} from './compile-options.ts';
import type {BlocksJob, BlocksResult, CodeBlock, FileJob, FileResult} from './compile-thread.ts';
import type {PageCompiler, PageSource} from './page-compiler.ts';

/** A compiler that uses worker threads. */
export interface ThreadCompiler extends PageCompiler {
  /** Number of files to compile at the same time. */
  readonly limit: number;
  readonly close: () => Promise<void>;
}

/** Number of files queued for a thread, which must never be idle. */
const maxQueuedPerThread = 2;

/** Factor of time limits on a busy machine. */
const busyFactor = 4;

/** Maximum number of threads: each loads its own grammars and code, about 150 MB. */
const maxThreads = 4;

/**
 * Number of files, divided by the number of cores, above which threads that compile complete pages are faster than one
 * thread that only highlights code. Every compiling thread has to warm up separately, and the engine optimises the code
 * of a single thread on the other cores.
 */
const minFilesForThreads = 3_000;

/** With fewer files, starting a thread takes longer than it saves. */
const minFilesForHighlightingThread = 20;

/** Maximum number of pages that wait for highlighted code, since the thread starts slowly. */
const maxWaitingPages = 100;

/**
 * @param files Number of files to compile.
 * @returns `undefined` if threads would not be faster.
 */
export async function threadCompiler(
  options: CompileOptions,
  files: number,
  limits: CompileLimits = defaultLimits,
): Promise<ThreadCompiler | undefined> {
  const cores = coresForThreads();
  if (cores < 2 || files < minFilesForHighlightingThread) return undefined;
  return files * cores < minFilesForThreads
    ? await withHighlightingThread(options, limits)
    : await inThreads(options, Math.min(cores, maxThreads), limits);
}

async function inThreads(
  options: CompileOptions,
  threads: number,
  limits: CompileLimits,
): Promise<ThreadCompiler> {
  const {signal} = limits;
  const pool = await startThreads(threads);
  const run = async (
    kind: FileJob['kind'],
    {highlightedBlocks, ...source}: PageSource,
  ): Promise<Omit<FileResult, 'blocks'>> => {
    // The thread that enforces the limits gets little CPU time here; other threads have all of it.
    const {milliseconds: _, ...job} = {...source, options, kind};
    const time = AbortSignal.timeout(busyFactor * maxQueuedPerThread * limits.seconds * 1_000);
    const work: Promise<FileResult> = pool.run(job, {
      name: 'compileInThread',
      signal: AbortSignal.any([time, ...(signal === undefined ? [] : [signal])]),
    });
    const {blocks, ...result} = await work.catch((error: unknown) => {
      throw time.aborted ? new TookTooLong('in a thread', {cause: error}) : error;
    });
    for (const [block, lines] of blocks) highlightedBlocks?.set(block, lines);
    return result;
  };
  const compiler: PageCompiler = {
    compilePage: (source) => run('page', source),
    compileModule: (source) => run('module', source),
  };
  return {
    limit: maxQueuedPerThread * threads,
    ...boundedCompiler(compiler, options, limits),
    close: () => pool.destroy(),
  };
}

async function withHighlightingThread(
  options: CompileOptions,
  limits: CompileLimits,
): Promise<ThreadCompiler> {
  const {seconds, signal} = limits;
  // All jobs are sent at once, so that the thread has work while this one is busy.
  const pool = await startThreads(1, {jobsAtOnce: maxWaitingPages});
  const {createPageCompiler} = await import('./page-compiler.ts');
  const color = inBatches(async (blocks: readonly CodeBlock[]): Promise<BlocksResult> => {
    const limit = busyFactor * seconds * 1_000;
    const job: BlocksJob = {kind: 'blocks', options: options.code, blocks, limit};
    return await pool.run(job, {
      name: 'compileInThread',
      // One signal for each job: Node warns about a signal with more than ten listeners.
      ...(signal && {signal: AbortSignal.any([signal])}),
    });
  });
  const whole = await createPageCompiler(options, async (code, language) => {
    const lines = await color({code, language});
    if (lines === null) throw new TookTooLong('a block of code');
    return lines;
  });
  const compiler = boundedCompiler(whole, options, limits);
  // Without yielding, blocks would be sent only after all pages are parsed.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn =
    (compile: PageCompiler['compilePage']): PageCompiler['compilePage'] =>
    async (source) => {
      turn = turn.then(() => setImmediate());
      await turn;
      return await compile(source);
    };
  return {
    limit: maxWaitingPages,
    compilePage: inTurn(compiler.compilePage),
    compileModule: inTurn(compiler.compileModule),
    close: () => pool.destroy(),
  };
}
