import {basename, dirname, join} from 'node:path';
import type {FileSystem} from '../../core/files/system.ts';
import {hashOf} from '../../core/hash/sha256.ts';

/**
 * Copy a file so that it is whole under its name, and on the disk, or not there at all: whatever has another name for what
 * stood there keeps it.
 */
export async function copyWhole(from: string, to: string, fs: FileSystem): Promise<void> {
  // Known to whoever begins again, and never longer than a name may be.
  const aside = join(dirname(to), `.${hashOf(basename(to))}.legacydocs-new`);
  try {
    await fs.copyFile(from, aside);
    await fs.sync(aside);
    await fs.rename(aside, to);
  } catch (error) {
    await fs.rm(aside, {force: true}).catch(() => undefined);
    throw error;
  }
}
