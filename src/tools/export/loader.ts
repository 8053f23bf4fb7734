import {join} from 'node:path';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {ownModule, packageFolder} from '../../core/package/own-files.ts';
import {likelyFile, outputPathToRoute, withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {BuiltSite} from './relocate.ts';

/** The script that runs pages from `file://`. Its presence identifies an export. */
export const loaderPath = '_offline/loader.js';

/**
 * The script that lets pages run from a disk: `templates/client/offline`, with what it has to know of the site.
 *
 * @param outputPaths Every file that readers may be led to.
 */
export async function loaderScript(
  {baseUrl, trailingSlash}: Pick<BuiltSite, 'baseUrl' | 'trailingSlash'>,
  outputPaths: readonly string[],
): Promise<string> {
  const site = {baseUrl, trailingSlash, files: unlikelyFiles(outputPaths, trailingSlash)};
  const {outputFiles} = await withEsbuild(({build}) =>
    build({
      stdin: {
        contents: `import {startOffline} from './start-offline.ts';\nstartOffline(${JSON.stringify(site)});`,
        resolveDir: join(packageFolder, 'templates/client/offline'),
      },
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      minify: true,
      tsconfigRaw: '{}',
      logLevel: 'silent',
      alias: {'legacydocs/urls': ownModule('core/urls/index')},
    }),
  );
  return outputFiles[0]?.text ?? '';
}

/** Files that have not the likely name of their address, keyed by path without slashes around it. */
function unlikelyFiles(
  outputPaths: readonly string[],
  trailingSlash: boolean | undefined,
): Record<string, string> {
  return Object.fromEntries(
    outputPaths.flatMap((file) => {
      const path = withoutTrailingSlash(outputPathToRoute(file) ?? `/${file}`).slice(1);
      return likelyFile(path, trailingSlash) === file ? [] : [[path, file]];
    }),
  );
}
