import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Site} from '../config/types.ts';
import type {SourceFile} from '../content/types.ts';
import {BuildError} from '../diagnostics/build-error.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {compileOptions} from './compile-options.ts';
import {compilerFingerprint, pageKey} from './compiler-fingerprint.ts';
import type {CompileResult, PageCompiler} from './page-compiler.ts';
import {diskPageStore} from './store/disk-page-store.ts';
import {memoryPageStore, type PageSummary} from './store/page-store.ts';
import type {CompiledPages, PageBody} from './types.ts';

export interface CompilePagesInput {
  readonly site: Site;
  /** In any order; other formats than `md` and `mdx` are passed over. */
  readonly sources: readonly SourceFile[];
  /** Absolute path; `undefined` keeps everything in memory. */
  readonly cacheFolder: string | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

interface Page {
  readonly sourcePath: string;
  readonly format: 'md' | 'mdx';
  readonly key: string;
}

/** Entries of the cache that are read at once. */
const readsAtOnce = 32;

/**
 * Compile every Markdown and MDX source whose result is not in the cache yet. Only facts stay in
 * memory; bodies are read back one by one.
 *
 * A page that cannot be compiled is reported and has no facts; the others go on.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export async function compilePages({
  site,
  sources,
  cacheFolder,
  onProgress,
}: CompilePagesInput): Promise<CompiledPages> {
  const options = compileOptions(site.config);
  const fingerprint = compilerFingerprint(options);
  const store =
    cacheFolder === undefined ? memoryPageStore() : diskPageStore(join(cacheFolder, 'pages'));
  const pages = sources.flatMap(({sourcePath, format, hash}): Page[] =>
    format === 'tsx'
      ? []
      : [{sourcePath, format, key: pageKey(fingerprint, {kind: 'page', format, hash})}],
  );

  let compiler: Promise<PageCompiler> | undefined;
  /** Loaded when something must be compiled: a build that finds all in the cache never pays for it. */
  const compile = async ({sourcePath, format, key}: Page): Promise<CompileResult> => {
    compiler ??= import('./page-compiler.ts').then(({createPageCompiler}) =>
      createPageCompiler(options),
    );
    const source = await readFile(join(site.folder, sourcePath));
    const result = await (await compiler).compilePage({source, sourcePath, format});
    if (result.page !== undefined) await store.write(key, result.page);
    return result;
  };

  const summaries = new Map<string, PageSummary>();
  const diagnostics = new Map<string, readonly Diagnostic[]>();
  let done = 0;
  const finish = ({sourcePath}: Page, found: readonly Diagnostic[]): void => {
    // A page of the same text elsewhere may have filled the cache.
    diagnostics.set(
      sourcePath,
      found.map((diagnostic) => ({...diagnostic, file: sourcePath})),
    );
    done += 1;
    onProgress?.(done, pages.length);
  };

  const missing: Page[] = [];
  for (let start = 0; start < pages.length; start += readsAtOnce) {
    const batch = pages.slice(start, start + readsAtOnce);
    const found = await Promise.all(batch.map(({key}) => store.readSummary(key)));
    for (const [index, page] of batch.entries()) {
      const summary = found[index];
      if (summary === undefined) {
        missing.push(page);
        continue;
      }
      summaries.set(page.sourcePath, summary);
      finish(page, summary.diagnostics);
    }
  }
  for (const page of missing) {
    const {page: result, diagnostics: found} = await compile(page);
    // Not the body with it: bodies must not add up in memory.
    if (result !== undefined)
      summaries.set(page.sourcePath, {facts: result.facts, diagnostics: found});
    finish(page, found);
  }

  const pagesByPath = new Map(pages.map((page) => [page.sourcePath, page]));
  return {
    facts: new Map(
      pages.flatMap(({sourcePath}) => {
        const summary = summaries.get(sourcePath);
        return summary === undefined ? [] : [[sourcePath, summary.facts] as const];
      }),
    ),
    body: async (sourcePath) => {
      const page = pagesByPath.get(sourcePath);
      if (page === undefined) throw missingBody(sourcePath);
      return (await store.readBody(page.key)) ?? (await recompiled(page));
    },
    diagnostics: pages.flatMap(({sourcePath}) => diagnostics.get(sourcePath) ?? []),
    compiled: missing.length,
  };

  /** The entry was damaged or removed since the summary was read. */
  async function recompiled(page: Page): Promise<PageBody> {
    const {page: result} = await compile(page);
    if (result === undefined) throw missingBody(page.sourcePath);
    return result.body;
  }
}

function missingBody(sourcePath: string): BuildError {
  return new BuildError([
    {
      severity: 'error',
      code: 'page-failed',
      message: 'The page was not compiled, so there is nothing to render.',
      file: sourcePath,
    },
  ]);
}
