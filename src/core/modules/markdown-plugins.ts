import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import {join, resolve} from 'node:path';
import {inspect} from 'node:util';
import type {Plugin} from 'esbuild';
import {BuildError, type Diagnostic} from '../diagnostics/diagnostic.ts';
import {hashOf, hashOfData} from '../hash/sha256.ts';
import {ownModule} from '../package/own-files.ts';
import {withEsbuild} from './esbuild.ts';
import {importTypeScript, looksFurther} from './import-typescript.ts';

/** Sources of a site's plugins, as data from which each thread can load the plugins. */
export interface PluginSource {
  /** Absolute path of the site folder. */
  readonly folder: string;
  /** Name of the configuration file in the folder. */
  readonly configFile: string;
  /** Hash of the plugins' code and options. It does not depend on the site's location. */
  readonly hash: string;
  /** False if the plugins share data between pages. */
  readonly parallel: boolean;
}

/**
 * Plugins as written in the configuration: functions, package names, or lists of a function or package name and its
 * options.
 */
export interface WrittenPlugins {
  readonly remarkPlugins?: readonly unknown[] | undefined;
  readonly rehypePlugins?: readonly unknown[] | undefined;
  /** Key that covers all other inputs of the plugins. */
  readonly cacheKey?: string | undefined;
  readonly parallel?: boolean | undefined;
}

export interface MarkdownPlugin {
  /** Plugin name in messages. */
  readonly name: string;
  readonly plugin: (...options: unknown[]) => unknown;
  readonly options: readonly unknown[];
}

export interface MarkdownPlugins {
  readonly remark: readonly MarkdownPlugin[];
  readonly rehype: readonly MarkdownPlugin[];
}

export const noPlugins: MarkdownPlugins = {remark: [], rehype: []};

/** Alias for the only module of this package that a configuration needs. */
export const configAlias = {legacydocs: ownModule('site/config/define-config')};

/**
 * Returns the sources of a configuration's plugins. The hash covers all files that the configuration and its plugins
 * import, their options, and the site's cache key. Without a cache key, the hash is different in every build if a
 * plugin cannot be bundled or may read more than its own files.
 *
 * @returns `undefined` if there are no plugins.
 * @throws {BuildError} If a package is not installed.
 */
export async function pluginSource(
  written: WrittenPlugins,
  {folder, configFile}: PluginOrigin,
): Promise<PluginSource | undefined> {
  const {remarkPlugins = [], rehypePlugins = [], cacheKey, parallel = true} = written;
  if (remarkPlugins.length + rehypePlugins.length === 0) return undefined;
  const entries = [...remarkPlugins, ...rehypePlugins];
  const names = namesIn(entries);
  await importPackages(names, {folder, configFile});
  // Only functions can depend on other configuration values.
  const modules = isData(entries) ? names : [`./${configFile}`, ...names];
  const files = await readFiles(modules, folder).catch(() => undefined);
  const isKnown = files !== undefined && (cacheKey !== undefined || !files.readMore);
  const options = inspect([remarkPlugins, rehypePlugins], {
    depth: Number.POSITIVE_INFINITY,
    maxArrayLength: null,
    maxStringLength: null,
    sorted: true,
  });
  return {
    folder,
    configFile,
    parallel,
    hash: hashOf(isKnown ? files.hash : randomUUID(), options, cacheKey ?? ''),
  };
}

/** Location of the configuration. */
type PluginOrigin = Pick<PluginSource, 'folder' | 'configFile'>;

