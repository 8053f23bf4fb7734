import {join} from 'node:path';
import {withEsbuild} from '../modules/esbuild.ts';
import {ownModule, packageFolder} from '../package/own-files.ts';

const entry = join(packageFolder, 'templates/live/live.ts');

/** The script that pages get while their site is edited: `templates/live`, as one file. */
export async function bundleLiveScript(): Promise<string> {
  const {outputFiles} = await withEsbuild(({build}) =>
    build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      tsconfigRaw: '{}',
      logLevel: 'silent',
      alias: {'legacydocs/urls': ownModule('urls/index')},
    }),
  );
  return outputFiles[0]?.text ?? '';
}
