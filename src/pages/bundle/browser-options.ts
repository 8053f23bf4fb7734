import type {BuildOptions} from 'esbuild';
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
