import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {Site} from '../config/types.ts';
import {BuildError} from '../diagnostics/build-error.ts';
import {compileOptions} from './compile-options.ts';
import {compilerFingerprint, pageKey} from './compiler-fingerprint.ts';
import {diskPageStore} from './store/disk-page-store.ts';
import {memoryPageStore} from './store/page-store.ts';
import type {CompiledModule} from './types.ts';

export interface CompileModuleInput {
  readonly site: Pick<Site, 'config'>;
  readonly source: Uint8Array;
  /** Relative to the site folder; ends in `.md` or `.mdx`. */
  readonly sourcePath: string;
  /** Absolute path; `undefined` compiles it anew. */
  readonly cacheFolder?: string | undefined;
}

/**
 * Compile an `.md` or `.mdx` file that a page imports, to a module whose default export is a component
 * (row MD-01).
 *
 * @throws {BuildError} If it cannot be compiled.
 */
export async function compileModule({
  site,
  source,
  sourcePath,
  cacheFolder,
}: CompileModuleInput): Promise<CompiledModule> {
  const options = compileOptions(site.config);
  const format = sourcePath.endsWith('.mdx') ? 'mdx' : 'md';
  const hash = createHash('sha256').update(source).digest('hex');
  const key = pageKey(compilerFingerprint(options), {kind: 'module', format, hash});
  const store =
    cacheFolder === undefined ? memoryPageStore() : diskPageStore(join(cacheFolder, 'pages'));

  const [summary, body] = await Promise.all([store.readSummary(key), store.readBody(key)]);
  if (summary !== undefined && body?.body.type === 'module') {
    const diagnostics = summary.diagnostics.map((diagnostic) => ({
      ...diagnostic,
      file: sourcePath,
    }));
    return {code: body.body.code, facts: summary.facts, diagnostics};
  }
  const {createPageCompiler} = await import('./page-compiler.ts');
  const compiler = await createPageCompiler(options);
  const {page, diagnostics} = await compiler.compileModule({source, sourcePath, format});
  if (page === undefined || page.body.body.type !== 'module') throw new BuildError(diagnostics);
  await store.write(key, page);
  return {code: page.body.body.code, facts: page.facts, diagnostics};
}
