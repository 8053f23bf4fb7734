import {basename, dirname, join} from 'node:path';
import {systemCode} from '../../core/diagnostics/system-error.ts';
import {acquireLock, isLockFile, type Lock} from '../../core/files/lock.ts';
import {type FileSystem, type System, unlessCode} from '../../core/files/system.ts';

/**
 * Folder for the lock, the new files and the journal of a build. It exists only while a build runs, or after one was
 * killed.
 */
export interface WorkFolder extends Lock {
  readonly path: string;
  readonly journal: string;
  /** True if it is inside the output folder. */
  readonly isInside: boolean;
}

/** Name of a work folder inside an output. */
export const insideName = '.legacydocs-work';

const journalName = 'journal.json';

/** Returns the usual work folder: `.build.legacydocs` beside `build`. */
export function workFolderOf(outputFolder: string): string {
  return join(dirname(outputFolder), `.${basename(outputFolder)}.legacydocs`);
}

/**
 * Locks an output. The work folder is beside the output, or inside it where nothing can be created beside it, for example
 * for a volume mounted at `/build`.
 *
 * @throws {BuildError} `output-busy` if another build has locked it.
 */
export async function claimWorkFolder(outputFolder: string, system: System): Promise<WorkFolder> {
  try {
    return await lockWorkFolder(workFolderOf(outputFolder), system);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) throw error;
    return await lockWorkFolder(join(outputFolder, insideName), system);
  }
}

/** @param path Absolute path of a work folder. */
export async function lockWorkFolder(path: string, system: System): Promise<WorkFolder> {
  const lock = await acquireLock(path, system);
  const isInside = basename(path) === insideName;
  return {...lock, path, journal: join(path, journalName), isInside};
}

/** True if a work folder holds a journal: the output is incomplete until it is carried out. */
export async function hasJournal(path: string, fs: FileSystem): Promise<boolean> {
  const names = await unlessCode(fs.readdir(path), 'ENOENT', 'ENOTDIR').catch(() => [journalName]);
  return names?.includes(journalName) === true;
}

/** Returns a folder for new files that no journal refers to. */
export async function freeStagingFolder({path, system: {fs}}: WorkFolder): Promise<string> {
  const names = new Set(await fs.readdir(path));
  let number = 0;
  while (names.has(`staging-${number}`)) number += 1;
  return join(path, `staging-${number}`);
}

/** Deletes everything but locks, the journal and one more folder. @param kept Name of that folder. */
export async function clearWorkFolder(
  {path, system: {fs}}: WorkFolder,
  kept?: string,
): Promise<void> {
  for (const name of await fs.readdir(path)) {
    if (isLockFile(name) || name === journalName || name === kept) continue;
    await fs.rm(join(path, name), {recursive: true, force: true});
  }
}

/** Unlocks an output. A journal and its files stay for the next command. */
export async function releaseWorkFolder(work: WorkFolder): Promise<void> {
  if (!(await hasJournal(work.path, work.system.fs))) {
    await clearWorkFolder(work).catch(() => undefined);
  }
  await work.release();
}
