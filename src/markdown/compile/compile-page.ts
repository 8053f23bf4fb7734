import type {CompileOptions} from './compile-options.ts';
import {type CompileResult, createPageCompiler, type PageSource} from './page-compiler.ts';

/**
 * Compile one page: a pure function of source and options. For more than one, keep what
 * `createPageCompiler` returns.
 */
export async function compilePage({
  options,
  ...source
}: PageSource & {readonly options: CompileOptions}): Promise<CompileResult> {
  const compiler = await createPageCompiler(options);
  return await compiler.compilePage(source);
}