/** Imports the configuration and its packages, and returns the plugins. */
export async function loadPlugins({folder, configFile}: PluginOrigin): Promise<MarkdownPlugins> {
  const {module} = await importTypeScript(join(folder, configFile), {folder, alias: configAlias});
  const {default: exported} = module;
  const config: unknown = await (typeof exported === 'function' ? exported() : exported);
  // The configuration is already validated.
  const {remarkPlugins = [], rehypePlugins = []}: WrittenPlugins = Object(Object(config).markdown);
  const names = namesIn([...remarkPlugins, ...rehypePlugins]);
  const packages = await importPackages(names, {folder, configFile});
  const load = (entry: unknown): MarkdownPlugin => {
    const [named, ...options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
    const value = typeof named === 'string' ? packages.get(named) : named;
    const plugin = pluginIn(value);
    // Cannot happen: the configuration schema accepts only functions.
    if (plugin === undefined) throw new TypeError('A plugin is not a function.');
    const ownName = plugin.name === '' ? 'a plugin without a name' : plugin.name;
    return {name: typeof named === 'string' ? named : ownName, plugin, options};
  };
  return {remark: remarkPlugins.map(load), rehype: rehypePlugins.map(load)};
}

/** True for data without functions, which can be sent to another thread. */
function isData(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

function namesIn(entries: readonly unknown[]): string[] {
  const names = entries
    .map((entry): unknown => (Array.isArray(entry) ? entry[0] : entry))
    .filter((name) => typeof name === 'string');
  return [...new Set(names)];
}

/** Returns a plugin: the function itself, or the default export of a CommonJS module. */
function pluginIn(value: unknown): MarkdownPlugin['plugin'] | undefined {
  const plugin: unknown = typeof value === 'function' ? value : Object(value).default;
  return typeof plugin === 'function' ? (plugin as MarkdownPlugin['plugin']) : undefined;
}

/**
 * Returns default exports keyed by package name.
 *
 * @throws {BuildError} `plugin-invalid`, or the error for a package that is not installed.
 */
async function importPackages(
  names: readonly string[],
  {folder, configFile}: PluginOrigin,
): Promise<ReadonlyMap<string, unknown>> {
  if (names.length === 0) return new Map();
  const {module} = await importTypeScript(join(folder, configFile), {
    folder,
    contents: names
      .map((name, at) => `export * as p${at} from ${JSON.stringify(name)};`)
      .join('\n'),
  }).catch(async (error: unknown) => {
    throw await loadingError(error, names, {folder, configFile});
  });
  const found = names.map((name, at) => [name, pluginIn(module[`p${at}`])] as const);
  const wrong = found.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (wrong.length > 0) throw new BuildError(wrong.map((name) => noPlugin(name, configFile)));
  return new Map(found);
}

/** Returns an error that names each package that throws while it is loaded. */
async function loadingError(
  error: unknown,
  names: readonly string[],
  {folder, configFile}: PluginOrigin,
): Promise<unknown> {
  if (!(error instanceof BuildError)) return error;
  const [problem] = error.diagnostics;
  const [name] = names;
  if (problem?.code !== 'module-failed' || name === undefined) return error;
  if (names.length === 1) return new BuildError([failsToLoad(name, problem)], {cause: error});
  const failures: Diagnostic[] = [];
  for (const one of names) {
    await importPackages([one], {folder, configFile}).catch((failure: unknown) => {
      if (failure instanceof BuildError) failures.push(...failure.diagnostics);
    });
  }
  return failures.length === 0 ? error : new BuildError(failures, {cause: error});
}

/** Built-in modules that can read anything other than the imported files. */
const reading =
  /^(?:node:)?(?:fs|child_process|crypto|https?|http2|net|os|perf_hooks|worker_threads|dgram|dns|sqlite)(?:\/|$)/;

/** Built-in modules that do not read anything. */
const closed =
  /^(?:node:)?(?:assert|buffer|events|path|querystring|string_decoder|url|util)(?:\/|$)/;

/**
 * Module that replaces the sources of values that can change without an edit, such as the environment. esbuild injects
 * the module into code that uses one of `worldNames`.
 */
const world = 'legacydocs:world';
const worldNames = [
  'legacydocsWorld',
  'process',
  'fetch',
  'performance',
  'crypto',
  'navigator',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'Temporal',
  'localStorage',
  'sessionStorage',
];
const worldMembers = [
  'Date.now',
  'Math.random',
  'globalThis.process',
  'globalThis.fetch',
  'global.process',
  'global.fetch',
];

/** Matches uses of the current time and dynamic imports of computed names, in minified code. */
const nowOrUnknown = /\bDate\(\)|\bnew Date(?!\([^)])|\bimport\((?!["'])/;

interface PluginFiles {
  readonly hash: string;
  /** True if the code may read more than these files. */
  readonly readMore: boolean;
}

/** Reads all input files of these modules. */
async function readFiles(modules: readonly string[], folder: string): Promise<PluginFiles> {
  const options = {
    stdin: {
      contents: modules
        .map((name, at) => `export * as p${at} from ${JSON.stringify(name)};`)
        .join('\n'),
      resolveDir: folder,
    },
    absWorkingDir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: [] as string[],
    legalComments: 'none',
    logLevel: 'silent',
    outdir: folder,
  } as const;
  const {metafile, outputFiles} = await withEsbuild(({build}) =>
    build({
      ...options,
      write: false,
      metafile: true,
      alias: configAlias,
      inject: [world],
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(worldMembers.map((name) => [name, 'legacydocsWorld'])),
      },
      minifyWhitespace: true,
      loader: {'.node': 'empty', '.wasm': 'empty'},
      plugins: [worldModule],
    }),
  );
  // The site's own code, without packages, is also checked with the stricter `looksFurther`.
  const own = await withEsbuild(({build}) =>
    build({...options, write: false, metafile: true, packages: 'external'}),
  );
  const outputs = Object.values(metafile.outputs);
  const readMore =
    own.outputFiles.some(({text}) => looksFurther.test(text)) ||
    Object.values(own.metafile.outputs).some(({imports}) =>
      imports.some(({path}) => isBuiltin(path) && !closed.test(path)),
    ) ||
    outputs.some(({imports}) => imports.some(({path}) => reading.test(path))) ||
    outputs.some(({inputs}) => (inputs[world]?.bytesInOutput ?? 0) > 0) ||
    outputFiles.some(({text}) => nowOrUnknown.test(text));
  const hashes = Object.keys(metafile.inputs)
    .filter((path) => path !== '<stdin>' && path !== world)
    .map(async (path) => hashOf(await readFile(resolve(folder, path))));
  return {hash: hashOfData((await Promise.all(hashes)).sort()), readMore};
}

const worldModule: Plugin = {
  name: 'world',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^(?:legacydocs:world|(?:node:)?process)$/}, ({importer}) =>
      // vfile uses `process` only for the working directory.
      /\bvfile[\\/]lib[\\/]minproc\.js$/.test(importer)
        ? {path: 'node:process', external: true}
        : {path: 'world', namespace: 'legacydocs'},
    );
    onLoad({filter: /.*/, namespace: 'legacydocs'}, () => ({
      contents: [
        ...worldNames.map((name) => `export const ${name} = {};`),
        'export default {};',
      ].join('\n'),
    }));
  },
};

function failsToLoad(name: string, {message, file}: Diagnostic): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown-plugin-failed',
    target: name,
    message: `The plugin \`${name}\` cannot be loaded. ${message}`,
    file,
    consequence: 'Pages cannot be compiled.',
    hint: 'Install a version of the plugin that works, or remove it from the configuration.',
  };
}

function noPlugin(name: string, file: string) {
  return {
    severity: 'error',
    code: 'plugin-invalid',
    target: name,
    message: `The default export of \`${name}\` is not a plugin, because it is not a function.`,
    file,
    consequence: 'Pages cannot be compiled.',
    hint: 'Import the plugin in the configuration, and list the imported function instead of the name.',
  } as const;
}
