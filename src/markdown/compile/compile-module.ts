import type {Store} from '../../core/cache/store.ts';
import {BuildError} from '../../core/diagnostics/diagnostic.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {type CompilerSettings, cachedCompiler, type PageIdentity} from './cached-compiler.ts';
import type {CompileOptions} from './compile-options.ts';
import {syntaxOf} from './syntax-of.ts';
import type {CompiledModule} from './types.ts';

export interface CompileModuleInput extends CompilerSettings {
  readonly options: CompileOptions;
  readonly source: Uint8Array;
  /** Relative to the site folder; ends in `.md` or `.mdx`. */
  readonly sourcePath: string;
  readonly format: 'md' | 'mdx';
  /** Takes what was compiled, and may have it already. */
  readonly store: Store;
}

/**
 * Compile an `.md` or `.mdx` file that a page imports, to a module whose default export is a component
 * (row MD-01).
 *
 * @throws {BuildError} If it cannot be compiled.
 */
export async function compileModule({
  options,
  source,
  sourcePath,
  format,
  store,
  ...settings
}: CompileModuleInput): Promise<CompiledModule> {
  const compiler = cachedCompiler(options, store, settings);
  const identity: PageIdentity = {
    kind: 'module',
    format: syntaxOf({sourcePath, format}),
    hash: hashOf(source),
    sourcePath,
  };
  const {page, diagnostics} = await compiler.find(identity, {source, sourcePath});
  if (page?.body.body.type !== 'module') throw new BuildError(diagnostics);
  return {code: page.body.body.code, facts: page.facts, diagnostics};
}
