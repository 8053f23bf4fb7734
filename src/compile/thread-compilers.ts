import {availableParallelism} from 'node:os';
import {pathToFileURL} from 'node:url';
import type {Tinypool} from 'tinypool';
import {ownModule} from '../package.ts';
import type {CompileOptions} from './compile-options.ts';
import type {ThreadJob, ThreadResult} from './compile-thread.ts';
import type {PageCompiler, PageSource} from './page-compiler.ts';

/** A compiler that works in several threads. */
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

/** What a thread runs. It has to be compiled, which sources of a checkout that run as they are are not. */
const program = ownModule('program/thread');

/**
 * @param files How many files there are to compile.
 * @returns `undefined` where one thread is as quick.
 */
export async function threadCompiler(
  options: CompileOptions,
  files: number,
): Promise<ThreadCompiler | undefined> {
  const threads = Math.min(availableParallelism(), mostThreads);
  if (!program.endsWith('.js') || threads < 2 || files < worthThreads) return undefined;
  const {Tinypool} = await import('tinypool');
  const pool = new Tinypool({
    filename: pathToFileURL(program).href,
    minThreads: threads,
    maxThreads: threads,
    // With them, a thread blocks while it waits: two threads are then slower than one.
    useAtomics: false,
  });
  return {
    limit: 2 * threads,
    compilePage: (source) => run(pool, options, 'page', source),
    compileModule: (source) => run(pool, options, 'module', source),
    close: () => pool.destroy(),
  };
}

async function run(
  pool: Tinypool,
  options: CompileOptions,
  kind: ThreadJob['kind'],
  {coloredBlocks, ...source}: PageSource,
) {
  const job: ThreadJob = {...source, options, kind};
  const {blocks, ...result}: ThreadResult = await pool.run(job);
  for (const [block, lines] of blocks) coloredBlocks?.set(block, lines);
  return result;
}
