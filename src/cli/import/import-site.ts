import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {pathKind} from '../../core/paths/paths.ts';
import {readContract} from '../../tools/check/contract.ts';
import {sitemapUrls} from '../../tools/check/read-references.ts';
import {convertSite, type ImportResult} from '../../tools/import/convert-site.ts';
import {
  type Generator,
  generators,
  type OldSite,
  openOldSite,
} from '../../tools/import/open-site.ts';
import type {Permissions} from '../../tools/import/run/permissions.ts';
import type {Engine} from '../engine.ts';
import type {Io} from '../io.ts';
import type {Progress} from '../progress.ts';
import {UsageError} from '../usage.ts';
import {importTarget} from './import-target.ts';

export interface ImportRequest {
  /** Absolute path of the old site. */
  readonly oldFolder: string;
  /** Absolute path of the new site. */
  readonly folder: string;
  /** Value of `--from`: the generator of the old site. */
  readonly from: string | undefined;
  readonly sitemap: string | undefined;
  /** Value of `--built`: a folder or archive with the last build of the old site. */
  readonly built: string | undefined;
  readonly permissions: Permissions;
}

/** Options that grant permissions to the old configuration. */
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

export interface ImportedSite extends ImportResult {
  readonly site: OldSite;
  /** The old site's URLs, as paths on its host. */
  readonly contract: readonly string[];
  /** Sentence that states whether the old configuration was executed, and with which permissions. */
  readonly runNote: string;
}

/** Reads an old site and creates the new one. */
export async function importSite(
  {oldFolder, folder, from, sitemap, built, permissions}: ImportRequest,
  {io, engine, signal, progress}: {io: Io; engine: Engine; signal: AbortSignal; progress: Progress},
): Promise<ImportedSite> {
  const generator = generatorOf(from);
  const contract = await oldUrls(sitemap, oldFolder, io.cwd);
  progress.update({stage: 'run the old configuration'});
  const target = importTarget(engine, buildOf(built, oldFolder, io.cwd));
  const site = await openOldSite(oldFolder, generator, {permissions, rules: target.rules, signal});
  const result = await convertSite({
    site,
    target,
    folder,
    contract,
    signal,
    onProgress: progress.update,
  });
  return {...result, site, contract, runNote: runNote(site.configFile, permissions)};
}

function runNote(file: string, permissions: Permissions): string {
  // YAML contains only data and is not executed.
  if (/\.ya?ml$/.test(file)) return `${file} was read.`;
  const {childProcess, network, variables, outside} = permissions;
  const allowed = [
    ...(childProcess ? ['start programs'] : []),
    ...(network ? ['access the network'] : []),
    ...(variables.length > 0 ? [`read the environment variables ${variables.join(', ')}`] : []),
    ...(outside ? ['read files outside its repository'] : []),
  ];
  const permitted = ['read its repository', ...allowed].join(', ');
  return `${file} was run with permission to ${permitted}.`;
}

function generatorOf(from: string | undefined): Generator | undefined {
  const found = generators.find((one) => one === from);
  if (from === undefined || found !== undefined) return found;
  throw new UsageError(
    `--from must be one of ${generators.map((one) => `\`${one}\``).join(', ')}, not \`${from}\`. The manual explains how to migrate from other generators.`,
  );
}

/** Paths of builds of Docusaurus, VitePress and MkDocs. */
const builds = ['build', '.vitepress/dist', 'site'];

/**
 * Returns the absolute path of a build of the old site.
 *
 * @param given Path of a folder or archive. Default: the last build in the old site, if there is one.
 */
function buildOf(given: string | undefined, oldFolder: string, cwd: string): string | undefined {
  if (given === undefined) {
    return builds
      .map((path) => join(oldFolder, path))
      .find((folder) => pathKind(join(folder, 'index.html')) === 'file');
  }
  const path = resolve(cwd, given);
  if (pathKind(path) !== 'folder' && pathKind(path) !== 'file')
    throw new UsageError(`there is no folder or archive \`${given}\`.`);
  return path;
}

/** Paths of the sitemaps that Docusaurus and VitePress write. */
const sitemaps = ['build/sitemap.xml', '.vitepress/dist/sitemap.xml'];

/**
 * Returns the old site's known URLs from a sitemap or a list with one URL per line.
 *
 * @param file Path of the sitemap or list. Default: the sitemap in the old site's last build, if there is one.
 * @returns Paths on the site's host, sorted.
 */
async function oldUrls(
  file: string | undefined,
  oldFolder: string,
  cwd: string,
): Promise<string[]> {
  const text =
    file === undefined
      ? await lastSitemap(oldFolder)
      : await readFile(resolve(cwd, file), 'utf8').catch(() => {
          throw new UsageError(`cannot read the file \`${file}\`.`);
        });
  const written = /<(?:urlset|sitemapindex)\b/.test(text)
    ? sitemapUrls(text).map(({href}) => href)
    : [text];
  const paths = written.flatMap((one) => readContract(one)).map(({path}) => path);
  if (file !== undefined && paths.length === 0) {
    throw new UsageError(
      `\`${file}\` does not contain URLs. Specify a \`sitemap.xml\`, or a list with one URL per line.`,
    );
  }
  return [...new Set(paths)].sort();
}

async function lastSitemap(folder: string): Promise<string> {
  for (const path of sitemaps) {
    const file = join(folder, path);
    if (pathKind(file) === 'file') return await readFile(file, 'utf8');
  }
  return '';
}
