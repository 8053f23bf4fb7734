import {join} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {nameHash} from '../../../core/hash/sha256.ts';
import type {BundleInput, EmittedFile} from '../../types.ts';
import {allBundled} from '../esbuild-diagnostics.ts';
import {
  finalNames,
  type ProvisionalScript,
  provisionalScripts,
  type ServerModule,
  serverModules,
  withNames,
} from '../final-names.ts';
import type {ModulePluginOptions} from '../modules/module-plugin.ts';
import {type AssetFiles, createAssetFiles, type ModuleSpace} from '../modules/module-space.ts';
import {builtinFolder} from '../modules/template-files.ts';
import {
  type BundledFile,
  type BundledOutput,
  browserOptions,
  chunkedOptions,
  mappedServerOptions,
  runEsbuild,
  serverOptions,
} from '../run-esbuild.ts';
import {reactEntry, sharingEntry} from '../shared-modules.ts';
import {
  basePlaceholder,
  chunkMessagesName,
  chunkPlaceholder,
  dataPlaceholder,
  filler,
  messagesModule,
  messagesName,
  type ThemedSite,
  wordingPlaceholders,
} from './placeholders.ts';

/** The theme for server and browser, with placeholders for site data. It can be serialized as JSON. */
export interface ThemeBundle {
  /** Modules for Node: `theme.mjs`, which exports React and the theme to pages, and its chunks. */
  readonly server: readonly Pick<BundledFile, 'path' | 'text' | 'imports'>[];
  /** The documents' entry script, the runtime, React, and chunks that are loaded on demand. */
  readonly scripts: readonly ProvisionalScript[];
  /** Names that pages can import from the runtime, or from `theme.mjs`. */
  readonly exports: readonly string[];
  /** Code of the search worker. */
  readonly worker: string;
  readonly styles: string;
  /** Styles that only printed versions use. */
  readonly printStyles: string;
}

/** A bundled theme with its inputs and diagnostics. */
export interface BundledTheme {
  readonly theme: ThemeBundle;
  /** Images and fonts that the site's templates import. */
  readonly assets: Pick<AssetFiles, 'all' | 'sources'>;
  /** Absolute paths of the bundled files. */
  readonly inputs: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Provisional names of scripts. No name is a substring of another one. */
const scriptNames = {
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
 * Bundles the built-in templates and the site's own.
 *
 * @throws {BuildError} With all problems found.
 */
export async function bundleTheme(input: Options, site: ModuleSpace): Promise<BundledTheme> {
  const assets = createAssetFiles(basePlaceholder);
  const space = {...site, baseUrl: basePlaceholder, assets};
  const [server, runtime, start, worker] = await allBundled([
    bundleServer(input, space),
    bundleRuntime(input, space),
    bundleStart(input, space),
    bundleWorker(input, space),
  ]);
  // The theme's styles are followed by the styles that templates import.
  const parts = ['./styles/index.css', generated.templateStyles];
  const imports = parts.map((part) => `@import ${JSON.stringify(part)};`).join('\n');
  const [styles, printStyles] = await allBundled([
    bundleOne(
      input,
      {space},
      'styles',
      [generated.styles, imports],
      [generated.templateStyles, styleOf(runtime)],
    ),
    bundleOne(input, {space}, 'print', [
      generated.printStyles,
      "@import './PrintedVersion/styles.css';",
    ]),
  ]);
  const all = [server, runtime, start, worker, styles, printStyles];
  return {
    theme: {
      server: server.files
        // Styles are bundled separately from scripts.
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
type GeneratedModule = readonly [name: string, code: string];

async function bundleServer(
  {reactDevelopment}: Options,
  space: ModuleSpace,
): Promise<BundledOutput> {
  const code = `export * from './server.tsx';\n${sharingEntry}`;
  const options = space.templates.own.length > 0 ? mappedServerOptions : serverOptions;
  return await runEsbuild(
    {space, reactDevelopment, generated: modules([generated.server, code])},
    {...options, entryPoints: [{in: generated.server, out: 'theme'}]},
  );
}

/** Bundles the theme and the client into one module and React into another one. */
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

/** Returns the runtime, and React as the chunk that both entries share. */
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

/** Bundles the documents' entry script. It is small, because all other scripts are loaded after the page. */
async function bundleStart(options: Options, space: ModuleSpace): Promise<BundledOutput> {
  const runtimeUrl = basePlaceholder + scriptNames.runtime;
  const code = [
    "import {start} from './start.ts';",
    `const core = ${JSON.stringify(basePlaceholder + scriptNames.react)};`,
    `start({core, load: () => import(${JSON.stringify(runtimeUrl)})});`,
  ].join('\n');
  return await bundleOne(options, {space, runtimeUrl}, 'start-entry', [generated.start, code]);
}

/** Bundles a generated module for browsers, together with the generated modules that it imports. */
async function bundleOne(
  options: Options,
  site: Pick<ModulePluginOptions, 'space' | 'runtimeUrl'>,
  out: string,
  entry: GeneratedModule,
  ...others: readonly GeneratedModule[]
): Promise<BundledOutput> {
  return await runEsbuild(
    {...site, generated: modules(entry, ...others)},
    {...browserOptions(options), entryPoints: [{in: entry[0], out}]},
  );
}

async function bundleWorker(options: Options, space: ModuleSpace): Promise<BundledOutput> {
  const entry = {in: join(builtinFolder, 'Search/worker.ts'), out: 'search'};
  return await runEsbuild(
    {space, generated: modules()},
    {...browserOptions(options), entryPoints: [entry]},
  );
}

/** Returns generated modules with placeholders for messages, keyed by name. */
function modules(...entries: readonly GeneratedModule[]) {
  return new Map([
    [messagesName, messagesModule(wordingPlaceholders)],
    [chunkMessagesName, `export default ${chunkPlaceholder};`],
    ...entries,
  ]);
}

function styleOf({files}: BundledOutput): string {
  return files.find(({path}) => path.endsWith('.css'))?.text ?? '';
}

/** A site's theme with final names. Paths are relative to the output folder. */
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
