import {readdir, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {repository} from './repository.ts';

/**
 * Returns the prefix of the folders into which a run's workers compile this package. The folders are below
 * `node_modules`, so that packages are found.
 *
 * @param run Vitest's process id.
 */
export const packagesOf = (run: number): string =>
  join(repository, `node_modules/.legacydocs-package-${run}-`);

/** Removes the folders. Vitest calls this at the end of a run, when its workers have ended. */
export async function teardown(): Promise<void> {
  const parent = dirname(packagesOf(process.pid));
  const folders = (await readdir(parent)).map((name) => join(parent, name));
  const left = folders.filter((folder) => folder.startsWith(packagesOf(process.pid)));
  await Promise.all(left.map((folder) => rm(folder, {recursive: true})));
}
