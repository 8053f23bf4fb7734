import type {Store} from '../../core/cache/store.ts';
import {hashOfData} from '../../core/hash/sha256.ts';
import {boundedCompiler, type CompileLimits, defaultLimits} from './bounded-compiler.ts';
import type {HighlightedBlocks} from './code/code-highlighter.ts';
import type {CompileOptions} from './compile-options.ts';
import {type CompilerSource, newCompiler} from './compiler-source.ts';
import type {CompileResult, PageCompiler, PageSource} from './page-compiler.ts';
import type {CompiledPage, PageBody, Syntax} from './types.ts';

/** The part of a compiled page that every build needs at once. */
type PageSummary = Pick<CompiledPage, 'metadata' | 'diagnostics'>;

/** Key of a result: bytes of the source and kind of the result. */
export interface PageIdentity {
  /** A page of its own, or a file that a page imports. */
  readonly kind: 'page' | 'module';
  readonly format: Syntax;
  /** Of the source's bytes. */
  readonly hash: string;
  /** Relative to the site folder: plugins of the site may make something else of the same bytes elsewhere. */
  readonly sourcePath: string;
}

/** A compiler that remembers what it compiled. */
export interface CachedCompiler {
  /** Stands for everything that a result is made from besides the source and this program. */
  readonly fingerprint: string;
  /** @returns `undefined` if it was never compiled, or what was kept is damaged. */
  readonly summary: (identity: PageIdentity, sourcePath: string) => PageSummary | undefined;
  readonly body: (identity: PageIdentity) => PageBody | undefined;
  /** Compiled pages, and pages being compiled. */
  readonly find: (
    identity: PageIdentity,
    source: Omit<PageSource, 'format'>,
  ) => Promise<CompileResult>;
  /**
   * Compile it whatever is known, and remember the result unless it failed.
   *
   * @param by Default: the one that works in this thread, loaded on first use.
   */
  readonly compile: (
    identity: PageIdentity,
    source: Omit<PageSource, 'format'>,
    by?: PageCompiler,
  ) => Promise<CompileResult>;
}

/** Compiler of pages that are not in the cache, and its limits. */
export interface CompilerSettings {
  /** Default: a new one. */
  readonly compilers?: CompilerSource | undefined;
  /** Default: those of a site that sets none. */
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
    // It may have been compiled for a file of the same text elsewhere.
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
