import {systemCode} from '../diagnostics/system-error.ts';
import {type FileSystem, unlessCode} from './system.ts';

/** What renaming a folder says when the folder is a mount point, or held open, or its parent is not ours. */
export const immovable = ['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EROFS'];

/**
 * Put the staged output instead of the old by two renames. Killed in between, the old output
 * stands in `previous`, from where `recoverOutput` puts it back.
 *
 * @returns `false` if the output folder cannot be moved; nothing has changed then.
 */
export async function swapFolders(
  {staging, previous}: {readonly staging: string; readonly previous: string},
  folder: string,
  fs: FileSystem,
): Promise<boolean> {
  const hadOutput = (await unlessCode(fs.lstat(folder), 'ENOENT')) !== undefined;
  try {
    if (hadOutput) await fs.rename(folder, previous);
  } catch (error) {
    if (immovable.includes(systemCode(error) ?? '')) return false;
    throw error;
  }
  try {
    await fs.rename(staging, folder);
    return true;
  } catch (error) {
    if (hadOutput) await fs.rename(previous, folder);
    if (immovable.includes(systemCode(error) ?? '')) return false;
    throw error;
  }
}
