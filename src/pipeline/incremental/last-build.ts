import {existsSync, realpathSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {ChangedInputs} from '../../core/cache/inputs.ts';
import type {SiteCache, Step} from '../../core/cache/site-cache.ts';
import {locationsRecord} from '../../pages/links/link-locations.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import {unchangedRecord} from '../output/record.ts';
import {workFoldersOf} from '../output/work-folder.ts';
import type {BuildOutcome, BuildSettings} from '../types.ts';
import type {Snapshot} from './snapshot.ts';

/** Folders of a build, as absolute paths. */
export interface BuildLocation {
  /** Symbolic links are resolved. */
  readonly siteFolder: string;
  readonly cacheFolder: string;
  readonly outDir: string;
}

/** Data that a build stores for the next build with the same options and output folder. */
export interface LastBuild {
  readonly outcome: Pick<BuildOutcome, 'ok' | 'baseUrl' | 'routes' | 'diagnostics' | 'output'>;
  readonly snapshot: Snapshot;
  /**
   * Combined checksum of the output and of the recorded link locations, for detecting that another build has replaced
   * them.
   */
  readonly checksum: string;
}

/** Returns the folders of a build; `undefined` if the site folder does not contain a configuration. */
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
 * Finds the last build and the inputs that have changed since.
 *
 * @param maxChanges Maximum number of changed inputs.
 * @returns `undefined` if the last build is unknown or has no output, or if more inputs have changed.
 */
export async function findLastBuild(
  options: BuildSettings,
  location: BuildLocation,
  {siteCache, maxChanges}: {readonly siteCache: SiteCache; readonly maxChanges: number},
): Promise<{readonly last: LastBuild; readonly changed: ChangedInputs} | undefined> {
  if (!existsSync(location.outDir)) return undefined;
  // If a work folder exists, another build is running or was interrupted. The full build reports that.
  if (workFoldersOf(realpathSync(location.outDir)).some(existsSync)) return undefined;
  const found = siteCache.find(stepOf(options), maxChanges);
  // The cast is safe, because the cache has verified the checksum of the data.
  return found && {last: found.value as LastBuild, changed: found.changed};
}

/** True if the output and the recorded link locations have not changed since the last build. */
export function hasUnchangedOutput(
  {checksum}: LastBuild,
  location: BuildLocation,
  siteCache: SiteCache,
): boolean {
  const outDir = realpathSync(location.outDir);
  return checksum === checksumOf(unchangedRecord({...location, outDir})?.checksum, siteCache);
}

/**
 * Combines the checksums of the output and of the recorded link locations.
 *
 * @returns `undefined` if one of them is missing.
 */
export function checksumOf(checksum: string | undefined, siteCache: SiteCache): string | undefined {
  const locations = siteCache.recordChecksum(locationsRecord);
  return checksum === undefined || locations === undefined ? undefined : `${checksum} ${locations}`;
}

/**
 * Stores a successful build.
 *
 * @param siteFolder Folder that contains the build's inputs. Default: the inputs of the last build are kept.
 * @returns The stored data; `undefined` if the build cannot be stored.
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
  // A later no-op build returns this outcome.
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

/** Returns the cache key of a build. It contains every option that can change the output. */
function stepOf(settings: BuildSettings): Step {
  const {outDir, siteFolder, cache, concurrency, signal, onProgress, ...recipe} = settings;
  return {name: `build ${outDir}`, recipe};
}
