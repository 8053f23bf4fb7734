import {join, relative, sep} from 'node:path';
import type {BuildOptions} from 'esbuild';
import type {Diagnostic} from '../diagnostics/types.ts';
import {hashOf, hashOfData} from '../hash/sha256.ts';
import {finalNames} from './final-names.ts';
import {importCircle} from './import-circle.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {builtinFolder} from './modules/template-files.ts';
import {type BundledFile, runEsbuild} from './run-esbuild.ts';
import type {BundleInput} from './types.ts';
import type {ModuleTexts} from './write-modules.ts';

/** Theme and page components as modules that Node can import. Plain data. */
export interface ServerBundle {
  /** `theme.mjs`, `page-<n>.mjs` and what they share. */
  readonly modules: ModuleTexts;
  /** Source paths, in the order of their numbers. */
  readonly pages: readonly string[];
  /** Stands for the theme's code. */
  readonly themeId: string;
  /** Stand for the code of pages, in their order. */
  readonly pageIds: readonly string[];
  /** Of pages that import Markdown which imports itself: the way round, relative to the site folder. */
  readonly circles: Readonly<Record<string, readonly string[]>>;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the files that took part. */
  readonly inputs: readonly string[];
}

/** CommonJS packages in an ES module ask for Node's own modules through `require`. */
export const requireShim =
  "import {createRequire as legacydocsRequire} from 'node:module'; const require = legacydocsRequire(import.meta.url);";

/** Source paths of the pages that are modules, in the order of their numbers. */
export function serverPages({pages}: Pick<ModuleSpace, 'pages'>): string[] {
  return [...pages.keys()].sort();
}

/** How theme and pages are bundled for Node. */
export function serverOptions(pages: readonly string[]) {
  return {
    entryPoints: [
      {in: join(builtinFolder, 'server.tsx'), out: 'theme'},
      ...pages.map((page, index) => ({in: `./${page}`, out: `page-${index}`})),
    ],
    splitting: true,
    platform: 'node',
    target: 'node20',
    outExtension: {'.js': '.mjs'},
    banner: {js: requireShim},
  } satisfies BuildOptions;
}

/**
 * Bundle the theme and every page module for Node, with one React.
 *
 * @throws {BuildError} When a file is invalid.
 */
export async function bundleServer(input: BundleInput, space: ModuleSpace): Promise<ServerBundle> {
  const pages = serverPages(space);
  const {files, inputs, imports, diagnostics} = await runEsbuild(
    {space, reactDevelopment: input.reactDevelopment},
    serverOptions(pages),
  );
  // Styles reach the browser through its own bundles.
  const modules = serverModules(files.filter(({path}) => path.endsWith('.mjs')));
  const {siteFolder} = space;
  const circles = pages.flatMap((page) => {
    const circle = importCircle(join(siteFolder, page), imports);
    const names = circle?.map((file) => relative(siteFolder, file).split(sep).join('/'));
    return names === undefined ? [] : [[page, names] as const];
  });
  const idOf = (name: string): string => codeId(name, modules);
  return {
    modules: [...modules].map(([path, {text}]) => [path, text]),
    pages,
    themeId: idOf('theme.mjs'),
    pageIds: pages.map((_, index) => idOf(`page-${index}.mjs`)),
    circles: Object.fromEntries(circles),
    diagnostics,
    inputs,
  };
}

/** What is stored. */
interface ServerModule {
  readonly text: string;
  readonly hash: string;
  /** Paths of the modules that it imports. */
  readonly imports: readonly string[];
}

/** Modules keyed by path: what several share goes by its bytes. */
function serverModules(files: readonly BundledFile[]): Map<string, ServerModule> {
  const {files: named, names} = finalNames(
    files.map(({path, text, imports}) => ({
      path,
      text,
      references: imports,
      nameFor: (hash) => (path.startsWith('chunk-') ? `chunk.${hash}.mjs` : path),
    })),
  );
  const nameOf = (path: string): string => names.get(path) ?? path;
  const imports = new Map(files.map((file) => [nameOf(file.path), file.imports.map(nameOf)]));
  return new Map(
    named.map(({outputPath, contents}) => {
      const text = String(contents);
      return [outputPath, {text, hash: hashOf(text), imports: imports.get(outputPath) ?? []}];
    }),
  );
}

/** Stands for the code of a module and of every module that it imports. */
function codeId(entry: string, modules: ReadonlyMap<string, ServerModule>): string {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const imported of modules.get(path)?.imports ?? []) reached.add(imported);
  }
  const hashes = [...reached].sort().map((path) => modules.get(path)?.hash);
  return hashOfData(hashes);
}
