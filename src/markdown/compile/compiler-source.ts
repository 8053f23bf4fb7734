import type {CompileOptions} from './compile-options.ts';
import type {PageCompiler} from './page-compiler.ts';

/** Returns the compiler for a build. */
export type CompilerSource = (options: CompileOptions) => Promise<PageCompiler>;

/** Creates a compiler for one build. Its code is loaded on first use, so a fully cached build never loads it. */
export const newCompiler: CompilerSource = async (options) => {
  const {createPageCompiler} = await import('./page-compiler.ts');
  return await createPageCompiler(options);
};

/** Returns the same compiler as long as the options are equal, so that a process loads each grammar once. */
export function reuseCompiler(): CompilerSource {
  let kept: {readonly key: string; readonly compiler: PageCompiler} | undefined;
  return async (options) => {
    const key = JSON.stringify(options);
    if (kept?.key !== key) kept = {key, compiler: await newCompiler(options)};
    return kept.compiler;
  };
}
