import {readdir, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {repository} from './repository.ts';

/**
 * Where the workers of a run compile this package: what its folders' paths begin with. They lie below `node_modules`, so
 * that packages are found from there.
 *
 * @param run The process id of Vitest.
 */
export const packagesOf = (run: number): string =>
  join(repository, `node_modules/.legacydocs-package-${run}-`);

/** Vitest calls this at the end of a run, when its workers are gone. */
export async function teardown(): Promise<void> {
  const parent = dirname(packagesOf(process.pid));
  const folders = (await readdir(parent)).map((name) => join(parent, name));
  const left = folders.filter((folder) => folder.startsWith(packagesOf(process.pid)));
  await Promise.all(left.map((folder) => rm(folder, {recursive: true})));
}
