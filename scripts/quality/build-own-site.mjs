import {join} from 'node:path';
import {build} from '../../dist/cli/api/build.js';

/** Base path of the built site. */
export const baseUrl = '/site/';

/**
 * Builds this repository's site.
 *
 * @param {string} outDir
 * @returns {Promise<void>}
 */
export async function buildOwnSite(outDir) {
  const siteFolder = join(import.meta.dirname, '../..');
  const {ok} = await build({siteFolder, outDir, baseUrl});
  if (!ok) throw new Error('The site does not build: see `npm run build`.');
}
