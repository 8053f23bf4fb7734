import type {BuildOptions} from 'esbuild';
import type {ModuleSpace} from './modules/module-space.ts';
import type {BundleInput} from './types.ts';

/** What every bundle for browsers has in common: browsers that know import maps, `:has` and container queries. */
export function browserOptions({minify}: Pick<BundleInput, 'minify'>): BuildOptions {
  return {platform: 'browser', target: 'es2022', minify};
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
