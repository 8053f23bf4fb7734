import type {BuildOptions} from 'esbuild';
import type {ModuleSpace} from './modules/module-space.ts';
import type {BundleInput} from './types.ts';

/** Style sheets are for older browsers than scripts: those show the static page. */
const lowered = {nesting: false, 'media-range': false};

/** What every bundle for browsers has in common: scripts for Safari from 16.4 and what is as old, styles for Safari from 15.4. */
export function browserOptions({minify}: Pick<BundleInput, 'minify'>): BuildOptions {
  return {platform: 'browser', target: 'es2022', supported: lowered, minify};
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
