import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {BundleInput, PageSource} from './bundle/types.ts';
import type {CompilerSettings} from './compile/cached-compiler.ts';
import {compileModule} from './compile/compile-module.ts';
import {compileOptions} from './compile/compile-options.ts';
import type {CompiledPages, SlotAttributes} from './compile/types.ts';
import type {Site} from './config/types.ts';
import type {Content, SourceFile} from './content/types.ts';
import {BuildError} from './diagnostics/build-error.ts';
import type {Diagnostic} from './diagnostics/types.ts';
import type {Store} from './memory/store.ts';
import type {ResolvedPages} from './resolve/types.ts';

export interface ModuleSourcesInput extends CompilerSettings {
  readonly site: Site;
  readonly content: Content;
  readonly compiled: CompiledPages;
  readonly resolved: ResolvedPages;
  /** Takes what was compiled, and may have it already. */
  readonly store: Store;
}

/** `warnings` are those of imported files: complete once the bundler has asked for all of them. */
interface ModuleSources extends Pick<BundleInput, 'modules' | 'compileModule'> {
  readonly warnings: readonly Diagnostic[];
}

/**
 * What the bundler needs of the pages that are modules: compiled `.mdx` with its addresses in front,
 * `.tsx` as it stands, and a way to compile the Markdown files that these import.
 */
export async function moduleSources({
  site,
  content,
  compiled,
  resolved,
  store,
  compilers,
  limits,
}: ModuleSourcesInput): Promise<ModuleSources> {
  async function pageSource({sourcePath, format}: SourceFile): Promise<PageSource[]> {
    if (format === 'tsx') return [{sourcePath, format}];
    const attributes = resolved.pages.get(sourcePath)?.attributes;
    if (format === 'md' || attributes === undefined) return [];
    const {body} = await compiled.body(sourcePath);
    return body.type === 'module'
      ? [{sourcePath, format, code: withSlots(body.code, attributes), imports: body.imports}]
      : [];
  }

  const sources = [...content.versions.flatMap(({docs}) => docs), ...content.pages];
  const modules = await Promise.all(sources.map(pageSource));
  const warnings: Diagnostic[] = [];
  return {
    modules: modules.flat(),
    warnings,
    compileModule: async (sourcePath) => {
      const source = await readFile(join(site.folder, sourcePath));
      const {code, facts, diagnostics} = await compileModule({
        source,
        sourcePath,
        options: compileOptions(site.config),
        store,
        compilers,
        limits,
      });
      const {attributes, diagnostics: unresolved} = await resolved.resolveModule(sourcePath, facts);
      const problems = [...diagnostics, ...unresolved];
      if (problems.some(({severity}) => severity === 'error')) throw new BuildError(problems);
      warnings.push(...problems);
      return withSlots(code, attributes);
    },
  };
}

/** Compiled MDX reads its addresses from a constant `slots`. */
function withSlots(code: string, attributes: readonly SlotAttributes[]): string {
  return `const slots = ${JSON.stringify(attributes)};\n${code}`;
}
