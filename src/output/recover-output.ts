import {BuildError} from '../diagnostics/build-error.ts';
import {isOutputFolder, namesIn, realOutputFolder} from './output-folder.ts';
import {finishReplacement} from './replace-files.ts';
import {type System, thisSystem, unlessCode} from './system.ts';
import {claimWorkFolder, type WorkFolder, workFolderOf} from './work-folder.ts';

/**
 * `restored`: the old output was put back, or what was being replaced was replaced. `busy`: a running build has the
 * output; left alone.
 */
export type Recovery = 'nothing-to-do' | 'restored' | 'cleaned' | 'busy';

/**
 * Put an output in order after a build was killed: an old output that the swap had moved aside goes
 * back into its place, files that were being replaced are replaced, leftovers are removed. `openOutput` does this itself; a command that only
 * reads the output (serving, checking) calls it first.
 *
 * @param outDir Absolute path of the output folder.
 */
export async function recoverOutput(
  outDir: string,
  system: System = thisSystem(),
): Promise<Recovery> {
  const {fs} = system;
  const folder = await realOutputFolder(outDir, fs);
  const left = await unlessCode(fs.readdir(workFolderOf(folder)), 'ENOENT', 'ENOTDIR');
  if (left === undefined) return 'nothing-to-do';
  let work: WorkFolder;
  try {
    work = await claimWorkFolder(folder, undefined, system);
  } catch (error) {
    if (error instanceof BuildError) return 'busy';
    throw error;
  }
  try {
    return (await recoverFrom(work, folder, system)) ? 'restored' : 'cleaned';
  } finally {
    await work.release();
  }
}

/**
 * @param work Held by the caller.
 * @returns Whether the output is another one now.
 */
export async function recoverFrom(
  work: WorkFolder,
  folder: string,
  {fs}: System,
): Promise<boolean> {
  const {staging, previous, discarded} = work;
  let restored = await finishReplacement(work, folder, fs);
  await fs.rm(discarded, {recursive: true, force: true});
  if ((await unlessCode(fs.lstat(previous), 'ENOENT')) !== undefined) {
    const names = await namesIn(folder, fs);
    if (names?.length === 0) {
      // The kill came between the two renames.
      await unlessCode(fs.rmdir(folder), 'ENOENT');
      await fs.rename(previous, folder);
      restored = true;
    } else if (await isOutputFolder(folder)) {
      // The kill came after both. Deleting takes many steps, so the marker goes first.
      await fs.rename(previous, discarded);
      await fs.rm(discarded, {recursive: true, force: true});
    }
    // Else somebody put something else there: theirs is not touched, and ours is kept.
  }
  await fs.rm(staging, {recursive: true, force: true});
  return restored;
}
