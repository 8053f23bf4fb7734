import {setImmediate} from 'node:timers/promises';
import {inBatches} from '../../core/async/concurrency.ts';
import {coresForThreads, startThreads} from '../../core/async/threads.ts';
import {TookTooLong} from '../../core/async/time-limit.ts';
import {boundedCompiler, type CompileLimits, defaultLimits} from './bounded-compiler.ts';
import type {CompileOptions} from './compile-options.ts';
import type {BlocksJob, BlocksResult, CodeBlock, FileJob, FileResult} from './compile-thread.ts';
import type {PageCompiler, PageSource} from './page-compiler.ts';

/** A compiler that has threads work for it. */
export interface ThreadCompiler extends PageCompiler {
  /** As many files are worth being under way at once. */
  readonly limit: number;
  readonly close: () => Promise<void>;
}

/** So many files are given to a thread before it has done the first: it must not be out of work. */
const maxQueuedPerThread = 2;

/** Where others keep the machine busy, everything takes so much longer. */
const busyFactor = 4;

/** Each thread holds grammars and compiled code of its own, some 150 MB. */
const maxThreads = 4;

/**
 * Each thread has to warm up by itself, and one thread alone optimises its code on the other cores: only for so many
 * files, divided by the cores, are threads that do everything as quick as one that colours code beside this one, which
 * parses: what each of these has to warm up is its own.
 */
const minFilesForThreads = 3_000;

/** With fewer files than these, a thread takes longer to start than it saves. */
const minFilesForHighlightingThread = 20;

/** So many pages may wait for the colours of their code: the thread takes its time to start. */
const maxWaitingPages = 100;

/**
 * @param files How many files there are to compile.
 * @returns `undefined` where one thread is as quick.
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
    // Whoever looks after the limits gives this thread little time: others have all that there is.
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
  // All that is asked goes to it at once: it has the next blocks at hand while this thread is busy.
  const pool = await startThreads(1, {jobsAtOnce: maxWaitingPages});
  const {createPageCompiler} = await import('./page-compiler.ts');
  const color = inBatches(async (blocks: readonly CodeBlock[]): Promise<BlocksResult> => {
    const limit = busyFactor * seconds * 1_000;
    const job: BlocksJob = {kind: 'blocks', options: options.code, blocks, limit};
    return await pool.run(job, {
      name: 'compileInThread',
      // One of its own for each job: Node warns of a signal that more than ten listen to.
      ...(signal && {signal: AbortSignal.any([signal])}),
    });
  });
  const whole = await createPageCompiler(options, async (code, language) => {
    const lines = await color({code, language});
    if (lines === null) throw new TookTooLong('a block of code');
    return lines;
  });
  const compiler = boundedCompiler(whole, options, limits);
  // Parsing waits for nothing: without turns, blocks would leave only once all pages are parsed.
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
