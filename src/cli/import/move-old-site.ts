import {join} from 'node:path';
import {checkFolder} from '../../check/check-folder.ts';
import type {CheckReport} from '../../check/report-schema.ts';
import {hostRules} from '../../hosts/host-rules.ts';
import {makeRedirects} from '../../migrate/docusaurus/make-redirects.ts';
import {planImport} from '../../migrate/docusaurus/plan-import.ts';
import {readOldSite} from '../../migrate/docusaurus/read-old-site.ts';
import type {OldSite} from '../../migrate/docusaurus/types.ts';
import {type Moved, moveIn} from '../../migrate/move-in.ts';
import type {Engine} from '../engine.ts';
import type {Io} from '../io.ts';
import {loadSite} from '../load-site.ts';
import type {Progress} from '../progress.ts';
import {oldAddresses} from './old-addresses.ts';

export interface MoveRequest {
  /** Absolute path of the old site. */
  readonly oldFolder: string;
  /** Absolute path of the new site. */
  readonly folder: string;
  /** As given on the command line. */
  readonly sitemap: string | undefined;
}

export interface MovedSite extends Moved {
  readonly site: OldSite;
  /** Addresses of the old site; paths on its host. */
  readonly contract: readonly string[];
}

/** Read the old site, and make the new one of it. */
export async function moveOldSite(
  {oldFolder, folder, sitemap}: MoveRequest,
  {io, engine, signal, progress}: {io: Io; engine: Engine; signal: AbortSignal; progress: Progress},
): Promise<MovedSite> {
  const contract = await oldAddresses(sitemap, oldFolder, io.cwd);
  progress.update({stage: 'read the old site'});
  const site = await readOldSite(oldFolder, {signal});
  const plan = await planImport(site);
  const moved = await moveIn({
    plan,
    configFile: site.configFile,
    oldFolder: site.folder,
    folder,
    contract,
    makeRedirects: async (paths) => await makeRedirects(site, paths, signal),
    tools: {build: engine.build, listRoutes: engine.listRoutes, check},
    signal,
    onProgress: progress.update,
  });
  return {...moved, site, contract};
}

async function check(siteFolder: string, contract: readonly string[]): Promise<CheckReport> {
  const {config} = await loadSite(siteFolder);
  return await checkFolder({
    folder: join(siteFolder, 'build'),
    stateFolder: join(siteFolder, '.legacydocs'),
    prefix: 'build/',
    trailingSlash: config.trailingSlash,
    hosts: Object.values(hostRules),
    timeout: 15_000,
    ignore: [],
    contract: {
      file: 'contract.txt',
      entries: contract.map((path, index) => ({path, line: index + 1})),
    },
  });
}
