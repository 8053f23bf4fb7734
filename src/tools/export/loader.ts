import {join} from 'node:path';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {ownModule, packageFolder} from '../../core/package/own-files.ts';
import {likelyFile, outputPathToRoute, withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {BuiltSite} from './relocate.ts';

/** The script that runs pages on `file://`. A folder that contains it is an export. */
export const loaderPath = '_offline/loader.js';

/**
 * Bundles `templates/client/offline`, the script that runs pages on `file://`, together with data about the site.
 *
 * @param outputPaths All files in the export.
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

/** Returns the files whose names cannot be derived from their URLs, keyed by path without surrounding slashes. */
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
