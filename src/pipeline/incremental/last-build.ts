import {existsSync, realpathSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {ChangedInputs} from '../../core/cache/inputs.ts';
import type {SiteCache, Step} from '../../core/cache/site-cache.ts';
import {locationsRecord} from '../../pages/links/link-locations.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import {unchangedRecord} from '../output/record.ts';
import {recoverOutput} from '../output/recover-output.ts';
import type {BuildOutcome, BuildSettings} from '../types.ts';
import type {Snapshot} from './snapshot.ts';

/** Absolute paths. */
export interface BuildLocation {
  /** Links followed. */
  readonly siteFolder: string;
  readonly cacheFolder: string;
  readonly outDir: string;
}

/** What a build leaves for the next one with the same options into the same folder. Plain data. */
export interface LastBuild {
  readonly outcome: Pick<BuildOutcome, 'ok' | 'baseUrl' | 'routes' | 'diagnostics' | 'output'>;
  readonly snapshot: Snapshot;
  /** Stands for the output that it left: another build may have replaced that since. */
  readonly checksum: string;
}

/** @returns `undefined` where there is no site yet. */
export function locationOf(options: BuildSettings): BuildLocation | undefined {
  try {
    const siteFolder = realpathSync(options.siteFolder);
    if (!configFileNames.some((name) => existsSync(join(siteFolder, name)))) return undefined;
    const outDir = resolve(options.siteFolder, options.outDir);
    return {siteFolder, cacheFolder: join(siteFolder, '.legacydocs'), outDir};
  } catch {
    return undefined;
  }
}

/**
 * The last build, and what has changed since.
 *
 * @param maxChanges So many inputs may have changed.
 * @returns `undefined` if it is not known, left no output, or more has changed.
 */
export async function findLastBuild(
  options: BuildSettings,
  location: BuildLocation,
  {siteCache, maxChanges}: {readonly siteCache: SiteCache; readonly maxChanges: number},
): Promise<{readonly last: LastBuild; readonly changed: ChangedInputs} | undefined> {
  if (!existsSync(location.outDir)) return undefined;
  // What is wrong, the build says.
  const recovery = await recoverOutput(location.outDir).catch(() => 'busy');
  if (recovery === 'restored' || recovery === 'busy') return undefined;
  const found = siteCache.find(stepOf(options), maxChanges);
  // Its hash vouches for its shape.
  return found && {last: found.value as LastBuild, changed: found.changed};
}

/** Whether the output hasUnchangedOutput as the last build left it, and what it noted of its links. */
export function hasUnchangedOutput(
  {checksum}: LastBuild,
  location: BuildLocation,
  siteCache: SiteCache,
): boolean {
  const outDir = realpathSync(location.outDir);
  return checksum === checksumOf(unchangedRecord({...location, outDir})?.checksum, siteCache);
}

/**
 * @param checksum Stands for the output alone.
 * @returns `undefined` if nothing is noted of its links.
 */
export function checksumOf(checksum: string | undefined, siteCache: SiteCache): string | undefined {
  const locations = siteCache.recordChecksum(locationsRecord);
  return checksum === undefined || locations === undefined ? undefined : `${checksum} ${locations}`;
}

/**
 * Remember a build, unless it failed.
 *
 * @param siteFolder By default, it was made from the same files as the last one.
 * @returns What is remembered.
 */
export function keepLastBuild(
  options: BuildSettings,
  built: LastBuild['outcome'] &
    Pick<BuildOutcome, 'reads'> & {readonly snapshot?: Snapshot | undefined},
  siteCache: SiteCache,
  siteFolder?: string,
): LastBuild | undefined {
  const {ok, baseUrl, routes, diagnostics, output, reads, snapshot} = built;
  const checksum = checksumOf(output?.checksum, siteCache);
  if (!ok || output === undefined || checksum === undefined || snapshot === undefined)
    return undefined;
  if (reads === 'unknown') return undefined;
  // What a build says that finds nothing to do.
  const unchanged = {...output, filesWritten: 0, bytesWritten: 0, changed: [], notes: []};
  const outcome = {ok, baseUrl, routes, diagnostics, output: unchanged};
  const last: LastBuild = {outcome, snapshot, checksum};
  const trees = ['content', 'templates'].map((name) => join(siteFolder ?? '', name));
  siteCache.remember(
    stepOf(options),
    last,
    siteFolder === undefined ? undefined : {files: reads ?? [], trees},
  );
  return last;
}

/** All options that change the output are in the recipe. */
function stepOf(settings: BuildSettings): Step {
  const {siteFolder: _, outDir, cache: __, signal: ___, onProgress: ____, ...recipe} = settings;
  return {name: `build ${outDir}`, recipe};
}
