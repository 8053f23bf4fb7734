import {lstat} from 'node:fs/promises';
import {join} from 'node:path';
import {systemCode} from '../../core/diagnostics/diagnostic.ts';
import {diskError, type FileSystem, type System, thisSystem} from '../../core/files/system.ts';
import {finishJournal, removeJournal} from './journal.ts';
import {identityFiles, isOutputFolder, namesIn, realOutputFolder} from './output-folder.ts';
import {
  claimWorkFolder,
  clearWorkFolder,
  insideName,
  releaseWorkFolder,
  type WorkFolder,
} from './work-folder.ts';

/** Result of removing an output. */
export interface Removal {
  /**
   * `emptied`: the folder itself is kept, because it cannot be renamed, for example a mount point, or because it is the
   * target of a link.
   */
  readonly outcome: 'nothing-there' | 'removed' | 'emptied' | 'foreign';
  /** Real path of the output. It differs from the requested path if the requested path contains a symbolic link. */
  readonly folder: string;
}

/**
 * Removes an output and the temporary files of interrupted builds. The folder is first renamed atomically, because a
 * partly deleted folder would no longer be recognized as an output.
 *
 * @param outDir Absolute path.
 * @throws {BuildError} `output-busy` during a build, `output-failed` if a file operation fails.
 */
export async function removeOutput(
  outDir: string,
  system: System = thisSystem(),
): Promise<Removal> {
  try {
    const folder = await realOutputFolder(outDir, system.fs);
    const work = await claimWorkFolder(folder, system);
    try {
      // The output may be removable even if an interrupted build cannot be completed.
      await finishJournal(work, folder).catch(() => undefined);
      await work.system.fs.rm(join(work.path, removedName), {recursive: true, force: true});
      const outcome = await removeFolder({folder, outDir}, work);
      await removeJournal(work);
      await clearWorkFolder(work);
      return {outcome, folder};
    } finally {
      await releaseWorkFolder(work);
    }
  } catch (error) {
    throw diskError(`The output folder \`${outDir}\` cannot be removed`, error, {
      consequence: 'Some or all of its files may still exist.',
      hint: 'Solve the problem, then run `legacydocs clean` again.',
    });
  }
}

async function removeFolder(
  {folder, outDir}: {readonly folder: string; readonly outDir: string},
  work: WorkFolder,
): Promise<Removal['outcome']> {
  const {fs} = work.system;
  const names = await namesIn(folder, fs);
  if (names?.length === 0) return 'nothing-there';
  if (!(await isOutputFolder(folder))) return 'foreign';
  try {
    await fs.rename(folder, join(work.path, removedName));
  } catch (error) {
    if (!immovableCodes.includes(systemCode(error) ?? '')) throw error;
    await emptyFolder(folder, fs);
    return 'emptied';
  }
  if (!(await lstat(outDir).catch(() => undefined))?.isSymbolicLink()) return 'removed';
  // The next build would reject a symbolic link whose target is missing.
  await fs.mkdir(folder, {recursive: true});
  return 'emptied';
}

/** Name of the renamed output in the work folder. */
const removedName = 'removed';

/** Error codes for a folder that cannot be renamed: a mount point, a folder in use, or one with a read-only parent. */
const immovableCodes = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EROFS', 'EINVAL'];

/** Empties a folder. The files that identify it as an output are removed last. */
async function emptyFolder(folder: string, fs: FileSystem): Promise<void> {
  const names = (await fs.readdir(folder))
    .filter((name) => name !== insideName)
    .sort((a, b) => Number(isIdentity(a)) - Number(isIdentity(b)));
  for (const name of names) await fs.rm(join(folder, name), {recursive: true, force: true});
}

function isIdentity(name: string): boolean {
  return identityFiles.some((file) => file.split('/')[0] === name);
}
