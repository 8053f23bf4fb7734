import {type BuildOptions, type BuildResult, build, type Metafile, type OutputFile} from 'esbuild';
import type {Diagnostic} from '../diagnostics/types.ts';
import {bundleFailure, bundleWarnings} from './esbuild-diagnostics.ts';

/** What one bundle came to, before names are final. */
export interface BundledOutput {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
  readonly diagnostics: readonly Diagnostic[];
}

/** A folder that does not exist: output stays in memory, its paths below this are what counts. */
export const outputRoot = '/output';

/**
 * Bundle in memory. Nothing depends on settings that happen to lie around: no `tsconfig.json` is read.
 *
 * @throws {BuildError} With every problem that esbuild found, each with its place.
 */
export async function runEsbuild(
  siteFolder: string,
  reactDevelopment: boolean,
  options: BuildOptions,
): Promise<BundledOutput> {
  const result = await attempt(siteFolder, {
    ...options,
    absWorkingDir: '/',
    outdir: outputRoot,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    tsconfigRaw: '{}',
    charset: 'utf8',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': JSON.stringify(reactDevelopment ? 'development' : 'production'),
      ...options.define,
    },
  });
  return {
    files: result.outputFiles ?? [],
    metafile: result.metafile ?? {inputs: {}, outputs: {}},
    diagnostics: bundleWarnings(result.warnings, siteFolder),
  };
}

async function attempt(siteFolder: string, options: BuildOptions): Promise<BuildResult> {
  try {
    return await build(options);
  } catch (error) {
    throw bundleFailure(error, siteFolder);
  }
}
