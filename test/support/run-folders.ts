import {existsSync} from 'node:fs';
import {mkdir, readdir, rename, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {setTimeout as pause} from 'node:timers/promises';
import {storeTemporaryFilesInMemory} from './memory-folder.ts';
import {repository} from './repository.ts';

/**
 * Returns the path prefix of folders that all workers in a run share. They are below `node_modules`, so that packages
 * are found.
 *
 * @param run Vitest's process id.
 */
export const runFolder = (run: number): string =>
  join(repository, `node_modules/.legacydocs-run-${run}-`);

/** Chooses the folder for temporary files. Vitest calls this function before it starts workers. */
export function setup(): void {
  storeTemporaryFilesInMemory();
}

/** Removes the shared folders. Vitest calls this function at the end of a run. */
export async function teardown(): Promise<void> {
  const parent = dirname(runFolder(process.pid));
  const folders = (await readdir(parent)).map((name) => join(parent, name));
  const left = folders.filter((folder) => folder.startsWith(runFolder(process.pid)));
  await Promise.all(left.map((folder) => rm(folder, {recursive: true, force: true})));
}

/**
 * Creates a folder once for all workers in a run. Tests must not change its contents.
 *
 * @param make Fills the folder, which is empty.
 * @returns Absolute path of the folder.
 */
export async function oncePerRun(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = runFolder(process.ppid) + name;
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    const isFirst = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isFirst) await pause(100);
    // Another worker created the folder just before this one acquired the lock.
    else if (existsSync(folder)) await rm(lock, {recursive: true});
    else await makeLocked(folder, lock, make);
  }
  return folder;
}

async function makeLocked(
  folder: string,
  lock: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  try {
    await make(lock);
    await rename(lock, folder);
  } catch (error) {
    await rm(lock, {recursive: true});
    throw error;
  }
}
