import type {Store} from '../../core/cache/store.ts';
import {compareText} from '../../core/collections/collections.ts';
import {BuildError, buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import type {SourceFile} from '../../site/content/types.ts';
import {type CompileOutcome, type CompilerSettings, cachedCompiler} from './cached-compiler.ts';
import type {CompileOptions} from './compile-options.ts';
import type {PageIdentity} from './compiled-store.ts';
import {syntaxOf} from './source-text.ts';
import type {CompiledModule, CompiledPages, FrozenPages, PageBody, PageMetadata} from './types.ts';

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

/** Result for a page. The metadata is missing if compilation failed. */
interface Outcome {
  readonly metadata?: PageMetadata | undefined;
  readonly diagnostics: readonly Diagnostic[];
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
  const outcomes = new Map<string, Outcome>();

  for (const [sourcePath, identity] of pages) {
    const metadata = frozen?.metadata.get(sourcePath);
    const known =
      metadata === undefined ? compiler.summary(identity, sourcePath) : {metadata, diagnostics: []};
    if (known !== undefined) outcomes.set(sourcePath, known);
  }
  const missing = sameSources(
    [...pages].filter(([sourcePath]) => !outcomes.has(sourcePath)).sort(byName),
    options.plugins !== undefined,
  );
  const known = outcomes.size;
  const compiled = await compiler.compile(
    missing.map(({identity}) => ({identity})),
    (done) => onProgress?.(known + done, known + missing.length),
  );
  for (const [index, {sourcePaths}] of missing.entries()) {
    const {metadata, diagnostics = []}: Partial<CompileOutcome> = compiled[index] ?? {};
    for (const file of sourcePaths) {
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
  /** Each frozen page has its own files, so it is read on demand. */
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

/** Sorts by file name: pages of several versions share a batch, whose worker highlights equal code blocks once. */
function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  const nameFirst = (path: string): string => path.split('/').reverse().join('/');
  return compareText(nameFirst(one), nameFirst(other));
}

/** Groups pages with the same source: content that versions share is compiled once. */
interface SameSource {
  readonly sourcePaths: [string, ...string[]];
  readonly identity: PageIdentity;
}

/**
 * Groups pages with the same source.
 *
 * @param areApart True if the same source can have different results in different files.
 */
function sameSources(
  pages: readonly (readonly [string, PageIdentity])[],
  areApart: boolean,
): SameSource[] {
  const groups = new Map<string, SameSource>();
  for (const [sourcePath, identity] of pages) {
    const key = areApart ? sourcePath : `${identity.format} ${identity.hash}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, {sourcePaths: [sourcePath], identity});
    else group.sourcePaths.push(sourcePath);
  }
  return [...groups.values()];
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
