import {join} from 'node:path';
import {build} from 'esbuild';
import {packageFolder} from '../package.ts';

const entry = join(packageFolder, 'templates/live/live.ts');
/** Ends with the extension of the running code: sources in a checkout, compiled files when installed. */
const urls = import.meta.url.endsWith('.ts') ? 'src/urls/index.ts' : 'dist/urls/index.js';

/** The script that pages get while their site is edited: `templates/live`, as one file. */
export async function bundleLiveScript(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: '{}',
    logLevel: 'silent',
    alias: {'legacydocs/urls': join(packageFolder, urls)},
  });
  return outputFiles[0]?.text ?? '';
}
