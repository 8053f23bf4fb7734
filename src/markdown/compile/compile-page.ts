import type {CompileOptions} from './compile-options.ts';
import {type CompileResult, createPageCompiler, type PageSource} from './page-compiler.ts';

/**
 * Compiles one page. The result depends only on the source and the options. To compile several pages, reuse a
 * `createPageCompiler` compiler.
 */
export async function compilePage({
  options,
  ...source
}: PageSource & {readonly options: CompileOptions}): Promise<CompileResult> {
  const compiler = await createPageCompiler(options);
  return await compiler.compilePage(source);
}
