import {lstat, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {recoverOutput} from '../../pipeline/output/recover-output.ts';
import {type Removal, removeOutput} from '../../pipeline/output/remove-output.ts';
import type {Io} from '../io.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

const outputFolder = 'build';
const cacheName = '.legacydocs';

/**
 * Removes the output folder, if a build created it, and the cache (row CLI-06).
 *
 * @returns The exit code.
 */
export async function cleanCommand(site: string, io: Io): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const cacheFolder = join(siteFolder, cacheName);
  const outDir = join(siteFolder, outputFolder);
  // A running build must not lose its files. `removeOutput` detects a build into the output folder; this call detects a
  // build by the development server.
  if ((await recoverOutput(join(cacheFolder, 'serve/site'))) === 'busy') {
    io.stderr.write(
      'Nothing was removed because `legacydocs serve` is building this site. Stop it, then run this command again.\n',
    );
    return exitCode.siteHasErrors;
  }
  const removal = await removeOutput(outDir);
  const removed = removedFolders(removal, outDir);
  if (await exists(cacheFolder)) {
    await rm(cacheFolder, {recursive: true});
    removed.push(cacheName);
  }
  io.stdout.write(
    removed.length === 0 ? 'Nothing to remove.\n' : `Removed ${removed.join(' and ')}.\n`,
  );
  if (removal.outcome === 'foreign') {
    io.stdout.write(`Kept ${outputFolder} because it is not the output of this site.\n`);
  }
  return exitCode.good;
}

function removedFolders({outcome, folder}: Removal, outDir: string): string[] {
  if (outcome === 'removed') return [outputFolder];
  if (outcome !== 'emptied') return [];
  return [folder === outDir ? `the contents of ${outputFolder}` : `the contents of ${folder}`];
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
