import type {CompileOptions} from './compile-options.ts';
import type {PageCompiler} from './page-compiler.ts';

/** Where a build gets its compiler from. */
export type CompilerSource = (options: CompileOptions) => Promise<PageCompiler>;

/** A compiler for this build alone. Its code is loaded on first use: a build that finds all it needs never pays. */
export const newCompiler: CompilerSource = async (options) => {
  const {createPageCompiler} = await import('./page-compiler.ts');
  return await createPageCompiler(options);
};

/** The same compiler for as long as options are equal: a process that builds again and again loads grammars once. */
export function reuseCompiler(): CompilerSource {
  let kept: {readonly key: string; readonly compiler: PageCompiler} | undefined;
  return async (options) => {
    const key = JSON.stringify(options);
    if (kept?.key !== key) kept = {key, compiler: await newCompiler(options)};
    return kept.compiler;
  };
}
