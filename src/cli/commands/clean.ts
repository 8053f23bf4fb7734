import {lstat, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {recoverOutput} from '../../pipeline/output/recover-output.ts';
import {type Removal, removeOutput} from '../../pipeline/output/remove-output.ts';
import type {Io} from '../io.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

const outputFolder = 'build';
const stateName = '.legacydocs';

/**
 * Remove what builds have left in a site: the output folder, if a build made it, and the cache (row
 * CLI-06).
 *
 * @returns The exit code.
 */
export async function cleanCommand(site: string, io: Io): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const cacheFolder = join(siteFolder, stateName);
  const outDir = join(siteFolder, outputFolder);
  // A running build must not lose its files: neither one of the output, which is asked for below, nor a server's.
  if ((await recoverOutput(join(cacheFolder, 'serve/site'))) === 'busy') {
    io.stderr.write(
      'Nothing was removed: `legacydocs serve` is building this site. Stop it, then clean again.\n',
    );
    return exitCode.siteHasErrors;
  }
  const removal = await removeOutput(outDir);
  const removed = removedFolders(removal, outDir);
  if (await exists(cacheFolder)) {
    await rm(cacheFolder, {recursive: true});
    removed.push(stateName);
  }
  io.stdout.write(
    removed.length === 0 ? 'There was nothing to remove.\n' : `Removed ${removed.join(' and ')}.\n`,
  );
  if (removal.outcome === 'foreign') {
    io.stdout.write(`Kept ${outputFolder}: it is not the output of a build.\n`);
  }
  return exitCode.good;
}

function removedFolders({outcome, folder}: Removal, outDir: string): string[] {
  if (outcome === 'removed') return [outputFolder];
  if (outcome !== 'emptied') return [];
  return [folder === outDir ? `all that was in ${outputFolder}` : `all that was in ${folder}`];
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
