import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {StoreFolder, WrittenTexts} from '../../core/cache/store.ts';
import {openWorkerStore} from '../../core/cache/worker-store.ts';
import {type Diagnostic, fileUnreadable} from '../../core/diagnostics/diagnostic.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import type {CompileOptions, PageMetadata} from '../types.ts';
import {compiledStore, type PageIdentity} from './compiled-store.ts';
import type {PageCompiler} from './page-compiler.ts';

/** Data that all pages share. It is cloned for each worker. */
export interface CompileContext {
  /** Absolute path. */
  readonly siteFolder: string;
  readonly options: CompileOptions;
  readonly store: StoreFolder;
}

/** A page to compile. */
export interface CompileItem {
  readonly identity: Omit<PageIdentity, 'hash'>;
  /** Default: the file's contents. */
  readonly source?: Uint8Array | string | undefined;
}

/** A compiled page. Its body is in the store. */
export interface CompiledItem {
  /** Hash of the compiled source. */
  readonly hash: string;
  /** Absent if the page could not be compiled. */
  readonly metadata?: PageMetadata | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly written: WrittenTexts;
}

/**
 * This worker's compiler, kept so that each grammar is loaded only once. If the site has plugins, each build has a new
 * compiler: plugins can keep data between pages, but not between builds.
 */
let kept: {readonly key: string; readonly compiler: PageCompiler} | undefined;

async function compilerFor({options, store}: CompileContext): Promise<PageCompiler> {
  const key = JSON.stringify([options, options.plugins && store.run]);
  if (kept?.key !== key) {
    const {createPageCompiler} = await import('./page-compiler.ts');
    // Releases the old compiler before the new one is created.
    kept = undefined;
    kept = {key, compiler: await createPageCompiler(options)};
  }
  return kept.compiler;
}

/** Creates the job that compiles pages in a worker. */
export async function compileJob(context: CompileContext) {
  const {siteFolder, options} = context;
  const compiler = await compilerFor(context);
  const store = openWorkerStore(context.store);
  const cache = compiledStore(options, store);
  return {
    describe: ({identity}: CompileItem) => `compiling \`${identity.sourcePath}\``,
    run: async ({identity, source: given}: CompileItem): Promise<CompiledItem> => {
      const {sourcePath, kind, format} = identity;
      let source: Uint8Array | string;
      try {
        // Synchronous: with thousands of small files, awaiting takes several times as long as reading.
        source = given ?? readFileSync(join(siteFolder, sourcePath));
      } catch (error) {
        // The file was removed or became unreadable after the content had been read.
        return {hash: '', diagnostics: [fileUnreadable(sourcePath, error)], written: store.take()};
      }
      const compile = kind === 'page' ? compiler.compilePage : compiler.compileModule;
      const {highlightedBlocks} = cache;
      const {page, diagnostics} = await compile({source, sourcePath, format, highlightedBlocks});
      // If the file has changed since it was listed, the result must not be cached under the old hash.
      const hash = hashOf(source);
      if (page !== undefined) cache.keep({...identity, hash}, page);
      return {hash, metadata: page?.metadata, diagnostics, written: store.take()};
    },
  };
}
