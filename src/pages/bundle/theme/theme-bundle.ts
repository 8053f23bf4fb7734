import {join} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {nameHash} from '../../../core/hash/sha256.ts';
import {allBundled} from '../esbuild-diagnostics.ts';
import {
  finalNames,
  type ProvisionalScript,
  provisionalScripts,
  type ServerModule,
  serverModules,
  withNames,
} from '../final-names.ts';
import {type AssetFiles, createAssetFiles, type ModuleSpace} from '../modules/module-space.ts';
import {builtinFolder} from '../modules/template-files.ts';
import {
  type BundledFile,
  type BundledOutput,
  browserOptions,
  chunkedOptions,
  runEsbuild,
  serverOptions,
} from '../run-esbuild.ts';
import {reactEntry, sharingEntry} from '../shared-modules.ts';
import type {BundleInput, EmittedFile} from '../types.ts';
import {
  basePlaceholder,
  dataPlaceholder,
  filler,
  messagesModule,
  messagesName,
  type ThemedSite,
  wordingPlaceholders,
} from './placeholders.ts';

/** The theme for the server and for the browser, before it knows a site: what a site decides is left open. Plain data. */
export interface ThemeBundle {
  /** Modules for Node: `theme.mjs`, which shares React and the theme with pages, and its chunks. */
  readonly server: readonly Pick<BundledFile, 'path' | 'text' | 'imports'>[];
  /** The script that documents request; the runtime, which shares the same; React, which it imports; and the chunks that it loads on use. */
  readonly scripts: readonly ProvisionalScript[];
  /** Every name that pages may import from the runtime, or from `theme.mjs`. */
  readonly exports: readonly string[];
  /** The script that searches, beside the page's own thread. */
  readonly worker: string;
  readonly styles: string;
  /** Those of a version on one page, which no other page needs. */
  readonly printStyles: string;
}

