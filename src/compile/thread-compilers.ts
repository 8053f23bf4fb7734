import {inBatches} from '../concurrency/in-batches.ts';
import {optimizeAsUsual, optimizeLater} from '../concurrency/optimization.ts';
import {coresForThreads, startThreads} from '../concurrency/threads.ts';
import {takeTurns} from '../concurrency/turns.ts';
import type {CompileOptions} from './compile-options.ts';
import type {BlocksJob, BlocksResult, CodeBlock, FileJob, FileResult} from './compile-thread.ts';
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
 * Each thread has to warm up by itself, and one thread alone optimises its code on the other cores: only for so many
 * files, divided by the cores, are threads that do everything as quick as one that colours code beside this one, which
 * parses: what each of these has to warm up is its own.
 */
const worthThreads = 3_000;

/** With fewer files than these, a thread takes longer to start than it saves. */
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
  const compiler =
    files * cores < worthThreads
      ? await besideColoringThread(options)
      : await inThreads(options, Math.min(cores, mostThreads));
  optimizeLater();
  return {
    ...compiler,
    close: async () => {
      optimizeAsUsual();
      await compiler.close();
    },
  };
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
  // All that is asked goes to it at once: it has the next blocks at hand while this thread is busy.
  const pool = await startThreads(1, {jobsAtOnce: waitingPages});
  const {createPageCompiler} = await import('./page-compiler.ts');
  const color = inBatches(async (blocks: readonly CodeBlock[]): Promise<BlocksResult> => {
    const job: BlocksJob = {kind: 'blocks', options: options.code, blocks};
    return await pool.run(job, {name: 'compileInThread'});
  });
  const compiler = await createPageCompiler(options, (code, language) => color({code, language}));
  // Parsing waits for nothing: without turns, blocks would leave only once all pages are parsed.
  const turn = takeTurns();
  const inTurn =
    (compile: PageCompiler['compilePage']): PageCompiler['compilePage'] =>
    async (source) => {
      await turn();
      return await compile(source);
    };
  return {
    limit: waitingPages,
    compilePage: inTurn(compiler.compilePage),
    compileModule: inTurn(compiler.compileModule),
    close: () => pool.destroy(),
  };
}
