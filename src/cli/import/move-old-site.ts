import {type ImportResult, importSite} from '../../tools/import/import-site.ts';
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
import {UsageError} from '../usage-error.ts';
import {importTarget} from './import-target.ts';
import {oldAddresses} from './old-addresses.ts';

export interface MoveRequest {
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

export interface MovedSite extends ImportResult {
  readonly site: OldSite;
  /** Addresses of the old site; paths on its host. */
  readonly contract: readonly string[];
  /** Says that its configuration was run, and with which permissions. */
  readonly runNote: string;
}

/** Read the old site, and make the new one of it. */
export async function moveOldSite(
  {oldFolder, folder, from, sitemap, permissions}: MoveRequest,
  {io, engine, signal, progress}: {io: Io; engine: Engine; signal: AbortSignal; progress: Progress},
): Promise<MovedSite> {
  const generator = generatorOf(from);
  const contract = await oldAddresses(sitemap, oldFolder, io.cwd);
  progress.update({stage: 'run the old configuration'});
  const target = importTarget(engine);
  const site = await openOldSite(oldFolder, generator, {permissions, target, signal});
  const result = await importSite({site, folder, contract, signal, onProgress: progress.update});
  return {...result, site, contract, runNote: runNote(site.configFile, permissions)};
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
