import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {SiteConfig} from '../config/schema/index.ts';
import {compileOptions} from './compile-options.ts';
import {compilerFingerprint} from './compiler-fingerprint.ts';
import type {CompileResult, PageCompiler, PageSource} from './page-compiler.ts';
import {diskPageStore} from './store/disk-page-store.ts';
import {memoryPageStore, type PageSummary} from './store/page-store.ts';
import type {PageBody} from './types.ts';

/** What names a result: the same bytes, made into the same kind of thing. */
export interface PageIdentity {
  /** A page of its own, or a file that a page imports. */
  readonly kind: 'page' | 'module';
  readonly format: 'md' | 'mdx';
  /** SHA-256 of the source's bytes, hex. */
  readonly hash: string;
}

/** A compiler that remembers what it compiled. */
export interface CachedCompiler {
  /** @returns `undefined` if it was never compiled, or what was kept is damaged. */
  readonly summary: (
    identity: PageIdentity,
    sourcePath: string,
  ) => Promise<PageSummary | undefined>;
  readonly body: (identity: PageIdentity) => Promise<PageBody | undefined>;
  /** Compile it whatever is known, and remember the result unless it failed. */
  readonly compile: (
    identity: PageIdentity,
    source: Omit<PageSource, 'format'>,
  ) => Promise<CompileResult>;
}

/**
 * @param cacheFolder Absolute path; `undefined` remembers in memory only.
 */
export function cachedCompiler(
  config: SiteConfig,
  cacheFolder: string | undefined,
): CachedCompiler {
  const options = compileOptions(config);
  const fingerprint = compilerFingerprint(options);
  const store =
    cacheFolder === undefined ? memoryPageStore() : diskPageStore(join(cacheFolder, 'pages'));
  const keyOf = ({kind, format, hash}: PageIdentity): string =>
    createHash('sha256')
      .update(JSON.stringify([fingerprint, kind, format, hash]))
      .digest('hex');

  let compiler: Promise<PageCompiler> | undefined;
  /** Loaded on first use: a build that finds all it needs never pays for it. */
  const load = async (): Promise<PageCompiler> => {
    const {createPageCompiler} = await import('./page-compiler.ts');
    return await createPageCompiler(options);
  };

  return {
    summary: async (identity, sourcePath) => {
      const found = await store.readSummary(keyOf(identity));
      // It may have been compiled for a file of the same text elsewhere.
      return (
        found && {...found, diagnostics: found.diagnostics.map((d) => ({...d, file: sourcePath}))}
      );
    },
    body: async (identity) => await store.readBody(keyOf(identity)),
    compile: async (identity, source) => {
      compiler ??= load();
      const {compilePage, compileModule} = await compiler;
      const result = await (identity.kind === 'page' ? compilePage : compileModule)({
        ...source,
        format: identity.format,
      });
      if (result.page !== undefined) await store.write(keyOf(identity), result.page);
      return result;
    },
  };
}
