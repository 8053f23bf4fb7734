import {lstat, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {isOutputFolder} from '../../output/output-folder.ts';
import {recoverOutput} from '../../output/recover-output.ts';
import {exitCode} from '../exit-code.ts';
import type {Io} from '../io.ts';
import {requireSiteFolder} from '../site-folder.ts';

const outputFolder = 'build';
const stateFolder = '.legacydocs';

/**
 * Remove what builds have left in a site: the output folder, if a build made it, and the cache (row
 * CLI-06).
 *
 * @returns The exit code.
 */
export async function cleanCommand(site: string, io: Io): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const output = join(siteFolder, outputFolder);
  // What a killed build left beside its output goes first; a running one must not lose its files.
  if ((await recoverOutput(output)) === 'busy') {
    io.stderr.write(
      'Nothing was removed: a build is running in this site. Wait until it has ended.\n',
    );
    return exitCode.siteHasErrors;
  }
  const isOurs = await isOutputFolder(output);
  const removed: string[] = [];
  if (isOurs) {
    await rm(output, {recursive: true});
    removed.push(outputFolder);
  }
  const state = join(siteFolder, stateFolder);
  if (await exists(state)) {
    await rm(state, {recursive: true});
    removed.push(stateFolder);
  }
  io.stdout.write(
    removed.length === 0 ? 'There was nothing to remove.\n' : `Removed ${removed.join(' and ')}.\n`,
  );
  if (!isOurs && (await exists(output))) {
    io.stdout.write(`Kept ${outputFolder}: it is not the output of a build.\n`);
  }
  return exitCode.good;
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}
