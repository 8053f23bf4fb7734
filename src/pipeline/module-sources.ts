import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {SiteCache} from '../core/cache/site-cache.ts';
import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {regularFile} from '../core/paths/paths.ts';
import {compileOptions} from '../markdown/compile/compile-options.ts';
import {type CompilerSettings, compileModule} from '../markdown/compile/compile-pages.ts';
import {syntaxOf} from '../markdown/compile/source-text.ts';
import type {
  CompiledPages,
  ModulePositions,
  ResolvedPage,
  ResolvedPages,
  SlotAttributes,
} from '../markdown/types.ts';
import type {BundleInput, PageSource} from '../pages/types.ts';
import {findMdx} from '../site/content/format/find-mdx.ts';
import {formatProblems, markdownFormat} from '../site/content/format/markdown-format.ts';
import type {Content, Site, SourceFile} from '../site/types.ts';

export interface ModuleSourcesInput extends CompilerSettings {
  readonly site: Site;
  readonly content: Pick<Content, 'versions' | 'pages'>;
  readonly compiled: Pick<CompiledPages, 'body'>;
  readonly resolved: Pick<ResolvedPages, 'resolveModule'> & {
    readonly pages: ReadonlyMap<string, Pick<ResolvedPage, 'attributes'>>;
  };
  /** Cache for compiled modules. */
  readonly siteCache: SiteCache;
  /**
   * Returns a line of code that defines the attributes of a module's slots. Default: a definition of the constant
   * `slots`.
   */
  readonly slotsCode?: (attributes: readonly SlotAttributes[], sourcePath: string) => string;
}

/**
 * Modules for the bundler. `warnings` returns the warnings from imported files; the list is complete once the bundler
 * has finished.
 */
interface ModuleSources
  extends Required<Pick<BundleInput, 'modules' | 'compileModule' | 'modulePositions'>> {
  readonly warnings: () => readonly Diagnostic[];
}

/**
 * Returns the bundler's input: compiled `.mdx` pages with the attributes of their slots, paths of `.tsx` pages, and
 * functions that compile imported Markdown files.
 */
export async function moduleSources({
  site,
  content,
  compiled,
  resolved,
  siteCache,
  workers,
  limits,
  slotsCode = (attributes) => `const slots = ${JSON.stringify(attributes)};`,
}: ModuleSourcesInput): Promise<ModuleSources> {
  // Compiled MDX reads its URLs from a constant `slots`.
  const withSlots = (code: string, attributes: readonly SlotAttributes[], path: string): string =>
    `${slotsCode(attributes, path)}\n${code}`;
  async function pageSource({sourcePath, format}: SourceFile): Promise<PageSource[]> {
    if (format === 'tsx') return [{sourcePath, format}];
    const attributes = resolved.pages.get(sourcePath)?.attributes;
    if (format === 'md' || attributes === undefined) return [];
    const body = await compiled.body(sourcePath);
    return body.type === 'module'
      ? [
          {
            sourcePath,
            format,
            code: withSlots(body.code, attributes, sourcePath),
            imports: body.imports,
          },
        ]
      : [];
  }

  const sources = [...content.versions.flatMap(({docs}) => docs), ...content.pages];
  const modules = await Promise.all(sources.map(pageSource));
  /** Keyed by source path, because the bundler asks for files in any order, and for each file once for each bundle. */
  const warnings = new Map<string, readonly Diagnostic[]>();
  return {
    modules: modules.flat(),
    warnings: () => [...warnings.keys()].sort().flatMap((path) => warnings.get(path) ?? []),
    modulePositions: async (sourcePath) => {
      const source = await readFile(regularFile(join(site.folder, sourcePath)));
      const {modulePositions} = await import('../markdown/compile/module-positions.ts');
      const page = sources.find((file) => file.sourcePath === sourcePath);
      const {format} = page ?? partialFormat(source, sourcePath, site.config);
      const syntax = syntaxOf({sourcePath, format: format === 'md' ? 'md' : 'mdx'});
      const options = compileOptions(site);
      return behindSlots(await modulePositions({source, syntax, options}));
    },
    compileModule: async (sourcePath, markdown) => {
      const source =
        markdown === undefined
          ? await readFile(regularFile(join(site.folder, sourcePath)))
          : new TextEncoder().encode(markdown);
      const {format, problems: misread} =
        markdown === undefined ? partialFormat(source, sourcePath, site.config) : plainMarkdown;
      const {code, metadata, diagnostics} = await compileModule({
        source,
        sourcePath,
        format,
        options: compileOptions(site),
        store: siteCache,
        workers,
        limits,
      });
      const {attributes, diagnostics: unresolved} = await resolved.resolveModule(
        sourcePath,
        metadata,
      );
      const problems = [...misread, ...diagnostics, ...unresolved];
      if (problems.some(({severity}) => severity === 'error')) throw new BuildError(problems);
      warnings.set(sourcePath, problems);
      return withSlots(code, attributes, sourcePath);
    },
  };
}

/**
 * Returns the format of an imported file. Front matter cannot set it, because imported files have none: the format is
 * configured or detected from the source.
 */
function partialFormat(
  source: Uint8Array,
  sourcePath: string,
  {markdown}: Site['config'],
): {readonly format: 'md' | 'mdx'; readonly problems: readonly Diagnostic[]} {
  const mdx = findMdx(new TextDecoder().decode(source));
  const choice = {sourcePath, setting: markdown.format, frontMatter: {}, mdx};
  return {format: markdownFormat(choice), problems: formatProblems(choice)};
}

const plainMarkdown = {format: 'md', problems: []} as const;

/** Accounts for the first line of the code, which defines the slots. */
function behindSlots({original, ...positions}: ModulePositions): ModulePositions {
  return {...positions, original: ({line, column}) => original({line: line - 1, column})};
}
