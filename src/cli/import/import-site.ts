import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';
import type {KeptLinks} from '../../pipeline/versions/keep-links.ts';
import {checkFolder} from '../../tools/check/check-folder.ts';
import {readContract} from '../../tools/check/contract.ts';
import {sitemapUrls} from '../../tools/check/read-references.ts';
import type {CheckReport} from '../../tools/check/report-schema.ts';
import {type Moved, moveIn} from '../../tools/import/move-in.ts';
import {
  type Generator,
  generators,
  type OldSite,
  openOldSite,
} from '../../tools/import/old-site.ts';
import type {Permissions} from '../../tools/import/run/permissions.ts';
import {loadSite} from '../built-site.ts';
import type {Engine} from '../engine.ts';
import type {Io} from '../io.ts';
import type {Progress} from '../progress.ts';
import {UsageError} from '../usage.ts';

export interface ImportRequest {
  /** Absolute path of the old site. */
  readonly oldFolder: string;
  /** Absolute path of the new site. */
  readonly folder: string;
  /** As given on the command line. */
  readonly from: string | undefined;
  readonly sitemap: string | undefined;
  readonly permissions: Permissions;
}

/** Options of the command line that allow the old site more than to be read. */
export interface PermissionFlags {
  readonly allowChildProcess?: true;
  readonly allowNetwork?: true;
  readonly allowEnv?: readonly string[];
  readonly allowOutside?: true;
}

export function permissionsOf(flags: PermissionFlags): Permissions {
  return {
    childProcess: flags.allowChildProcess === true,
    network: flags.allowNetwork === true,
    variables: flags.allowEnv ?? [],
    outside: flags.allowOutside === true,
  };
}

export interface ImportedSite extends Moved {
  readonly site: OldSite;
  /** Addresses of the old site; paths on its host. */
  readonly contract: readonly string[];
  /** Says that its configuration was run, and with which permissions. */
  readonly runNote: string;
}

/** Read the old site, and make the new one of it. */
export async function importSite(
  {oldFolder, folder, from, sitemap, permissions}: ImportRequest,
  {io, engine, signal, progress}: {io: Io; engine: Engine; signal: AbortSignal; progress: Progress},
): Promise<ImportedSite> {
  const generator = generatorOf(from);
  const contract = await oldAddresses(sitemap, oldFolder, io.cwd);
  progress.update({stage: 'run the old configuration'});
  const site = await openOldSite(oldFolder, generator, permissions, signal);
  const moved = await moveIn({
    site,
    folder,
    contract,
    tools: {build: engine.build, listRoutes: engine.listRoutes, keepLinks, check},
    signal,
    onProgress: progress.update,
  });
  return {...moved, site, contract, runNote: runNote(site.configFile, permissions)};
}

function runNote(file: string, permissions: Permissions): string {
  const {childProcess, network, variables, outside} = permissions;
  const allowed = [
    ...(childProcess ? ['start programs'] : []),
    ...(network ? ['reach the network'] : []),
    ...(variables.length > 0 ? [`read ${variables.join(', ')} of the environment`] : []),
    ...(outside ? ['read files outside its repository'] : []),
  ];
  const also = allowed.length === 0 ? 'nothing else' : allowed.join(', ');
  return `${file} was run. It could read its repository, and ${also}.`;
}

function generatorOf(from: string | undefined): Generator | undefined {
  const found = generators.find((one) => one === from);
  if (from === undefined || found !== undefined) return found;
  throw new UsageError(
    `--from can be ${generators.map((one) => `\`${one}\``).join(' or ')}; it is \`${from}\`. The manual says what a move from others takes by hand.`,
  );
}

async function keepLinks(siteFolder: string): Promise<readonly KeptLinks[]> {
  return await (await import('../../pipeline/versions/keep-links.ts')).keepLeavingLinks(siteFolder);
}

async function check(siteFolder: string, contract: readonly string[]): Promise<CheckReport> {
  const {config} = await loadSite(siteFolder);
  return await checkFolder({
    folder: join(siteFolder, 'build'),
    cacheFolder: join(siteFolder, '.legacydocs'),
    prefix: 'build/',
    trailingSlash: config.trailingSlash,
    timeout: 15_000,
    ignore: [],
    contract: {
      file: 'contract.txt',
      entries: contract.map((path, index) => ({path, line: index + 1})),
    },
  });
}

/** Where Docusaurus and VitePress put a sitemap. */
const built = ['build/sitemap.xml', '.vitepress/dist/sitemap.xml'];

/**
 * The addresses that readers know of the old site: those of a sitemap, or of a list with one a line.
 *
 * @param file As given on the command line; by default the sitemap in the old site's last build, if there is one.
 * @returns Paths on the site's host, sorted.
 */
async function oldAddresses(
  file: string | undefined,
  oldFolder: string,
  cwd: string,
): Promise<string[]> {
  const text =
    file === undefined
      ? await lastSitemap(oldFolder)
      : await readFile(resolve(cwd, file), 'utf8').catch(() => {
          throw new UsageError(`the file \`${file}\` cannot be read.`);
        });
  const written = /<(?:urlset|sitemapindex)\b/.test(text)
    ? sitemapUrls(text).map(({href}) => href)
    : [text];
  const paths = written.flatMap((one) => readContract(one)).map(({path}) => path);
  if (file !== undefined && paths.length === 0) {
    throw new UsageError(
      `\`${file}\` names no address: give a \`sitemap.xml\`, or a list with one address a line.`,
    );
  }
  return [...new Set(paths)].sort();
}

async function lastSitemap(folder: string): Promise<string> {
  for (const path of built) {
    const file = join(folder, path);
    if (pathKind(file) === 'file') return await readFile(file, 'utf8');
  }
  return '';
}
