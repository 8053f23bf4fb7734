import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {nameHash} from '../../../src/core/hash/sha256.ts';
import {writeFiles} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {oncePerRun} from '../../support/run-folders.ts';
import {buildGoodSite, copyFixture} from '../../support/sites.ts';
import {type ServedFolder, serveUnderPolicy} from './serve-folder.ts';

export interface BuiltSite extends ServedFolder {
  /** Absolute path of the output folder. Tests must not change it. */
  readonly folder: string;
}

/**
 * Serves a fixture under its own policy. The fixture is built once for all workers in a run.
 *
 * @param edit Changes the source of the configuration.
 */
export async function serveFixture(
  name: string,
  edit: (config: string) => string = (config) => config,
): Promise<BuiltSite> {
  const source = join(repository, 'test/fixtures', name, 'site.config.ts');
  const config = edit(await readFile(source, 'utf8'));
  const parent = await oncePerRun(`${name}-${nameHash(config)}`, async (folder) => {
    const temporary = await mkdtemp(join(tmpdir(), 'legacydocs-'));
    const siteFolder = await copyFixture(name, temporary);
    await writeFiles(siteFolder, {'site.config.ts': config});
    const {site} = await buildGoodSite(siteFolder, {outDir: join(folder, 'build')});
    if (site === undefined) throw new Error('The site was not built.');
    await writeFile(join(folder, 'base-url'), site.config.baseUrl);
    await rm(temporary, {recursive: true});
  });
  const folder = join(parent, 'build');
  const baseUrl = await readFile(join(parent, 'base-url'), 'utf8');
  return {...(await serveUnderPolicy(folder, baseUrl)), folder};
}
