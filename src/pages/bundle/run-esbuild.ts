import {isAbsolute, join, relative, resolve} from 'node:path';
import type {BuildOptions, BuildResult, Metafile} from 'esbuild';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {importLookups} from '../../core/modules/import-lookups.ts';
import {slashed} from '../../core/paths/paths.ts';
import type {BundleInput} from '../types.ts';
import {bundleFailure, bundleWarnings} from './esbuild-diagnostics.ts';
import {importAliases} from './modules/import-aliases.ts';
import {moduleFile, moduleName, outputFolder} from './modules/module-names.ts';
import {type ModulePluginOptions, modulePlugin} from './modules/module-plugin.ts';
import type {ModuleSpace} from './modules/module-space.ts';

/** Target browsers for scripts and styles. `es2022` alone would not apply to styles. */
const browsers = ['es2022', 'chrome111', 'firefox121', 'safari16.4', 'ios16.4'];

/** CSS features to convert for older browsers (Safari 15.4), in which pages are static. */
const lowered = {nesting: false, 'media-range': false};

/** Returns the options for all browser bundles. */
export function browserOptions({minify}: Pick<BundleInput, 'minify'>): BuildOptions {
  return {platform: 'browser', target: browsers, supported: lowered, minify};
}

/** Returns the options for browser bundles with shared chunks. */
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

/** CommonJS packages inside an ES module load the built-in modules of Node.js with `require`. */
const requireShim =
  "import {createRequire as legacydocsRequire} from 'node:module'; const require = legacydocsRequire(import.meta.url);";

/** Options for all Node bundles. */
export const serverOptions = {
  splitting: true,
  platform: 'node',
  target: 'node20',
  outExtension: {'.js': '.mjs'},
  banner: {js: requireShim},
} satisfies BuildOptions;

/** Options for Node bundles that contain the site's code. Their source maps are used to locate errors. */
export const mappedServerOptions = {
  ...serverOptions,
  sourcemap: 'inline',
  sourcesContent: false,
} satisfies BuildOptions;

/** Output of a bundle, with provisional names. */
export interface BundledOutput {
  readonly files: readonly BundledFile[];
  /** Absolute paths of the bundled files, and of files that affect the resolution of imports. */
  readonly inputs: readonly string[];
  /** Absolute paths of the files that each file imports, keyed by the importing file's absolute path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file in a bundle. Paths are relative to the bundle's folder. */
export interface BundledFile {
  readonly path: string;
  readonly text: string;
  /** Paths of the imported files in the bundle. */
  readonly imports: readonly string[];
  /** Names of the file's exports. */
  readonly exports: readonly string[];
  /** Path of the file's style sheet. */
  readonly stylesheet: string | undefined;
}

/**
 * Bundles in memory, ignoring any `tsconfig.json`.
 *
 * @throws {BuildError} With all problems that esbuild found.
 */
export async function runEsbuild(
  modules: ModulePluginOptions,
  options: BuildOptions,
): Promise<BundledOutput> {
  const {siteFolder} = modules.space;
  const mode = modules.reactDevelopment === true ? 'development' : 'production';
  const {outputFiles, metafile, warnings} = await attempt(siteFolder, {
    ...options,
    // Paths in messages are relative to the site folder.
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

/** Returns the source files of entry points. Generated modules have no source file. */
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

/** Matches comments and function names in unminified code that may contain file paths. */
const possiblePath = /^( *(?:\/\/ |\/\* |"))([^"\n]+?)(?= \*\/$|"\(|$)/gm;

/**
 * Replaces file paths in code with names that do not depend on the site's location.
 *
 * @param names Names keyed by esbuild's path.
 */
function withFileNames(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(
    possiblePath,
    (_, before: string, path: string) => before + (names.get(path) ?? path),
  );
}
