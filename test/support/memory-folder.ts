import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {freemem} from 'node:os';
import {join} from 'node:path';
import process from 'node:process';

/** Path at which Linux mounts a file system in memory. */
const memory = '/dev/shm';

/** Minimum number of free bytes in the file system, and of available memory, which browsers also need. */
const minBytes = 4 * 1024 ** 3;

const prefix = 'legacydocs-run-';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Stores the temporary files of this process and its children in memory, so that the tests, which build many sites, do
 * not wait for a disk. Does nothing if `TMPDIR` is set, or if there is no ample space in memory. The files are removed
 * when the process exits.
 */
export function storeTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined) return;
  const folder = memoryFolder();
  if (folder === undefined) return;
  process.env['TMPDIR'] = folder;
  process.on('exit', () => remove(folder));
}

/** Creates a folder in memory. @returns `undefined` if there is no ample space, or if programs cannot be run there. */
function memoryFolder(): string | undefined {
  let folder: string | undefined;
  try {
    const {bavail, bsize} = statfsSync(memory);
    // In a container, files in memory count against its limit, which `freemem` ignores.
    const limit = process.constrainedMemory?.() ?? 0;
    const free = Math.min(bavail * bsize, freemem(), limit > 0 ? limit / 2 : freemem());
    if (free < minBytes) return undefined;
    removeOldFolders();
    folder = mkdtempSync(join(memory, prefix));
    const program = join(folder, 'program');
    writeFileSync(program, '', {mode: 0o700});
    // Fails in containers that mount the file system with `noexec`.
    accessSync(program, constants.X_OK);
    return folder;
  } catch {
    if (folder !== undefined) remove(folder);
    return undefined;
  }
}

/** Removes the folders of killed runs. The folder of a running run changes with each test that needs a folder. */
function removeOldFolders(): void {
  for (const name of readdirSync(memory)) {
    const folder = join(memory, name);
    if (name.startsWith(prefix) && statSync(folder).mtimeMs < Date.now() - dayMs) remove(folder);
  }
}

/** Removes a folder. A browser that has just been killed may still write in it. */
function remove(folder: string): void {
  try {
    rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  } catch {
    // The remaining files do not affect the result of the run, and a later run removes them.
  }
}
