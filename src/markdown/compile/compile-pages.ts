import type {PoolLimits, WorkerFailure} from '../../core/async/worker-thread.ts';
import {createWorkerPool, type WorkerPool} from '../../core/async/workers.ts';
import type {Store} from '../../core/cache/store.ts';
import {compareText, groupBy} from '../../core/collections/collections.ts';
import {
  BuildError,
  buildError,
  type Diagnostic,
  formatCount,
  outOfMemory,
} from '../../core/diagnostics/diagnostic.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import type {SourceFile} from '../../site/types.ts';
import type {
  CompiledModule,
  CompiledPage,
  CompiledPages,
  CompileOptions,
  FrozenPages,
  PageBody,
} from '../types.ts';
import type {CompileContext, CompiledItem, CompileItem} from './compile-job.ts';
import {
  type CompiledStore,
  compiledStore,
  type PageIdentity,
  type PageSummary,
} from './compiled-store.ts';
import {syntaxOf} from './source-text.ts';

export interface CompilePagesInput extends CompilerSettings {
  /** Absolute path. */
  readonly siteFolder: string;
  readonly options: CompileOptions;
  /** Sources in any order. Formats other than `md` and `mdx` are skipped. */
  readonly sources: readonly Pick<SourceFile, 'sourcePath' | 'format' | 'hash'>[];
  /** Cache of compiled pages. */
  readonly store: Store;
  /** Frozen pages, which are not compiled again. */
  readonly frozen?: FrozenPages | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Compiles all Markdown and MDX sources that are not in the cache. Only metadata stays in memory; bodies are read back
 * one by one.
 *
 * A page that cannot be compiled is reported and has no metadata; the other pages are still compiled.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export async function compilePages({
  siteFolder,
  options,
  sources,
  store,
  frozen,
  workers,
  limits,
  onProgress,
}: CompilePagesInput): Promise<CompiledPages> {
  const compiler = cachedCompiler(options, store, {workers, limits}, siteFolder);
  const pages = new Map(sources.flatMap(pageIdentity));
  const outcomes = new Map<string, Omit<CompileOutcome, 'hash'>>();

  for (const [sourcePath, identity] of pages) {
    const metadata = frozen?.metadata.get(sourcePath);
    const known =
      metadata === undefined ? compiler.summary(identity, sourcePath) : {metadata, diagnostics: []};
    if (known !== undefined) outcomes.set(sourcePath, known);
  }
  const uncached = [...pages].filter(([sourcePath]) => !outcomes.has(sourcePath)).sort(byName);
  // Files with the same contents are compiled once, unless the site has plugins, which can read a file's path.
  const missing = [
    ...groupBy(uncached, ([sourcePath, {format, hash}]) =>
      options.plugins === undefined ? `${format} ${hash}` : sourcePath,
    ).values(),
  ];
  const known = outcomes.size;
  const compiled = await compiler.compile(
    missing.map(([[, identity]]) => ({identity})),
    (done) => onProgress?.(known + done, known + missing.length),
  );
  for (const [index, group] of missing.entries()) {
    const {metadata, diagnostics = []}: Partial<CompileOutcome> = compiled[index] ?? {};
    for (const [file] of group) {
      outcomes.set(file, {metadata, diagnostics: diagnostics.map((found) => ({...found, file}))});
    }
  }

  const bodyOf = async (sourcePath: string): Promise<PageBody> => {
    const identity = pages.get(sourcePath);
    const known = identity && compiler.body(identity);
    if (known !== undefined) return known;
    // The entry may have been damaged or removed after its metadata was read, or the file may have changed since it was
    // listed.
    const [again] = identity === undefined ? [] : await compiler.compile([{identity}]);
    const body = identity && again && compiler.body({...identity, hash: again.hash});
    if (body === undefined) throw missingBody(sourcePath);
    return body;
  };
  /** Returns the frozen pages if the page is one of them. Their files are read on demand. */
  const frozenOf = (sourcePath: string): FrozenPages | undefined =>
    frozen?.metadata.has(sourcePath) ? frozen : undefined;
  // In source order, independent of the order of completion.
  const ordered = [...pages.keys()].map((path) => ({path, ...outcomes.get(path)}));
  return {
    metadata: new Map(
      ordered.flatMap(({path, metadata}) => (metadata === undefined ? [] : [[path, metadata]])),
    ),
    diagnostics: ordered.flatMap(({diagnostics}) => diagnostics ?? []),
    compiled: missing.length,
    fingerprint: compiler.fingerprint,
    body: async (sourcePath) =>
      frozenOf(sourcePath)?.body(sourcePath) ?? (await bodyOf(sourcePath)).body,
    located: (sourcePath) => {
      const body = frozenOf(sourcePath)?.body(sourcePath);
      if (body !== undefined) return {body};
      const identity = pages.get(sourcePath);
      const stored = identity && store.locate(compiler.bodyKey(identity));
      return stored && {stored};
    },
    search: async (sourcePath) =>
      frozenOf(sourcePath)?.search(sourcePath) ?? (await bodyOf(sourcePath)).search,
  };
}

/**
 * Sorts by file name first: the copies of a page in several versions then share a batch, whose worker highlights equal
 * code blocks once.
 */
function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  const nameFirst = (path: string): string => path.split('/').reverse().join('/');
  return compareText(nameFirst(one), nameFirst(other));
}

function pageIdentity({
  sourcePath,
  format,
  hash,
}: CompilePagesInput['sources'][number]): [string, PageIdentity][] {
  if (format === 'tsx') return [];
  return [[sourcePath, {kind: 'page', format: syntaxOf({sourcePath, format}), hash, sourcePath}]];
}

function missingBody(sourcePath: string): BuildError {
  return buildError({
    code: 'page-failed',
    message: 'The page was not compiled, so there is nothing to render.',
    file: sourcePath,
  });
}

export interface CompileModuleInput extends CompilerSettings {
  readonly options: CompileOptions;
  readonly source: Uint8Array;
  /** Relative to the site folder; ends in `.md` or `.mdx`. */
  readonly sourcePath: string;
  readonly format: 'md' | 'mdx';
  /** Cache for compiled pages. */
  readonly store: Store;
}

/**
 * Compiles an imported `.md` or `.mdx` file to a module whose default export is a component (row MD-01).
 *
 * @throws {BuildError} If the file cannot be compiled.
 */
export async function compileModule({
  options,
  source,
  sourcePath,
  format,
  store,
  ...settings
}: CompileModuleInput): Promise<CompiledModule> {
  const compiler = cachedCompiler(options, store, settings);
  const identity: PageIdentity = {
    kind: 'module',
    format: syntaxOf({sourcePath, format}),
    hash: hashOf(source),
    sourcePath,
  };
  const {page, diagnostics} = await compiler.find(identity, source);
  if (page?.body.body.type !== 'module') throw new BuildError(diagnostics);
  return {code: page.body.body.code, metadata: page.metadata, diagnostics};
}

/** Workers that compile uncached pages, with their limits. */
export interface CompilerSettings {
  /** Default: a new pool. */
  readonly workers?: WorkerPool | undefined;
  /** Default: a time limit of 10 seconds. */
  readonly limits?: PoolLimits | undefined;
}

/** A page that was compiled or found in the cache. The metadata is missing if the page could not be compiled. */
type CompileOutcome = Omit<CompiledItem, 'written'>;

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

const defaultLimits: PoolLimits = {seconds: 10};

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
