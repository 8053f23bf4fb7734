import {join} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import {relativePath} from '../../core/paths/paths.ts';
import {importCircle} from './import-circle.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {runEsbuild} from './run-esbuild.ts';
import {codeId, type ServerModule, serverModules} from './server-modules.ts';
import {serverOptions} from './server-options.ts';
import {readReactExports, sharedModules} from './shared-modules.ts';
import type {FilledTheme} from './theme/fill-theme.ts';

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
