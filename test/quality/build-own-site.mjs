import {build} from '../../dist/api/build.js';

/** Where the built site is to be mounted. */
export const baseUrl = '/site/';

/**
 * Build this repository's site.
 *
 * @param {string} outDir
 * @returns {Promise<void>}
 */
export async function buildOwnSite(outDir) {
  const siteFolder = new URL('../..', import.meta.url).pathname;
  const {ok} = await build({siteFolder, outDir, baseUrl});
  if (!ok) throw new Error('The site does not build: see `npm run build`.');
}
