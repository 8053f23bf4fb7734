import {stat} from 'node:fs/promises';
import {resolve} from 'node:path';
import {UsageError} from './usage-error.ts';

/**
 * @param site As given on the command line, relative to the working directory.
 * @returns Absolute path.
 * @throws {UsageError} If that is not a folder.
 */
export async function requireSiteFolder(site: string, cwd: string): Promise<string> {
  const folder = resolve(cwd, site);
  const stats = await stat(folder).catch(() => undefined);
  const wanted = 'name the folder that holds `site.config.ts`';
  if (stats === undefined)
    throw new UsageError(`the folder \`${site}\` does not exist; ${wanted}.`);
  if (!stats.isDirectory()) throw new UsageError(`\`${site}\` is a file; ${wanted}.`);
  return folder;
}