/** What it was made from, and what there is to say of that. */
export interface BundledTheme {
  readonly theme: ThemeBundle;
  /** Images and fonts of the site's own templates. */
  readonly assets: Pick<AssetFiles, 'all' | 'sources'>;
  /** Absolute paths of the files that took part. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Provisional names of scripts: none is a part of another. */
export const scriptNames = {
  start: 'start-entry.js',
  runtime: 'runtime-entry.js',
  react: 'react-entry.js',
} as const;

const generated = {
  server: 'legacydocs:server',
  runtime: 'legacydocs:runtime',
  react: 'legacydocs:react',
  start: 'legacydocs:start',
  styles: 'legacydocs:styles.css',
  printStyles: 'legacydocs:print-styles.css',
  templateStyles: 'legacydocs:template-styles.css',
  siteData: 'legacydocs:site-data',
} as const;

/**
 * Bundle the templates in force.
 *
 * @throws {BuildError} With every problem found.
 */
export async function bundleTheme(
  input: Pick<BundleInput, 'minify' | 'reactDevelopment'>,
  site: ModuleSpace,
): Promise<BundledTheme> {
  const assets = createAssetFiles(basePlaceholder);
  const space = {...site, baseUrl: basePlaceholder, assets};
  const [server, runtime, start, worker] = await allBundled([
    bundleServer(input, space),
    bundleRuntime(input, space),
    bundleStart(input, space),
    bundleWorker(input, space),
  ]);
  const [styles, printStyles] = await allBundled([
    bundleStyles(input, space, styleOf(runtime)),
    bundlePrintStyles(input, space),
  ]);
  const all = [server, runtime, start, worker, styles, printStyles];
  return {
    theme: {
      server: server.files
        // Styles reach the browser through its own bundles.
        .filter(({path}) => path.endsWith('.mjs'))
        .map(({path, text, imports}) => ({path, text, imports})),
      scripts: [
        ...provisionalScripts(start).map((script) => ({
          ...script,
          references: [scriptNames.runtime, scriptNames.react],
        })),
        ...runtimeScripts(runtime),
      ],
      exports: runtime.files.find(({path}) => path === scriptNames.runtime)?.exports ?? [],
      worker: worker.files[0]?.text ?? '',
      styles: styleOf(styles),
      printStyles: styleOf(printStyles),
    },
    assets,
    inputs: all.flatMap(({inputs}) => inputs),
    diagnostics: all.flatMap(({diagnostics}) => diagnostics),
  };
}

type Options = Pick<BundleInput, 'minify' | 'reactDevelopment'>;

async function bundleServer(
  {reactDevelopment}: Options,
  space: ModuleSpace,
): Promise<BundledOutput> {
  const code = `export * from './server.tsx';\n${sharingEntry}`;
  return await runEsbuild(
    {space, reactDevelopment, generated: modules([generated.server, code])},
    {...serverOptions, entryPoints: [{in: generated.server, out: 'theme'}]},
  );
}

/** The theme and the client in one module, and React in another one. */
async function bundleRuntime(options: Options, space: ModuleSpace): Promise<BundledOutput> {
  const {reactDevelopment} = options;
  return await runEsbuild(
    {
      space,
      reactDevelopment,
      generated: modules(
        [generated.runtime, `import './client.tsx';\n${sharingEntry}`],
        [generated.react, reactEntry],
        [generated.siteData, `export default ${dataPlaceholder};`],
      ),
    },
    {
      ...chunkedOptions(options, space),
      entryPoints: [
        {in: generated.runtime, out: 'runtime-entry'},
        {in: generated.react, out: 'react-entry'},
      ],
    },
  );
}

/** What the two share is React. */
function runtimeScripts(runtime: BundledOutput): ProvisionalScript[] {
  const scripts = provisionalScripts(runtime);
  const entry = scripts.find(({path}) => path === scriptNames.react);
  const [shared = ''] = entry?.references ?? [];
  const names = new Map([[shared, scriptNames.react]]);
  const nameOf = (path: string): string => names.get(path) ?? path;
  return scripts
    .filter((script) => script !== entry)
    .map((script) => ({
      ...script,
      path: nameOf(script.path),
      text: withNames(script, names),
      references: script.references.map(nameOf),
    }));
}

/** The script that documents request: small, since everything else waits until the page has loaded. */
async function bundleStart(options: Options, space: ModuleSpace): Promise<BundledOutput> {
  const runtimeAddress = basePlaceholder + scriptNames.runtime;
  const code = [
    "import {start} from './start.ts';",
    `const core = ${JSON.stringify(basePlaceholder + scriptNames.react)};`,
    `start({core, load: () => import(${JSON.stringify(runtimeAddress)})});`,
  ].join('\n');
  return await runEsbuild(
    {space, runtimeAddress, generated: modules([generated.start, code])},
    {...browserOptions(options), entryPoints: [{in: generated.start, out: 'start-entry'}]},
  );
}

async function bundleWorker(options: Options, space: ModuleSpace): Promise<BundledOutput> {
  const entry = {in: join(builtinFolder, 'Search/worker.ts'), out: 'search'};
  return await runEsbuild(
    {space, generated: modules()},
    {...browserOptions(options), entryPoints: [entry]},
  );
}

/** The theme's styles, then those that templates import themselves. */
async function bundleStyles(
  options: Options,
  space: ModuleSpace,
  fromTemplates: string,
): Promise<BundledOutput> {
  const parts = ['./styles/index.css', generated.templateStyles];
  const code = parts.map((part) => `@import ${JSON.stringify(part)};`).join('\n');
  return await runEsbuild(
    {
      space,
      generated: modules([generated.styles, code], [generated.templateStyles, fromTemplates]),
    },
    {...browserOptions(options), entryPoints: [{in: generated.styles, out: 'styles'}]},
  );
}

async function bundlePrintStyles(options: Options, space: ModuleSpace): Promise<BundledOutput> {
  const code = "@import './PrintedVersion/styles.css';";
  return await runEsbuild(
    {space, generated: modules([generated.printStyles, code])},
    {...browserOptions(options), entryPoints: [{in: generated.printStyles, out: 'print'}]},
  );
}

/** Generated ones, keyed by name; what a site says is left open in all of them. */
function modules(...entries: readonly (readonly [name: string, code: string])[]) {
  return new Map([[messagesName, messagesModule(wordingPlaceholders)], ...entries]);
}

function styleOf({files}: BundledOutput): string {
  return files.find(({path}) => path.endsWith('.css'))?.text ?? '';
}

/** The theme of a site, with final names. Paths are relative to the output folder. */
export interface FilledTheme extends Pick<ThemeBundle, 'exports'> {
  /** `theme.mjs` and its chunks, keyed by path. */
  readonly server: ReadonlyMap<string, ServerModule>;
  readonly files: readonly EmittedFile[];
  readonly entry: string;
  readonly runtime: string;
  readonly searchWorker: string;
  readonly styles: string;
  readonly printStyles: string;
}

export function fillTheme(theme: ThemeBundle, site: ThemedSite): FilledTheme {
  const fill = filler(site);
  const server = theme.server.map((module) => ({...module, text: fill(module.text)}));
  const {files, names} = finalNames(
    theme.scripts.map(({path, text, references}) => ({
      path,
      text: fill(text),
      references,
      nameFor: (hash) => `assets/js/${kindOf(path)}.${hash}.js`,
    })),
  );
  const contents = fill(theme.worker);
  const searchWorker = `assets/js/search.${nameHash(contents)}.js`;
  return {
    server: serverModules(server),
    files: [...files, {outputPath: searchWorker, contents}],
    entry: names.get(scriptNames.start) ?? '',
    runtime: names.get(scriptNames.runtime) ?? '',
    searchWorker,
    styles: fill(theme.styles),
    printStyles: fill(theme.printStyles),
    exports: theme.exports,
  };
}

function kindOf(path: string): string {
  switch (path) {
    case scriptNames.start:
      return 'entry';
    case scriptNames.runtime:
      return 'runtime';
    case scriptNames.react:
      return 'react';
    default:
      return 'chunk';
  }
}
