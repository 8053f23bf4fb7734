import type {WorkerFailure} from '../../core/async/worker-thread.ts';
import {createWorkerPool, type WorkerPool} from '../../core/async/workers.ts';
import type {Store} from '../../core/cache/store.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {formatCount} from '../../core/diagnostics/message-text.ts';
import {outOfMemory} from '../../core/diagnostics/system-error.ts';
import type {CompileContext, CompiledItem, CompileItem} from './compile-job.ts';
import type {CompileOptions} from './compile-options.ts';
import {
  type CompiledStore,
  compiledStore,
  type PageIdentity,
  type PageSummary,
} from './compiled-store.ts';
import type {CompiledPage, PageBody} from './types.ts';

/** Time limit for each page, and a signal that aborts the build. */
interface CompileLimits {
  /** Maximum CPU time for each page. */
  readonly seconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** Workers that compile uncached pages, with their limits. */
export interface CompilerSettings {
  /** Default: a new pool. */
  readonly workers?: WorkerPool | undefined;
  /** Default: the limits of a site that does not set any. */
  readonly limits?: CompileLimits | undefined;
}

/** A page that was compiled or found in the cache. The metadata is missing if the page could not be compiled. */
export type CompileOutcome = Omit<CompiledItem, 'written'>;

/** A compiler with a cache. */
export interface CachedCompiler extends Pick<CompiledStore, 'fingerprint' | 'bodyKey'> {
  /**
   * Returns a page's metadata from the cache; `undefined` if the page is not in the cache or its cache entry is
   * damaged.
   */
  readonly summary: (identity: PageIdentity, sourcePath: string) => PageSummary | undefined;
  readonly body: (identity: PageIdentity) => PageBody | undefined;
  /** Returns a page from the cache, or compiles the page. */
  readonly find: (
    identity: PageIdentity,
    source: CompileItem['source'],
  ) => Promise<{
    readonly page: CompiledPage | undefined;
    readonly diagnostics: readonly Diagnostic[];
  }>;
  /**
   * Compiles pages in workers without reading the cache, and caches successful results.
   *
   * @returns The outcomes, in the order of the pages.
   */
  readonly compile: (
    items: readonly CompileItem[],
    onDone?: (count: number) => void,
  ) => Promise<readonly CompileOutcome[]>;
}

const defaultLimits: CompileLimits = {seconds: 10};

export function cachedCompiler(
  options: CompileOptions,
  store: Store,
  {workers = createWorkerPool(), limits = defaultLimits}: CompilerSettings = {},
  siteFolder = '',
): CachedCompiler {
  const cache = compiledStore(options, store);
  const summary: CachedCompiler['summary'] = (identity, sourcePath) => {
    const found = store.has(cache.bodyKey(identity)) ? cache.summary(identity) : undefined;
    if (found === undefined) return undefined;
    // The entry may have been created for another file with the same contents.
    return {...found, diagnostics: found.diagnostics.map((d) => ({...d, file: sourcePath}))};
  };
  const compile: CachedCompiler['compile'] = async (items, onDone) => {
    if (items.length === 0) return [];
    const context: CompileContext = {siteFolder, options, store: store.forWorkers()};
    const isSerial = options.plugins?.parallel === false;
    const job = {name: 'compile', context, items, count: items.length, isSerial};
    const outcomes: CompileOutcome[] = [];
    await workers.run<CompiledItem>(job, limits, (outcome, index) => {
      if ('value' in outcome) {
        const {written, ...result} = outcome.value;
        store.adopt(written);
        outcomes.push(result);
      } else {
        const file = items[index]?.identity.sourcePath ?? '';
        const problem = workerDiagnostic(outcome.failure, file, limits.seconds);
        outcomes.push({hash: '', diagnostics: [problem]});
      }
      onDone?.(outcomes.length);
    });
    return outcomes;
  };
  return {
    fingerprint: cache.fingerprint,
    bodyKey: cache.bodyKey,
    summary,
    body: cache.body,
    compile,
    find: async (identity, source) => {
      const known = summary(identity, identity.sourcePath);
      const knownBody = known && cache.body(identity);
      if (known !== undefined && knownBody !== undefined) {
        return {page: {...known, body: knownBody}, diagnostics: known.diagnostics};
      }
      const [{metadata, diagnostics} = {diagnostics: []}] = await compile([{identity, source}]);
      const body = metadata && cache.body(identity);
      return {page: metadata && body && {metadata, body, diagnostics}, diagnostics};
    },
  };
}

/** Returns the diagnostic for a page whose compilation ended its worker. */
export function workerDiagnostic(
  {kind, message}: WorkerFailure,
  file: string,
  seconds: number,
): Diagnostic {
  const consequence = 'The page cannot be compiled.';
  if (kind === 'memory') {
    return {...outOfMemory('the stage `compile`, at this page'), file, consequence};
  }
  const plugin = 'Check the Markdown plugins of the site.';
  return {
    severity: 'error',
    file,
    consequence,
    ...{
      time: {
        code: 'page-too-slow',
        message: `The page was still being compiled after ${formatCount(seconds, 'second')}.`,
        hint: 'Look for many repetitions of `*`, `_`, `[`, `<` or of an unclosed admonition, and for an endless loop in a plugin. Split the page, or increase `pageTimeout` in the configuration.',
      },
      exit: {
        code: 'process-ended',
        message: 'Code called `process.exit` while this page was being compiled.',
        hint: plugin,
      },
      error: {
        code: 'page-failed',
        message: `An error was thrown outside this page's compilation: ${message}`,
        hint: `${plugin} They must await each promise.`,
      },
    }[kind],
  };
}
