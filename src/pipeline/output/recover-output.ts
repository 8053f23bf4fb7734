import {join} from 'node:path';
import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {diskError} from '../../core/files/errors.ts';
import {type System, thisSystem, unlessCode} from '../../core/files/system.ts';
import {finishJournal} from './journal.ts';
import {realOutputFolder} from './output-folder.ts';
import {
  clearWorkFolder,
  hasJournal,
  insideName,
  lockWorkFolder,
  type WorkFolder,
  workFolderOf,
} from './work-folder.ts';

/** `restored`: an interrupted build was completed; `busy`: a build is running, so nothing was changed. */
export type Recovery = 'nothing-to-do' | 'restored' | 'cleaned' | 'busy';

/**
 * Completes an output after a build was killed or failed, and deletes its temporary files. Every command that reads or
 * writes an output calls it first.
 *
 * @param outDir Absolute path.
 * @throws {BuildError} `output-unfinished` or `output-failed` if the disk refuses a change.
 */
export async function recoverOutput(
  outDir: string,
  system: System = thisSystem(),
): Promise<Recovery> {
  try {
    const folder = await realOutputFolder(outDir, system.fs);
    const beside = await recoverIn(workFolderOf(folder), folder, system);
    if (beside === 'busy') return beside;
    const inside = await recoverIn(join(folder, insideName), folder, system);
    return inside === 'nothing-to-do' ? beside : inside;
  } catch (error) {
    throw diskError(`The interrupted build of \`${outDir}\` cannot be completed`, error, {});
  }
}

/**
 * Makes the remaining changes of an interrupted build.
 *
 * @param work Work folder, which the caller has locked.
 * @returns False if there are none.
 */
export async function recoverFrom(work: WorkFolder, folder: string): Promise<boolean> {
  const isFinished = await finishJournal(work, folder);
  await clearWorkFolder(work);
  return isFinished;
}

/** Returns the diagnostic for an output that was completed. */
export function recovered(outDir: string): Diagnostic {
  return {
    severity: 'info',
    code: 'output-recovered',
    message: `A previous build of \`${outDir}\` was interrupted. Its output has now been completed.`,
  };
}

async function recoverIn(path: string, folder: string, system: System): Promise<Recovery> {
  const {fs} = system;
  if ((await unlessCode(fs.readdir(path), 'ENOENT', 'ENOTDIR')) === undefined) {
    return 'nothing-to-do';
  }
  let work: WorkFolder;
  try {
    work = await lockWorkFolder(path, system);
  } catch (error) {
    if (error instanceof BuildError) return 'busy';
    // Files that another user has left behind. No output needs them.
    if (!(await hasJournal(path, fs))) return 'nothing-to-do';
    throw error;
  }
  try {
    return (await recoverFrom(work, folder)) ? 'restored' : 'cleaned';
  } finally {
    await work.release();
  }
}
