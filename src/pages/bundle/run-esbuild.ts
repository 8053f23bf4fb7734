import {isAbsolute, join, relative, resolve} from 'node:path';
import type {BuildOptions, BuildResult, Metafile} from 'esbuild';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {importLookups} from '../../core/modules/import-lookups.ts';
import {slashed} from '../../core/paths/paths.ts';
import {bundleFailure, bundleWarnings} from './esbuild-diagnostics.ts';
import {importAliases} from './modules/import-aliases.ts';
import {moduleFile, moduleName} from './modules/module-names.ts';
import {type ModulePluginOptions, modulePlugin} from './modules/module-plugin.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import type {BundleInput} from './types.ts';

/** What scripts are written for, and what prefixes styles get. Not ES2022 alone: that says nothing of styles. */
const browsers = ['es2022', 'chrome111', 'firefox121', 'safari16.4', 'ios16.4'];

/** Styles are for older browsers as well (Safari from 15.4): those show the static page. */
const lowered = {nesting: false, 'media-range': false};

/** What every bundle for browsers has in common. */
export function browserOptions({minify}: Pick<BundleInput, 'minify'>): BuildOptions {
  return {platform: 'browser', target: browsers, supported: lowered, minify};
}

/** The same for modules that put what they share into chunks. */
export function chunkedOptions(
  input: Pick<BundleInput, 'minify'>,
  {baseUrl}: Pick<ModuleSpace, 'baseUrl'>,
): BuildOptions {
  return {
    ...browserOptions(input),
    splitting: true,
    publicPath: baseUrl,
    chunkNames: 'chunk-[hash]',
  };
}

/** CommonJS packages in an ES module ask for Node's own modules through `require`. */
export const requireShim =
  "import {createRequire as legacydocsRequire} from 'node:module'; const require = legacydocsRequire(import.meta.url);";

/** What every bundle for Node has in common. */
export const serverOptions = {
  splitting: true,
  platform: 'node',
  target: 'node20',
  outExtension: {'.js': '.mjs'},
  banner: {js: requireShim},
} satisfies BuildOptions;

/** What one bundle came to, before names are final. */
export interface BundledOutput {
  readonly files: readonly BundledFile[];
  /** Absolute paths of the files that took part, and of what decided that they did. */
  readonly inputs: readonly string[];
  /** What each of them imports; absolute paths. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly diagnostics: readonly Diagnostic[];
}

/** One file of a bundle. Paths are relative to the bundle's folder. */
export interface BundledFile {
  readonly path: string;
  readonly text: string;
  /** Paths of the other files that it imports. */
  readonly imports: readonly string[];
  /** Names that it exports. */
  readonly exports: readonly string[];
  /** Path of the style sheet that it brings along. */
  readonly stylesheet: string | undefined;
}

/** Output stays in memory; this folder does not exist. */
export const outputFolder = '.legacydocs/bundle';

/**
 * Bundle in memory. Nothing depends on settings that happen to lie around: no `tsconfig.json` is read.
 *
 * @throws {BuildError} With every problem that esbuild found, each with its location.
 */
export async function runEsbuild(
  modules: ModulePluginOptions,
  options: BuildOptions,
): Promise<BundledOutput> {
  const {siteFolder} = modules.space;
  const mode = modules.reactDevelopment === true ? 'development' : 'production';
  const {outputFiles, metafile, warnings} = await attempt(siteFolder, {
    ...options,
    // So that esbuild calls the site's files as their owner does.
    absWorkingDir: siteFolder,
    outdir: outputFolder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: {'.js': 'jsx'},
    tsconfigRaw: '{}',
    charset: 'utf8',
    logLevel: 'silent',
    alias: importAliases(modules.space),
    plugins: [modulePlugin(modules)],
    define: {'process.env.NODE_ENV': JSON.stringify(mode)},
  });
  const root = join(siteFolder, outputFolder);
  const fileOf = (name: string): string | undefined => moduleFile(name, siteFolder);
  const inputs = Object.keys(metafile?.inputs ?? {}).flatMap((path) => {
    const file = fileOf(path);
    return file === undefined ? [] : [{path, file}];
  });
  const lookups = importLookups({
    entries: entryFiles(options.entryPoints, siteFolder),
    inputs: metafile?.inputs ?? {},
    aliases: importAliases(modules.space),
    fileOf,
  });
  const names = new Map(inputs.map(({path, file}) => [path, moduleName(file, siteFolder)]));
  const files = (outputFiles ?? []).map(({path, text}): BundledFile => {
    const name = slashed(relative(root, path));
    const output = metafile?.outputs[`${outputFolder}/${name}`];
    return {
      path: name,
      text: options.minify === true ? text : withFileNames(text, names),
      imports: (output?.imports ?? []).filter(isOwn).map((entry) => ownPath(entry.path)),
      exports: output?.exports ?? [],
      stylesheet: output?.cssBundle === undefined ? undefined : ownPath(output.cssBundle),
    };
  });
  return {
    files,
    inputs: [...inputs.map(({file}) => file), ...lookups],
    imports: new Map(
      inputs.map(({path, file}) => [
        file,
        (metafile?.inputs[path]?.imports ?? [])
          .filter(isOwn)
          .flatMap((entry) => moduleFile(entry.path, siteFolder) ?? []),
      ]),
    ),
    diagnostics: bundleWarnings(warnings, siteFolder),
  };
}

/** Generated modules have no file. */
function entryFiles(entries: BuildOptions['entryPoints'], siteFolder: string): string[] {
  const names = Array.isArray(entries) ? entries : [];
  return names
    .map((entry) => (typeof entry === 'string' ? entry : entry.in))
    .filter((name) => name.startsWith('.') || isAbsolute(name))
    .map((name) => resolve(siteFolder, name));
}

async function attempt(siteFolder: string, options: BuildOptions): Promise<BuildResult> {
  try {
    return await withEsbuild(({build}) => build(options));
  } catch (error) {
    throw bundleFailure(error, siteFolder);
  }
}

function isOwn({
  external,
}: Pick<Metafile['outputs'][string]['imports'][number], 'external'>): boolean {
  return external !== true;
}

function ownPath(path: string): string {
  return path.slice(outputFolder.length + 1);
}

/** A comment or the name of a function, in code that is not minified: what may be the path of a file. */
const possiblePath = /^( *(?:\/\/ |\/\* |"))([^"\n]+?)(?= \*\/$|"\(|$)/gm;

/**
 * Code in which files go by names that do not depend on where they lie.
 *
 * @param names Keyed by the path that esbuild wrote.
 */
function withFileNames(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(
    possiblePath,
    (_, before: string, path: string) => before + (names.get(path) ?? path),
  );
}
