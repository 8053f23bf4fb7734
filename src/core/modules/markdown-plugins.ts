import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import {join, resolve} from 'node:path';
import {inspect} from 'node:util';
import type {Plugin} from 'esbuild';
import {BuildError} from '../diagnostics/diagnostic.ts';
import {hashOf, hashOfData} from '../hash/sha256.ts';
import {ownModule} from '../package/own-files.ts';
import {withEsbuild} from './esbuild.ts';
import {importTypeScript, looksFurther} from './import-typescript.ts';

/** Sources of a site's plugins: plain data, so that each thread can load them. */
export interface PluginSource {
  /** Absolute path of the site folder. */
  readonly folder: string;
  /** Name of the configuration in it. */
  readonly configFile: string;
  /** Stands for all that their code and options are made of, wherever the site lies. */
  readonly hash: string;
}

/** As the configuration has them: plugins, names of packages, and lists of one and its options. */
export interface WrittenPlugins {
  readonly remarkPlugins?: readonly unknown[] | undefined;
  readonly rehypePlugins?: readonly unknown[] | undefined;
  /** Stands for everything that they read besides. */
  readonly cacheKey?: string | undefined;
}

export interface MarkdownPlugin {
  /** For messages. */
  readonly name: string;
  readonly plugin: (...options: unknown[]) => unknown;
  readonly options: readonly unknown[];
}

export interface MarkdownPlugins {
  readonly remark: readonly MarkdownPlugin[];
  readonly rehype: readonly MarkdownPlugin[];
}

export const noPlugins: MarkdownPlugins = {remark: [], rehype: []};

/** A configuration needs no more of this package. */
export const configAlias = {legacydocs: ownModule('site/config/define-config')};

/**
 * Everything that the plugins of a configuration are made of: every file that it and they import, their options, and the site's own key. Without
 * such a key, plugins that may read more than their own files are never the same twice; neither are those that cannot be bundled.
 *
 * @returns `undefined` where there are none.
 * @throws {BuildError} For a package that is not installed.
 */
export async function pluginSource(
  written: WrittenPlugins,
  {folder, configFile}: Omit<PluginSource, 'hash'>,
): Promise<PluginSource | undefined> {
  const {remarkPlugins = [], rehypePlugins = [], cacheKey} = written;
  if (remarkPlugins.length + rehypePlugins.length === 0) return undefined;
  const entries = [...remarkPlugins, ...rehypePlugins];
  const names = namesIn(entries);
  await importPackages(names, {folder, configFile});
  // Only functions bring along what the configuration knows besides.
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
    hash: hashOf(isKnown ? files.hash : randomUUID(), options, cacheKey ?? ''),
  };
}

/** Import the configuration, and what it names, for the plugins themselves. */
export async function loadPlugins({folder, configFile}: PluginSource): Promise<MarkdownPlugins> {
  const {module} = await importTypeScript(join(folder, configFile), {folder, alias: configAlias});
  const {default: exported} = module;
  const config: unknown = await (typeof exported === 'function' ? exported() : exported);
  // It was checked before.
  const {remarkPlugins = [], rehypePlugins = []}: WrittenPlugins = Object(Object(config).markdown);
  const names = namesIn([...remarkPlugins, ...rehypePlugins]);
  const packages = await importPackages(names, {folder, configFile});
  const load = (entry: unknown): MarkdownPlugin => {
    const [named, ...options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
    const value = typeof named === 'string' ? packages.get(named) : named;
    const plugin = pluginIn(value);
    // It was checked before.
    if (plugin === undefined) throw new TypeError('A plugin is no function.');
    const ownName = plugin.name === '' ? 'a plugin without a name' : plugin.name;
    return {name: typeof named === 'string' ? named : ownName, plugin, options};
  };
  return {remark: remarkPlugins.map(load), rehype: rehypePlugins.map(load)};
}

/** True for what can be sent to a thread: no functions in it. */
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

/** A function, or the default of a module of CommonJS. */
function pluginIn(value: unknown): MarkdownPlugin['plugin'] | undefined {
  const plugin: unknown = typeof value === 'function' ? value : Object(value).default;
  return typeof plugin === 'function' ? (plugin as MarkdownPlugin['plugin']) : undefined;
}

/** Default exports by the names of their packages. @throws {BuildError} `plugin-invalid`, or where one is not installed. */
async function importPackages(
  names: readonly string[],
  {folder, configFile}: Omit<PluginSource, 'hash'>,
): Promise<ReadonlyMap<string, unknown>> {
  if (names.length === 0) return new Map();
  const {module} = await importTypeScript(join(folder, configFile), {
    folder,
    contents: names
      .map((name, at) => `export * as p${at} from ${JSON.stringify(name)};`)
      .join('\n'),
  });
  const found = names.map((name, at) => [name, pluginIn(module[`p${at}`])] as const);
  const wrong = found.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (wrong.length > 0) throw new BuildError(wrong.map((name) => noPlugin(name, configFile)));
  return new Map(found);
}

/** Modules of Node that read more than what is imported. */
const reading =
  /^(?:node:)?(?:fs|child_process|crypto|https?|http2|net|os|perf_hooks|worker_threads|dgram|dns|sqlite)(?:\/|$)/;

/** Modules of Node that read nothing. */
const closed =
  /^(?:node:)?(?:assert|buffer|events|path|querystring|string_decoder|url|util)(?:\/|$)/;

/** A module that represents everything else that can change by itself: esbuild injects it where code uses one of these names. */
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
];
const worldMembers = [
  'Date.now',
  'Math.random',
  'globalThis.process',
  'globalThis.fetch',
  'global.process',
  'global.fetch',
];

/** The time of day, and imports of what only the running code knows; in code without spaces. */
const nowOrUnknown = /\bDate\(\)|\bnew Date(?!\([^)])|\bimport\((?!["'])/;

interface PluginFiles {
  readonly hash: string;
  /** True if the code may read more than these files. */
  readonly readMore: boolean;
}

/** Reads everything that these modules are made of. */
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
  // A site's own code has many more ways to ask for such a thing than those of `world`.
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
      // Of the process, vfile wants the working folder alone.
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

function noPlugin(name: string, file: string) {
  return {
    severity: 'error',
    code: 'plugin-invalid',
    message: `The default export of \`${name}\` is no plugin: it is not a function.`,
    file,
    consequence: 'Pages cannot be compiled.',
    hint: 'Import the plugin in the configuration, and put it into the list instead of the name.',
  } as const;
}
