import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {writeFiles} from '../../support/files.ts';
import {buildGoodSite, copyFixture} from '../../support/sites.ts';
import {type ServedFolder, serveUnderPolicy} from './serve-folder.ts';

export interface BuiltSite extends ServedFolder {
  /** Absolute path of the output folder. */
  readonly folder: string;
}

/**
 * Builds a copy of a fixture and serves it under its own policy.
 *
 * @param parent Absolute path of the folder for the copy.
 * @param edit Changes the source of the configuration.
 */
export async function serveFixture(
  name: string,
  parent: string,
  edit: (config: string) => string = (config) => config,
): Promise<BuiltSite> {
  const siteFolder = await copyFixture(name, parent);
  const config = await readFile(join(siteFolder, 'site.config.ts'), 'utf8');
  await writeFiles(siteFolder, {'site.config.ts': edit(config)});
  const {outDir, site} = await buildGoodSite(siteFolder);
  if (site === undefined) throw new Error('The site was not built.');
  const served = await serveUnderPolicy(outDir, site.config.baseUrl);
  return {...served, folder: outDir};
}
