import {basename, dirname, join} from 'node:path';
import {systemCode} from '../../core/diagnostics/diagnostic.ts';
import {acquireLock, isLockFile, type Lock} from '../../core/files/lock.ts';
import {type FileSystem, type System, unlessCode} from '../../core/files/system.ts';

/**
 * Folder for a build's lock, staged files and journal. It exists only while a build is running or after a build was
 * killed.
 */
export interface WorkFolder extends Lock {
  readonly path: string;
  readonly journal: string;
  /** True if the work folder is inside the output folder. */
  readonly isInside: boolean;
}

/** Name of a work folder that is inside an output. */
export const insideName = '.legacydocs-work';

const journalName = 'journal.json';

/** Returns the default work folder: `.build.legacydocs` beside `build`. */
export function workFolderOf(outputFolder: string): string {
  return join(dirname(outputFolder), `.${basename(outputFolder)}.legacydocs`);
}

/** Returns all possible work folders. */
export function workFoldersOf(outputFolder: string): string[] {
  return [workFolderOf(outputFolder), join(outputFolder, insideName)];
}

/**
 * Locks an output. The work folder is beside the output folder or, if nothing can be created there, inside it: for
 * example, if a volume is mounted at `/build`.
 *
 * @throws {BuildError} `output-busy` if another build has locked the output.
 */
export async function claimWorkFolder(outputFolder: string, system: System): Promise<WorkFolder> {
  try {
    return await lockWorkFolder(workFolderOf(outputFolder), system);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) throw error;
    return await lockWorkFolder(join(outputFolder, insideName), system);
  }
}

/**
 * Creates and locks a work folder.
 *
 * @param path Absolute path.
 */
export async function lockWorkFolder(path: string, system: System): Promise<WorkFolder> {
  const lock = await acquireLock(path, system);
  const isInside = basename(path) === insideName;
  return {...lock, path, journal: join(path, journalName), isInside};
}

/** True if a work folder contains a journal: the output is then incomplete until the journal's changes are made. */
export async function hasJournal(path: string, fs: FileSystem): Promise<boolean> {
  const names = await unlessCode(fs.readdir(path), 'ENOENT', 'ENOTDIR').catch(() => [journalName]);
  return names?.includes(journalName) === true;
}

/**
 * Returns the path of an unused folder for staged files. Folders in use belong to an interrupted build, whose journal
 * still needs their files.
 */
export async function freeStagingFolder({path, system: {fs}}: WorkFolder): Promise<string> {
  const names = new Set(await fs.readdir(path));
  let number = 0;
  while (names.has(`staging-${number}`)) number += 1;
  return join(path, `staging-${number}`);
}

/**
 * Deletes everything except locks, the journal and optionally one folder.
 *
 * @param kept Name of the folder to keep.
 */
export async function clearWorkFolder(
  {path, system: {fs}}: WorkFolder,
  kept?: string,
): Promise<void> {
  for (const name of await fs.readdir(path)) {
    if (isLockFile(name) || name === journalName || name === kept) continue;
    await fs.rm(join(path, name), {recursive: true, force: true});
  }
}

/** Unlocks an output. If there is a journal, the journal and its files are kept for the next command. */
export async function releaseWorkFolder(work: WorkFolder): Promise<void> {
  if (!(await hasJournal(work.path, work.system.fs))) {
    await clearWorkFolder(work).catch(() => undefined);
  }
  await work.release();
}
