import {setImmediate as turn} from 'node:timers/promises';
import {canStartThreads, startThreads} from '../../core/async/threads.ts';
import {TookTooLong, workedTime} from '../../core/async/time-limit.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {formatCount} from '../../core/diagnostics/message-text.ts';
import {isOutOfMemory, outOfMemory} from '../../core/diagnostics/system-error.ts';
import type {CompileOptions} from './compile-options.ts';
import type {FileJob, FileResult} from './compile-thread.ts';
import type {CompileResult, PageCompiler, PageSource} from './page-compiler.ts';

/** Time limit of a page on an idle machine, and a signal that aborts it. */
export interface CompileLimits {
  /** Time limit of each page. */
  readonly seconds: number;
  /** Aborts the compilation. */
  readonly signal?: AbortSignal | undefined;
}

export const defaultLimits: CompileLimits = {seconds: 10};

/** Maximum time in this thread, which receives no events meanwhile. Slower pages go to a thread that can be terminated. */
const maxBlockingMs = 500;

/** Maximum number of attempts in this thread on a busy machine before a thread is started. */
const maxAttempts = 4;

/** Maximum factor by which a busy machine extends the time limit of this thread. */
const maxSlowdown = 16;

/** Interval between two checks of a thread's time limit. */
const pollIntervalMs = 50;

/**
 * Creates a compiler that no page can block: a slow page is compiled in a thread of its own, and a page that exceeds the
 * time limit is an error (`page-too-slow`). The work can be aborted at any time.
 */
export function boundedCompiler(
  compiler: PageCompiler,
  options: CompileOptions,
  {seconds, signal}: CompileLimits,
): PageCompiler {
  const limit = seconds * 1_000;
  /** Ratio of wall-clock time to CPU time of a page, with a margin. */
  let slowness = 1;
  const bounded =
    (kind: FileJob['kind']): PageCompiler['compilePage'] =>
    async (source) => {
      signal?.throwIfAborted();
      const compile = kind === 'page' ? compiler.compilePage : compiler.compileModule;
      // A checkout that runs from its sources has no threads.
      const isAlone = !canStartThreads();
      for (let tries = 1, isBusy = true; isBusy; tries += 1) {
        const milliseconds = isAlone ? limit : Math.min(maxBlockingMs * slowness, limit);
        const start = performance.now();
        const before = workedTime();
        try {
          return await compile({...source, milliseconds});
        } catch (error) {
          if (isOutOfMemory(error)) return tooLarge(source.sourcePath);
          if (!(error instanceof TookTooLong)) throw error;
        }
        // Handles pending events, for example Ctrl+C.
        await turn();
        signal?.throwIfAborted();
        // On a busy machine, a thread would be no faster and would repeat the work.
        const worked = Math.max(workedTime() - before, 1);
        isBusy = tries < maxAttempts && worked < milliseconds / 2;
        if (isBusy) slowness = Math.min((2 * (performance.now() - start)) / worked, maxSlowdown);
      }
      const result = isAlone
        ? undefined
        : await compileInOwnThread({...source, kind, options}, limit, signal);
      return result ?? tooSlow(source.sourcePath, seconds);
    };
  return {compilePage: bounded('page'), compileModule: bounded('module')};
}

/** Number of pages that are being compiled in their own threads. */
let pagesInThreads = 0;

/** @returns `undefined` if the time limit is exceeded. */
async function compileInOwnThread(
  {highlightedBlocks, ...job}: PageSource & FileJob,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<CompileResult | undefined> {
  const pool = await startThreads(1);
  const time = new AbortController();
  const start = performance.now();
  let worked = 0;
  let before = workedTime();
  const watch = setInterval(() => {
    const now = workedTime();
    // CPU time of all threads; this thread gets an equal share.
    worked += (now - before) / pagesInThreads;
    before = now;
    if (Math.min(performance.now() - start, worked) >= limit) time.abort();
  }, pollIntervalMs);
  pagesInThreads += 1;
  try {
    const {blocks, ...result}: FileResult = await pool.run(job, {
      name: 'compileInThread',
      signal: AbortSignal.any([time.signal, ...(signal === undefined ? [] : [signal])]),
    });
    for (const [block, lines] of blocks) highlightedBlocks?.set(block, lines);
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    if (time.signal.aborted) return undefined;
    if (isOutOfMemory(error)) return tooLarge(job.sourcePath);
    throw error;
  } finally {
    clearInterval(watch);
    pagesInThreads -= 1;
    await pool.destroy();
  }
}

/** Returns the message for a page that was being compiled when a thread ran out of memory. */
function tooLarge(file: string): CompileResult {
  const consequence = 'The page cannot be compiled.';
  const diagnostic = {...outOfMemory('the stage `compile`, at this page'), file, consequence};
  return {page: undefined, diagnostics: [diagnostic]};
}

/** Returns the diagnostic for a page that exceeded its time limit. */
function tooSlow(file: string, seconds: number): CompileResult {
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: 'page-too-slow',
    message: `The page was still being compiled after ${formatCount(seconds, 'second')}.`,
    file,
    consequence: 'The page cannot be compiled.',
    hint: 'Look for many repetitions of `*`, `_`, `[`, `<` or of an unclosed admonition, and for an endless loop in a plugin. Split the page, or increase `pageTimeout` in the configuration.',
  };
  return {page: undefined, diagnostics: [diagnostic]};
}
