import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {regularFile} from '../../core/paths/paths.ts';
import {readLocations} from '../../pages/links/link-locations.ts';
import {hostRules} from '../../serve/hosts/host-rules.ts';
import {readRedirectsFile} from '../../serve/hosts/redirects-file.ts';
import type {HostRules} from '../../serve/hosts/types.ts';
import {askFolder} from './ask-folder.ts';
import {type CheckInput, checkSite} from './check-site.ts';
import {type ContractEntry, contractFindings} from './contract.ts';
import {folderFiles, outputFiles} from './folder-files.ts';
import type {CheckReport} from './report-schema.ts';
import {siteAddressOf} from './site-address.ts';
import type {SiteAddress} from './types.ts';

/** What checks of a folder and of a deployed site have in common. */
export type CheckOptions = Pick<
  CheckInput,
  'timeout' | 'external' | 'ignore' | 'baseline' | 'onProgress'
> & {
  readonly contract?:
    | {readonly file: string; readonly entries: readonly ContractEntry[]}
    | undefined;
};

export interface FolderCheckOptions extends CheckOptions {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Absolute path of `<site>/.legacydocs`, where the build noted the locations of links. */
  readonly stateFolder: string;
  /** What goes before paths of the output in reports: `build/`. */
  readonly prefix: string;
  /** Instead of what the home page says. */
  readonly baseUrl?: string | undefined;
  readonly trailingSlash?: boolean | undefined;
  /** Hosts that a contract must hold on. */
  readonly hosts: readonly HostRules[];
}

/** Stands for a site that does not say where it lives; `.invalid` can belong to nobody (RFC 2606). */
const nowhere: SiteAddress = {url: 'http://site.invalid', baseUrl: '/'};

/** Check an output folder. Only other sites need a network. */
export async function checkFolder(options: FolderCheckOptions): Promise<CheckReport> {
  const {folder, prefix, trailingSlash, hosts, contract} = options;
  const outputPaths = await outputFiles(folder);
  const noted = readLocations(options.stateFolder);
  const stated = siteAddressOf(await textOf(join(folder, 'index.html')));
  // A site without a home page does not say where it lives: its last build does.
  const own = stated ?? (outputPaths.includes('index.html') ? undefined : noted) ?? nowhere;
  const site = {url: own.url, baseUrl: options.baseUrl ?? own.baseUrl};
  const isSame = noted?.url === site.url && noted.baseUrl === site.baseUrl;
  const redirects = readRedirectsFile((await textOf(join(folder, '_redirects'))) ?? '', site.url);
  const mount = {baseUrl: site.baseUrl, files: new Set(outputPaths), trailingSlash, redirects};
  return await checkSite({
    ...options,
    files: folderFiles({folder, outputPaths, prefix}, site),
    site,
    ask: askFolder(folder, hostRules.legacydocs, mount),
    record: isSame ? noted : undefined,
    others: () =>
      contract ? contractFindings(contract.entries, {hosts, mount, file: contract.file}) : [],
  });
}

async function textOf(file: string): Promise<string | undefined> {
  return await readFile(regularFile(file), 'utf8').catch(() => undefined);
}
