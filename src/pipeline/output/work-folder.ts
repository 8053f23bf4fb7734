import {basename, dirname, join} from 'node:path';
import {systemCode} from '../../core/diagnostics/system-error.ts';
import {acquireLock, type Lock} from '../../core/files/lock.ts';
import {type FileSystem, type System, unlessCode} from '../../core/files/system.ts';

/**
 * Where a build works until its output is whole. It exists only while a build runs, or after one
 * was killed.
 */
export interface WorkFolder extends Lock {
  /** The new output, until it is swapped in. */
  readonly staging: string;
  /** Where the new output is made while `staging` holds what an earlier build has begun and cannot be finished. */
  readonly nextStaging: string;
  /** The old output, from the first rename of the swap to the second: this name is the marker. */
  readonly previous: string;
  /** What is being deleted: each under a name of its own, since some may not be ours to delete. */
  readonly discarded: string;
  /** Which files are being replaced, while they are replaced one by one. */
  readonly journal: string;
  /** Whether it lies beside the output, so that files and folders can be moved from one to the other. */
  readonly isBeside: boolean;
  readonly path: string;
}

const previous = 'previous';
const journal = 'journal.json';

/** Whether the output is not whole without what lies in its work folder: then the next command has to put it in order. */
export async function isNeeded(workFolder: string, fs: FileSystem): Promise<boolean> {
  const names = await unlessCode(fs.readdir(workFolder), 'ENOENT', 'ENOTDIR').catch(() => [
    journal,
  ]);
  return names?.some((name) => name === previous || name === journal) === true;
}

/** Beside the output, so that both are on the same file system: `build` has `.build.legacydocs`. */
export function workFolderOf(outputFolder: string): string {
  return join(dirname(outputFolder), `.${basename(outputFolder)}.legacydocs`);
}

/**
 * Take an output for oneself.
 *
 * @param fallbackFolder Used where nothing can be created beside the output, e.g. when it is a volume
 * mounted at `/build`. From there no swap is possible, so no old output can be waiting in it.
 * @throws {BuildError} `output-busy` if another build has it.
 */
export async function claimWorkFolder(
  outputFolder: string,
  fallbackFolder: string,
  system: System,
): Promise<WorkFolder> {
  const folder = workFolderOf(outputFolder);
  try {
    return workIn(folder, await acquireLock(folder, system), true);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) throw error;
    return workIn(fallbackFolder, await acquireLock(fallbackFolder, system), false);
  }
}

/** @param lock Of that folder. */
export function workIn(folder: string, lock: Lock, isBeside: boolean): WorkFolder {
  return {
    path: folder,
    staging: join(folder, 'staging'),
    nextStaging: join(folder, 'staging-next'),
    previous: join(folder, previous),
    discarded: join(folder, 'discarded'),
    journal: join(folder, journal),
    isBeside,
    ...lock,
  };
}
