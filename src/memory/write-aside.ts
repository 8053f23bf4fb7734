import {randomUUID} from 'node:crypto';
import {closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * Write a file of ours aside and rename it: a reader, or a second build, sees the old file or the new one. A crash of the
 * system may leave half of it, so readers have to ask for proof.
 *
 * @param contents One after the other.
 * @throws If the disk refuses.
 */
export function writeAside(file: string, contents: Iterable<Uint8Array | string>): void {
  const aside = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), {recursive: true});
  try {
    const handle = openSync(aside, 'wx');
    try {
      for (const part of contents) writeFileSync(handle, part);
    } finally {
      closeSync(handle);
    }
    // A folder of its name is not ours, and no file could ever replace it.
    if (isFolder(file)) rmSync(file, {recursive: true});
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, {force: true});
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isDirectory() === true;
}
