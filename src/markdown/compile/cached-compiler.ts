import type {Store} from '../../core/cache/store.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import {boundedCompiler, type CompileLimits, defaultLimits} from './bounded-compiler.ts';
import type {HighlightedBlocks} from './code/code-highlighter.ts';
import type {CompileOptions} from './compile-options.ts';
import {type CompilerSource, newCompiler} from './compiler-source.ts';
import type {CompileResult, PageCompiler, PageSource} from './page-compiler.ts';
import type {CompiledPage, PageBody, Syntax} from './types.ts';

/** The part of a compiled page that every build needs. */
type PageSummary = Pick<CompiledPage, 'metadata' | 'diagnostics'>;

/** Key of a result: source bytes and kind of result. */
export interface PageIdentity {
  /** A page, or a file that a page imports. */
  readonly kind: 'page' | 'module';
  readonly format: Syntax;
  /** Hash of the source bytes. */
  readonly hash: string;
  /** Relative to the site folder: plugins of the site can depend on the path. */
  readonly sourcePath: string;
}

/** A compiler with a cache. */
export interface CachedCompiler {
  /** Fingerprint of all inputs except the source and this program. */
  readonly fingerprint: string;
  /** @returns `undefined` if the page is not in the cache or its cache entry is damaged. */
  readonly summary: (identity: PageIdentity, sourcePath: string) => PageSummary | undefined;
  readonly body: (identity: PageIdentity) => PageBody | undefined;
  /** Returns a page that is already compiled or is being compiled. */
  readonly find: (
    identity: PageIdentity,
    source: Omit<PageSource, 'format'>,
  ) => Promise<CompileResult>;
  /**
   * Compiles without reading the cache, and caches a successful result.
   *
   * @param by Default: the compiler of this thread, loaded on first use.
   */
  readonly compile: (
    identity: PageIdentity,
    source: Omit<PageSource, 'format'>,
    by?: PageCompiler,
  ) => Promise<CompileResult>;
}

/** Compiler of pages that are not in the cache, and its limits. */
export interface CompilerSettings {
  /** Default: a new compiler. */
  readonly compilers?: CompilerSource | undefined;
  /** Default: the limits of a site that sets none. */
  readonly limits?: CompileLimits | undefined;
}

export function cachedCompiler(
  options: CompileOptions,
  store: Store,
  {compilers = newCompiler, limits = defaultLimits}: CompilerSettings = {},
): CachedCompiler {
  const {plugins, ...plain} = options;
  const fingerprint = hashOfData(plugins === undefined ? plain : {...plain, plugins: plugins.hash});
  const keyOf = ({kind, format, hash, sourcePath}: PageIdentity): string =>
    hashOfData([fingerprint, kind, format, hash, ...(plugins === undefined ? [] : [sourcePath])]);
  const summaryKey = (identity: PageIdentity): string => `${keyOf(identity)} summary`;
  const bodyKey = (identity: PageIdentity): string => `${keyOf(identity)} body`;

  const blockKey = (block: string): string => `${hashOfData([fingerprint, block])} block`;
  const highlightedBlocks: HighlightedBlocks = {
    get: (block) => {
      const text = store.get(blockKey(block));
      return text === undefined ? undefined : JSON.parse(text);
    },
    set: (block, lines) => store.set(blockKey(block), JSON.stringify(lines)),
  };

  let compiler: Promise<PageCompiler> | undefined;
  const ownCompiler = (): Promise<PageCompiler> => {
    compiler ??= compilers(options).then((made) => boundedCompiler(made, options, limits));
    return compiler;
  };

  const summary: CachedCompiler['summary'] = (identity, sourcePath) => {
    const text = store.has(bodyKey(identity)) ? store.get(summaryKey(identity)) : undefined;
    if (text === undefined) return undefined;
    const {metadata, diagnostics}: PageSummary = JSON.parse(text);
    // The entry can be from another file with the same text.
    return {metadata, diagnostics: diagnostics.map((d) => ({...d, file: sourcePath}))};
  };
  const body: CachedCompiler['body'] = (identity) => {
    const text = store.get(bodyKey(identity));
    return text === undefined ? undefined : JSON.parse(text);
  };
  const compile: CachedCompiler['compile'] = async (identity, source, by) => {
    const {compilePage, compileModule} = by ?? (await ownCompiler());
    const result = await (identity.kind === 'page' ? compilePage : compileModule)({
      ...source,
      format: identity.format,
      highlightedBlocks,
    });
    if (result.page !== undefined) {
      const {metadata, diagnostics, body} = result.page;
      store.set(summaryKey(identity), JSON.stringify({metadata, diagnostics}));
      store.set(bodyKey(identity), JSON.stringify(body));
    }
    return result;
  };

  return {
    fingerprint,
    summary,
    body,
    compile,
    find: async (identity, source) => {
      const known = summary(identity, source.sourcePath);
      const knownBody = known && body(identity);
      return known === undefined || knownBody === undefined
        ? await compile(identity, source)
        : {page: {...known, body: knownBody}, diagnostics: known.diagnostics};
    },
  };
}
