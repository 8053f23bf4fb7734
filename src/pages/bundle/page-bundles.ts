import {join, posix} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {ModuleImport} from '../../markdown/types.ts';
import type {ArticleSource, BundleInput, EmittedFile, PageModuleBundle} from '../types.ts';
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
import {
  type BundledOutput,
  chunkedOptions,
  mappedServerOptions,
  runEsbuild,
} from './run-esbuild.ts';
import {readReactExports, sharedModules} from './shared-modules.ts';
import type {FilledTheme} from './theme/theme-bundle.ts';

/** Page components, as modules that Node can import. */
export interface ServerPages {
  /** `page-<n>.mjs` and their chunks, keyed by path. These modules import the theme from the parent folder. */
  readonly modules: ReadonlyMap<string, ServerModule>;
  /** Source paths, ordered by module number. */
  readonly pages: readonly string[];
  /** Hashes of the pages' code, in the order of `pages`. */
  readonly pageIds: readonly string[];
  /** Cycles of Markdown imports, keyed by the importing page. Paths are relative to the site folder. */
  readonly importCycles: Readonly<Record<string, readonly string[]>>;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the bundled files. */
  readonly inputs: readonly string[];
}

/**
 * Bundles all page modules for Node.js. The page modules import React and the theme from `theme.mjs`; in browsers, they
 * import both from the runtime.
 *
 * @throws {BuildError} If a file is invalid.
 */
export async function bundleServerPages(
  space: ModuleSpace,
  theme: Pick<FilledTheme, 'exports'>,
): Promise<ServerPages> {
  const pages = [...space.pages.keys()].sort();
  if (pages.length === 0) {
    return {modules: new Map(), pages, pageIds: [], importCycles: {}, diagnostics: [], inputs: []};
  }
  const runtimeUrl = '../theme.mjs';
  const generated = sharedModules(await readReactExports(), runtimeUrl, theme.exports);
  const {files, inputs, imports, diagnostics} = await runEsbuild(
    {space, runtimeUrl, generated},
    {
      ...mappedServerOptions,
      entryPoints: pages.map((page, index) => ({in: `./${page}`, out: `page-${index}`})),
    },
  );
  const modules = serverModules(files.filter(({path}) => path.endsWith('.mjs')));
  const {siteFolder} = space;
  const importCycles = pages.flatMap((page) => {
    const cycle = importCycle(join(siteFolder, page), imports);
    const names = cycle?.map((file) => relativePath(siteFolder, file));
    return names === undefined ? [] : [[page, names] as const];
  });
  return {
    modules,
    pages,
    pageIds: pages.map((_, index) => codeId(`page-${index}.mjs`, modules)),
    importCycles: Object.fromEntries(importCycles),
    diagnostics,
    inputs,
  };
}

const markdown = /\.mdx?$/i;

/**
 * Finds Markdown that imports itself, directly or through other files. Rendering such Markdown would never end.
 *
 * @param imports Imports of each file.
 * @returns The cycle, which begins and ends with the same file; `undefined` if `start` does not lead to one.
 */
export function importCycle(
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    const begun = way.indexOf(file);
    if (begun >= 0) {
      const cycle = [...way.slice(begun), file];
      return cycle.some((name) => markdown.test(name)) ? cycle : undefined;
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

interface PageBundles {
  /** Page bundles, keyed by source path. */
  readonly modules: ReadonlyMap<string, Omit<PageModuleBundle, 'id'>>;
  /** Shared chunks and style sheets. */
  readonly files: readonly EmittedFile[];
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

const partsPrefix = 'legacydocs:parts/';

/**
 * Bundles each `.mdx` and `.tsx` page as a module that imports React and the theme from the runtime. Modules that
 * several pages import are in shared chunks. The components that an MDX page imports are in a chunk of their own.
 */
export async function bundlePages(
  input: BundleInput,
  space: ModuleSpace,
  theme: Pick<FilledTheme, 'runtime' | 'exports'>,
): Promise<PageBundles> {
  const pages = [...space.pages.keys()].sort();
  if (pages.length === 0) return {modules: new Map(), files: [], inputs: [], diagnostics: []};
  const runtimeUrl = space.baseUrl + theme.runtime;
  const shared = sharedModules(await readReactExports(), runtimeUrl, theme.exports);
  const parts = partsOf(space);
  const output = await runEsbuild(
    {space, runtimeUrl, generated: new Map([...shared, ...parts])},
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

/** Returns the results of `pageParts` for all MDX pages, keyed by module name. */
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

/** Matches imports of the site's own files. */
const siteFile = /^(?:(?:\.{1,2}|@site)\/|legacydocs:mdx-components$)/;

/**
 * Returns a module that exports everything that an MDX page imports from the site. When this module is bundled with the
 * page, the imported components are in a separate chunk, so that editing the page's text does not change the chunk or
 * reset the components' state.
 *
 * @param siteFolder Absolute path.
 * @returns `undefined` if the page does not import anything from the site.
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
  // The name is quoted, because an export name can be any string.
  return `{${JSON.stringify(imported)} as ${local}}`;
}
