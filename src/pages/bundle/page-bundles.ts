import {posix} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import type {ModuleImport} from '../../markdown/compile/types.ts';
import {chunkedOptions} from './browser-options.ts';
import {finalNames, type ProvisionalFile, withNames} from './final-names.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {type ProvisionalScript, provisionalScripts} from './provisional-scripts.ts';
import {type BundledOutput, runEsbuild} from './run-esbuild.ts';
import {readReactExports, sharedModules} from './shared-modules.ts';
import type {FilledTheme} from './theme/fill-theme.ts';
import type {ArticleSource, BundleInput, EmittedFile, PageModuleBundle} from './types.ts';

export interface PageBundles {
  /** Keyed by source path. */
  readonly modules: ReadonlyMap<string, Omit<PageModuleBundle, 'id'>>;
  /** Code that several pages share, and their styles. */
  readonly files: readonly EmittedFile[];
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const partsPrefix = 'legacydocs:parts/';

/**
 * One module for each `.mdx` and `.tsx` page. React and the theme come from the runtime; what several pages
 * import lies in shared chunks, and so does what one MDX page imports.
 */
export async function bundlePages(
  input: BundleInput,
  space: ModuleSpace,
  theme: Pick<FilledTheme, 'runtime' | 'exports'>,
): Promise<PageBundles> {
  const pages = [...space.pages.keys()].sort();
  if (pages.length === 0) return {modules: new Map(), files: [], inputs: [], diagnostics: []};
  const runtimeAddress = space.baseUrl + theme.runtime;
  const shared = sharedModules(await readReactExports(), runtimeAddress, theme.exports);
  const parts = partsOf(space);
  const output = await runEsbuild(
    {space, runtimeAddress, generated: new Map([...shared, ...parts])},
    {
      ...chunkedOptions(input, space),
      entryPoints: [
        ...pages.map((page, index) => ({in: `./${page}`, out: `page-${index}`})),
        ...[...parts.keys()].map((name, index) => ({in: name, out: `parts-${index}`})),
      ],
    },
  );
  const scripts = provisionalScripts(output);
  const {files, names} = finalNames([...sharedScripts(scripts), ...styleSheets(output)]);
  const byPath = new Map(scripts.map((script) => [script.path, script]));
  const modules = pages.map((page, index) => {
    const script = byPath.get(`page-${index}.js`);
    return [page, pageModule(script, names)] as const;
  });
  const {inputs, diagnostics} = output;
  return {modules: new Map(modules), files, inputs, diagnostics};
}

/** Keyed by name of the module. */
function partsOf({pages, siteFolder}: ModuleSpace): Map<string, string> {
  return new Map(
    [...pages.values()].flatMap((page): [string, string][] => {
      const code = page.format === 'mdx' ? pageParts(page, siteFolder) : undefined;
      return code === undefined ? [] : [[partsPrefix + page.sourcePath, code]];
    }),
  );
}

function sharedScripts(scripts: readonly ProvisionalScript[]): ProvisionalFile[] {
  return scripts
    .filter(({path}) => path.startsWith('chunk-'))
    .map((script) => ({...script, nameFor: (hash) => `assets/js/chunk.${hash}.js`}));
}

function styleSheets({files}: BundledOutput): ProvisionalFile[] {
  return files
    .filter(({path}) => path.endsWith('.css') && !path.startsWith('parts-'))
    .map(({path, text}) => ({
      path,
      text,
      references: [],
      nameFor: (hash) => `assets/css/page.${hash}.css`,
    }));
}

function pageModule(
  script: ProvisionalScript | undefined,
  names: ReadonlyMap<string, string>,
): Omit<PageModuleBundle, 'id'> {
  if (script === undefined) return {code: '', stylesheets: [], imports: []};
  const {stylesheet, references} = script;
  return {
    code: withNames(script, names),
    stylesheets: stylesheet === undefined ? [] : [names.get(stylesheet) ?? stylesheet],
    imports: references.flatMap((path) => names.get(path) ?? []),
  };
}

/** Files of the site; packages and the runtime are shared anyway. */
const siteFile = /^(?:(?:\.{1,2}|@site)\/|legacydocs:mdx-components$)/;

/**
 * Code of a module that names what an MDX page imports from the site. Bundled beside the page, it has these components put into
 * a chunk of their own: an edit of the page's text leaves their module as it is, and with it what readers did with them.
 *
 * @param siteFolder Absolute path.
 * @returns `undefined` if the page imports nothing.
 */
export function pageParts(
  {sourcePath, imports}: Pick<ArticleSource, 'sourcePath' | 'imports'>,
  siteFolder: string,
): string | undefined {
  const folder = posix.join(siteFolder, posix.dirname(sourcePath));
  const lines = imports
    .filter(({specifier}) => siteFile.test(specifier))
    .map(({specifier, ...name}) => {
      const file = specifier.startsWith('.') ? posix.join(folder, specifier) : specifier;
      return `export ${named(name)} from ${JSON.stringify(file)};`;
    });
  return lines.length === 0 ? undefined : lines.join('\n');
}

function named({imported, local}: Pick<ModuleImport, 'imported' | 'local'>): string {
  if (imported === '*') return `* as ${local}`;
  // An export may have any text for a name.
  return `{${JSON.stringify(imported)} as ${local}}`;
}
