import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {
  modulesFolder,
  ownModule,
  packageFolder,
  runsFromSource,
} from '../../core/package/own-files.ts';

const entry = join(packageFolder, 'templates/client/live/live.ts');

const shippedFile = join(modulesFolder, 'pages/theme/live.js');

/** The script that pages get while their site is edited, as the package brings it along. */
export async function liveScript(): Promise<string> {
  // The sources that run as they are may be ahead of what was compiled.
  const isShipped = !runsFromSource && existsSync(shippedFile);
  return isShipped ? readFileSync(shippedFile, 'utf8') : await bundleLiveScript();
}

/** Write the file that `liveScript` reads. */
export async function writeLiveScript(): Promise<void> {
  writeFileSync(shippedFile, await bundleLiveScript());
}

/** `templates/client/live` as one file. */
async function bundleLiveScript(): Promise<string> {
  const {outputFiles} = await withEsbuild(({build}) =>
    build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      tsconfigRaw: '{}',
      logLevel: 'silent',
      alias: {'legacydocs/urls': ownModule('core/urls/index')},
    }),
  );
  return outputFiles[0]?.text ?? '';
}
