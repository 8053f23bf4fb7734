import {coresForThreads, startThreads} from '../concurrency/threads.ts';
import type {CompileOptions} from './compile-options.ts';
import type {BlockJob, FileJob, FileResult} from './compile-thread.ts';
import type {PageCompiler, PageSource} from './page-compiler.ts';

/** A compiler that has threads work for it. */
export interface ThreadCompiler extends PageCompiler {
  /** As many files are worth being under way at once. */
  readonly limit: number;
  readonly close: () => Promise<void>;
}

/** Each thread holds grammars and compiled code of its own, some 150 MB. */
const mostThreads = 4;

/**
 * Each thread has to warm up by itself, and one thread alone optimises its code on the other cores: on two cores 165
 * pages take as long in two threads, 800 pages three quarters of the time.
 */
const worthThreads = 400;

/**
 * Below, one thread that colours code beside this one, which parses: what each has to warm up is its own. With fewer
 * files than these it takes longer to start than it saves.
 */
const worthColoringThread = 20;

/** So many pages may wait for the colours of their code: the thread takes its time to start. */
const waitingPages = 100;

/**
 * @param files How many files there are to compile.
 * @returns `undefined` where one thread is as quick.
 */
export async function threadCompiler(
  options: CompileOptions,
  files: number,
): Promise<ThreadCompiler | undefined> {
  const cores = coresForThreads();
  if (cores < 2 || files < worthColoringThread) return undefined;
  if (files < worthThreads) return await besideColoringThread(options);
  return await inThreads(options, Math.min(cores, mostThreads));
}

async function inThreads(options: CompileOptions, threads: number): Promise<ThreadCompiler> {
  const pool = await startThreads(threads);
  const run = async (
    kind: FileJob['kind'],
    {coloredBlocks, ...source}: PageSource,
  ): Promise<Omit<FileResult, 'blocks'>> => {
    const job: FileJob = {...source, options, kind};
    const {blocks, ...result}: FileResult = await pool.run(job, {name: 'compileInThread'});
    for (const [block, lines] of blocks) coloredBlocks?.set(block, lines);
    return result;
  };
  return {
    limit: 2 * threads,
    compilePage: (source) => run('page', source),
    compileModule: (source) => run('module', source),
    close: () => pool.destroy(),
  };
}

async function besideColoringThread(options: CompileOptions): Promise<ThreadCompiler> {
  const pool = await startThreads(1);
  const {createPageCompiler} = await import('./page-compiler.ts');
  const compiler = await createPageCompiler(options, async (code, language) => {
    const job: BlockJob = {kind: 'block', options: options.code, code, language};
    return await pool.run(job, {name: 'compileInThread'});
  });
  return {...compiler, limit: waitingPages, close: () => pool.destroy()};
}
