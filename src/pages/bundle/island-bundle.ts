import {join} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {RouteData, SiteData} from '../theme/types.ts';
import type {ArticleSource, BundleInput, EmittedFile} from '../types.ts';
import {finalNames, type ProvisionalFile, provisionalScripts} from './final-names.ts';
import {writeModules} from './load-server.ts';
import {createModuleSpace, type ModuleSpace} from './modules/module-space.ts';
import {browserOptions, chunkedOptions, runEsbuild, serverOptions} from './run-esbuild.ts';
import {readReactExports, sharedReact} from './shared-modules.ts';

interface IslandInput extends Pick<BundleInput, 'site' | 'wording' | 'compileModule'> {
  /** Site data for the components. */
  readonly siteData: SiteData;
  readonly modules: readonly ArticleSource[];
  /** Route data for the components, keyed by source path. */
  readonly routes: ReadonlyMap<string, RouteData>;
}

/** A page whose components are bundled once. All later versions of the theme hydrate them. */
interface Island {
  /** Name of the page's module. */
  readonly module: string;
  /** Names of the page's style sheets. */
  readonly stylesheets: readonly string[];
}

export interface IslandBundle {
  /** Bundled pages, keyed by source path. */
  readonly islands: ReadonlyMap<string, Island>;
  /** Modules and style sheets, in one folder. */
  readonly files: readonly EmittedFile[];
  /** Images and fonts, at the paths of their URLs. */
  readonly media: readonly EmittedFile[];
  /** Code of `reactModule`: the React version that the components were built with. */
  readonly react: string;
  /** Returns the absolute path of a server module whose `render` returns a page's HTML. */
  readonly serverModule: (sourcePath: string) => string;
  /** Absolute paths of the files that each file imports, keyed by the importing file's absolute path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Absolute paths of the bundled files. */
  readonly reads: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Returns a line of code that declares a module's slots.
 *
 * @param sourcePath Path of the module's source.
 */
export function islandSlots(sourcePath: string): string {
  return `import {slotsOf} from 'legacydocs:slots'; const slots = slotsOf(${JSON.stringify(sourcePath)});`;
}

/** File from which all modules in a frozen version import React. */
export const reactModule = 'react.js';

const prefix = 'legacydocs:island/';

/**
 * Bundles pages with all dependencies except React, so that later versions of the theme can hydrate the pages.
 *
 * @throws {BuildError} As `bundleSite` does.
 */
export async function bundleIslands(input: IslandInput): Promise<IslandBundle> {
  const space = createModuleSpace(input);
  const pages = [...space.pages.keys()].sort();
  const browser = await bundleForBrowser(pages, input, space);
  const server = await bundleForServer(pages, input, space);
  return {
    ...browser,
    react: await bundleReact(space),
    media: space.assets.all(),
    serverModule: (sourcePath) => join(server.folder(), `island-${pages.indexOf(sourcePath)}.mjs`),
    imports: server.imports,
    reads: [...new Set([...browser.reads, ...server.reads, ...space.assets.sources()])].sort(),
  };
}

/** Returns the generated modules of one bundle: an entry for each page, the slots and the site data. */
function entries(
  pages: readonly string[],
  {siteData, routes}: IslandInput,
  {siteFolder}: ModuleSpace,
  code: (props: string) => string,
): Map<string, string> {
  return new Map([
    [
      'legacydocs:slots',
      "export const slotsOf = (source) => globalThis[Symbol.for('legacydocs.islands')].slots(source);",
    ],
    ['legacydocs:site-data', `export default ${JSON.stringify(siteData)};`],
    ...pages.map((page, index): [string, string] => [
      `${prefix}${index}`,
      [
        `import content from ${JSON.stringify(join(siteFolder, page))};`,
        `const route = ${JSON.stringify(routes.get(page) ?? null)};`,
        code('{content, route}'),
      ].join('\n'),
    ]),
  ]);
}

async function bundleForBrowser(
  pages: readonly string[],
  input: IslandInput,
  space: ModuleSpace,
): Promise<Pick<IslandBundle, 'islands' | 'files' | 'reads' | 'diagnostics'>> {
  const reactUrl = `./${reactModule}`;
  const generated = new Map([
    ...sharedReact(await readReactExports(), reactUrl),
    ...entries(pages, input, space, (props) =>
      [
        "import {createIsland} from './shared/islands/island-client.tsx';",
        `export const mount = createIsland(${props});`,
      ].join('\n'),
    ),
  ]);
  const output = await runEsbuild(
    {space, runtimeUrl: reactUrl, generated},
    {
      ...chunkedOptions({minify: true}, space),
      publicPath: '',
      entryPoints: pages.map((_, index) => ({in: `${prefix}${index}`, out: `island-${index}`})),
    },
  );
  const scripts = provisionalScripts(output);
  const styles = output.files.filter(({path}) => path.endsWith('.css'));
  const {files, names} = finalNames([
    ...scripts.map(
      (script): ProvisionalFile => ({
        ...script,
        nameFor: (hash) => `${script.path.startsWith('chunk-') ? 'chunk' : 'page'}.${hash}.js`,
      }),
    ),
    ...styles.map(({path, text}) => ({
      path,
      text,
      references: [],
      nameFor: (hash: string) => `page.${hash}.css`,
    })),
  ]);
  const islands = pages.map((page, index) => {
    const script = scripts.find(({path}) => path === `island-${index}.js`);
    const {stylesheet} = script ?? {};
    const island: Island = {
      module: names.get(`island-${index}.js`) ?? '',
      stylesheets: stylesheet === undefined ? [] : [names.get(stylesheet) ?? stylesheet],
    };
    return [page, island] as const;
  });
  return {
    islands: new Map(islands),
    files,
    reads: output.inputs,
    diagnostics: output.diagnostics,
  };
}

async function bundleForServer(
  pages: readonly string[],
  input: IslandInput,
  space: ModuleSpace,
): Promise<Pick<IslandBundle, 'imports' | 'reads'> & {readonly folder: () => string}> {
  const generated = entries(pages, input, space, (props) =>
    [
      "import {renderIsland} from './shared/islands/island-server.tsx';",
      `export const render = () => renderIsland(${props});`,
    ].join('\n'),
  );
  const {files, inputs, imports} = await runEsbuild(
    {space, generated},
    {
      ...serverOptions,
      entryPoints: pages.map((_, index) => ({in: `${prefix}${index}`, out: `island-${index}`})),
    },
  );
  const modules = files
    .filter(({path}) => path.endsWith('.mjs'))
    .map(({path, text}) => [path, text] as const);
  return {folder: () => writeModules(modules), reads: inputs, imports};
}

/** Returns the code of `reactModule`, which exports each React module as an object. */
async function bundleReact(space: ModuleSpace): Promise<string> {
  const entry = `${prefix}react`;
  const code = [
    "export {default as react$} from 'react';",
    "export {default as dom$} from 'react-dom';",
    "export {default as jsx$} from 'react/jsx-runtime';",
    "export {default as client$} from 'react-dom/client';",
  ].join('\n');
  const {files} = await runEsbuild(
    {space, generated: new Map([[entry, code]])},
    {
      ...browserOptions({minify: true}),
      entryPoints: [{in: entry, out: 'react'}],
    },
  );
  return files.find(({path}) => path.endsWith('.js'))?.text ?? '';
}
