import {createHash} from 'node:crypto';
import {join, posix} from 'node:path';
import type {Metafile} from 'esbuild';
import type {Diagnostic} from '../diagnostics/types.ts';
import {modulePlugin} from './modules/module-plugin.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {pagePrefix, templatePrefix} from './modules/resolve-import.ts';
import {outputRoot, runEsbuild} from './run-esbuild.ts';
import {storeModules} from './store-modules.ts';
import type {BundleInput} from './types.ts';

/** Theme and page components as modules that Node can import. Plain data. */
export interface ServerBundle {
  /** Absolute path of the folder that holds them: `theme.mjs`, `page-<n>.mjs` and what they share. */
  readonly folder: string;
  /** Source paths, in the order of their numbers. */
  readonly pages: readonly string[];
  /** Stands for the theme's code. */
  readonly themeId: string;
  /** Stand for the code of pages, in their order. */
  readonly pageIds: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the modules that took part, as in `ModuleNames`. */
  readonly inputs: readonly string[];
}

/** CommonJS packages in an ES module ask for Node's own modules through `require`. */
const requireShim =
  "import {createRequire as legacydocsRequire} from 'node:module'; const require = legacydocsRequire(import.meta.url);";

/**
 * Bundle the theme and every page module for Node, with one React.
 *
 * @throws {BuildError} When a file is invalid.
 */
export async function bundleServer(input: BundleInput, space: ModuleSpace): Promise<ServerBundle> {
  const pages = [...space.pages.keys()].sort();
  const development = input.reactDevelopment === true;
  const {files, metafile, diagnostics} = await runEsbuild(space.siteFolder, development, {
    entryPoints: [
      {in: `${templatePrefix}server.tsx`, out: 'theme'},
      ...pages.map((page, index) => ({in: pagePrefix + page, out: `page-${index}`})),
    ],
    splitting: true,
    platform: 'node',
    target: 'node20',
    outExtension: {'.js': '.mjs'},
    banner: {js: requireShim},
    // Styles reach the browser through its own bundles.
    plugins: [modulePlugin({space})],
  });
  const modules = new Map(
    files
      .filter(({path}) => path.endsWith('.mjs'))
      .map(({path, text}) => [path.slice(outputRoot.length + 1), text]),
  );
  const idOf = (name: string): string => codeId(name, modules, metafile);
  return {
    folder: await storeModules(join(input.cacheFolder, 'server'), modules),
    pages,
    themeId: idOf('theme.mjs'),
    pageIds: pages.map((_, index) => idOf(`page-${index}.mjs`)),
    diagnostics,
    inputs: Object.keys(metafile.inputs),
  };
}

/** A hash of a module and of every module that it imports. */
function codeId(entry: string, modules: ReadonlyMap<string, string>, metafile: Metafile): string {
  const reached = new Set([entry]);
  for (const name of reached) {
    const imports = metafile.outputs[posix.join(outputRoot, name).slice(1)]?.imports ?? [];
    for (const {path, external} of imports) {
      if (external !== true) reached.add(posix.relative(outputRoot, `/${path}`));
    }
  }
  const code = [...reached].sort().map((name) => modules.get(name));
  return createHash('sha256').update(JSON.stringify(code)).digest('base64url');
}
