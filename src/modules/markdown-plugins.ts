import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {basename, join, resolve} from 'node:path';
import {inspect} from 'node:util';
import {BuildError} from '../diagnostics/build-error.ts';
import {hashOf, hashOfData} from '../hash/sha256.ts';
import {ownModule} from '../package/own-files.ts';
import {withEsbuild} from './esbuild.ts';
import {importTypeScript} from './import-typescript.ts';

/** Where the plugins of a site come from: plain data, so that each thread can load them for itself. */
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
export const configAlias = {legacydocs: ownModule('config/define-config')};

/**
 * What the plugins of a configuration are made of: every file that it and they import, and their options. What may read more
 * than its own files is never the same twice, and so is a plugin that cannot be read as a whole.
 *
 * @returns `undefined` where there are none.
 * @throws {BuildError} For a package that is not installed.
 */
export async function pluginSource(
  written: WrittenPlugins,
  {folder, configFile}: Omit<PluginSource, 'hash'>,
): Promise<PluginSource | undefined> {
  const {remarkPlugins = [], rehypePlugins = []} = written;
  if (remarkPlugins.length + rehypePlugins.length === 0) return undefined;
  const names = namesIn([...remarkPlugins, ...rehypePlugins]);
  await importPackages(names, {folder, configFile});
  const files = await hashOfFiles(names, {folder, configFile}).catch(() => randomUUID());
  const options = inspect([remarkPlugins, rehypePlugins], {
    depth: Number.POSITIVE_INFINITY,
    maxArrayLength: null,
    maxStringLength: null,
    sorted: true,
  });
  return {folder, configFile, hash: hashOf(files, options)};
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

/** What reads the world around it. */
const reading =
  /^(?:node:)?(?:fs|child_process|https?|http2|net|worker_threads|dgram|dns|sqlite)(?:\/|$)/;

/** Stands for the bytes of everything that the configuration and these packages are made of. */
async function hashOfFiles(
  names: readonly string[],
  {folder, configFile}: Omit<PluginSource, 'hash'>,
): Promise<string> {
  const {metafile} = await withEsbuild(({build}) =>
    build({
      stdin: {
        contents: [`./${configFile}`, ...names]
          .map((name) => `import ${JSON.stringify(name)};`)
          .join('\n'),
        resolveDir: folder,
      },
      absWorkingDir: folder,
      alias: configAlias,
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      conditions: [],
      loader: {'.node': 'empty', '.wasm': 'empty'},
      logLevel: 'silent',
      outdir: folder,
    }),
  );
  const inputs = Object.entries(metafile.inputs);
  const looksFurther = inputs.some(([, {imports}]) => imports.some(({path}) => reading.test(path)));
  if (looksFurther) return randomUUID();
  const hashes = inputs
    .filter(([path]) => basename(path) !== '<stdin>')
    .map(async ([path]) => hashOf(await readFile(resolve(folder, path))));
  return hashOfData((await Promise.all(hashes)).sort());
}

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
