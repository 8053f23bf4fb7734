import {join, posix} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {ModuleImport} from '../../markdown/compile/types.ts';
import {
  codeId,
  finalNames,
  type ProvisionalFile,
  type ProvisionalScript,
  provisionalScripts,
  type ServerModule,
  serverModules,
  withNames,
} from './final-names.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {type BundledOutput, chunkedOptions, runEsbuild, serverOptions} from './run-esbuild.ts';
import {readReactExports, sharedModules} from './shared-modules.ts';
import type {FilledTheme} from './theme/theme-bundle.ts';
import type {ArticleSource, BundleInput, EmittedFile, PageModuleBundle} from './types.ts';

/** Page components as modules that Node can import. */
export interface ServerPages {
  /** `page-<n>.mjs` and what they share, keyed by path. They import the theme from the folder above theirs. */
  readonly modules: ReadonlyMap<string, ServerModule>;
  /** Source paths, in the order of their numbers. */
  readonly pages: readonly string[];
  /** Stand for the code of pages, in their order. */
  readonly pageIds: readonly string[];
  /** Of pages that import Markdown which imports itself: the way round, relative to the site folder. */
  readonly circles: Readonly<Record<string, readonly string[]>>;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the files that took part. */
  readonly inputs: readonly string[];
}

/** Source paths of the pages that are modules, in the order of their numbers. */
export function serverPages({pages}: Pick<ModuleSpace, 'pages'>): string[] {
  return [...pages.keys()].sort();
}

/**
 * Bundle every page module for Node. React and the theme come from the theme's module, as they do in the browser.
 *
 * @throws {BuildError} When a file is invalid.
 */
export async function bundleServerPages(
  space: ModuleSpace,
  theme: Pick<FilledTheme, 'exports'>,
): Promise<ServerPages> {
  const pages = serverPages(space);
  if (pages.length === 0) {
    return {modules: new Map(), pages, pageIds: [], circles: {}, diagnostics: [], inputs: []};
  }
  const runtimeAddress = '../theme.mjs';
  const generated = sharedModules(await readReactExports(), runtimeAddress, theme.exports);
  const {files, inputs, imports, diagnostics} = await runEsbuild(
    {space, runtimeAddress, generated},
    {
      ...serverOptions,
      entryPoints: pages.map((page, index) => ({in: `./${page}`, out: `page-${index}`})),
    },
  );
  const modules = serverModules(files.filter(({path}) => path.endsWith('.mjs')));
  const {siteFolder} = space;
  const circles = pages.flatMap((page) => {
    const circle = importCircle(join(siteFolder, page), imports);
    const names = circle?.map((file) => relativePath(siteFolder, file));
    return names === undefined ? [] : [[page, names] as const];
  });
  return {
    modules,
    pages,
    pageIds: pages.map((_, index) => codeId(`page-${index}.mjs`, modules)),
    circles: Object.fromEntries(circles),
    diagnostics,
    inputs,
  };
}

const markdown = /\.mdx?$/i;

/**
 * Markdown that imports itself, by however many files: it would be rendered inside itself for ever.
 *
 * @param imports What each file imports.
 * @returns The way round, first file last again; `undefined` if there is none that begins at `start` or behind it.
 */
export function importCircle(
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    const begun = way.indexOf(file);
    if (begun >= 0) {
      const circle = [...way.slice(begun), file];
      return circle.some((name) => markdown.test(name)) ? circle : undefined;
    }
    if (done.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const found = visit(imported, [...way, file]);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  return visit(start, []);
}

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
