import {chmod, readFile, realpath, rename, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, extname, join, relative} from 'node:path';
import {BuildError} from '../../core/diagnostics/diagnostic.ts';
import type {Site} from '../types.ts';
import {type AddedVersion, withVersion} from './add-version.ts';
import {loadConfig} from './load-config.ts';
import type {SiteConfig} from './schema/index.ts';

/** A copy of the configuration with a new version, in a file next to the original. */
export interface EditedConfig {
  /** Replaces the old configuration atomically. */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Writes the configuration with the new version to a file next to the original, and loads that file to verify it.
 *
 * @returns `undefined` if the configuration cannot be edited.
 */
export async function editVersions(
  {folder, configFile}: Pick<Site, 'folder' | 'configFile'>,
  added: AddedVersion,
  after: NonNullable<SiteConfig['docs']>,
): Promise<EditedConfig | undefined> {
  // If the path is a link, its target is edited.
  const file = await realpath(join(folder, configFile));
  const text = await withVersion(await readFile(file, 'utf8'), added);
  if (text === undefined) return undefined;
  const aside = join(dirname(file), `.site.config.next${extname(file)}`);
  const discard = async () => await rm(aside, {force: true});
  try {
    await writeFile(aside, text);
    await chmod(aside, (await stat(file)).mode);
    const {site} = await loadConfig(folder, {configFile: relative(folder, aside)});
    if (JSON.stringify(site.config.docs) === JSON.stringify(after)) {
      return {commit: async () => await rename(aside, file), discard};
    }
  } catch (error) {
    await discard();
    if (!(error instanceof BuildError)) throw error;
    return undefined;
  }
  await discard();
  return undefined;
}
