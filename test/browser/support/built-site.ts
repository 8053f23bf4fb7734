import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {writeFiles} from '../../support/files.ts';
import {buildGoodSite, copyFixture} from '../../support/sites.ts';
import {type ServedFolder, serveFolder} from './serve-folder.ts';

export interface BuiltSite extends ServedFolder {
  /** Absolute path of the output folder. */
  readonly folder: string;
}

/**
 * Build a copy of a fixture and serve it under the policy that it emits.
 *
 * @param parent Absolute path of the folder that takes the copy.
 * @param edit Changes the configuration's text.
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
  const headers = await readFile(join(outDir, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  if (site === undefined || policy === undefined) throw new Error('The site has no policy.');
  const served = await serveFolder(outDir, site.config.baseUrl, {
    'Content-Security-Policy': policy,
  });
  return {...served, folder: outDir};
}
