import {join} from 'node:path';
import {readWorkRecords} from '../../core/async/running-work.ts';
import {BuildError, type Diagnostic, formatCount} from '../../core/diagnostics/diagnostic.ts';
import {diskError, type System, thisSystem, unlessCode} from '../../core/files/system.ts';
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

/**
 * Result of a recovery. `restored`: an interrupted build was completed; `cleaned`: only temporary files were deleted;
 * `busy`: a build is running, so nothing was changed.
 */
export type Recovery = 'nothing-to-do' | 'restored' | 'cleaned' | 'busy';

/**
 * Completes an output after a build was killed or failed, and deletes the temporary files of that build. Every command
 * that reads or writes an output calls this function first.
 *
 * @param outDir Absolute path.
 * @param onKilled Called before the temporary files are deleted if a build was killed while its workers were processing
 * pages.
 * @throws {BuildError} `output-unfinished` or `output-failed` if a file operation fails.
 */
export async function recoverOutput(
  outDir: string,
  system: System = thisSystem(),
  onKilled: (notice: Diagnostic) => void = () => undefined,
): Promise<Recovery> {
  try {
    const folder = await realOutputFolder(outDir, system.fs);
    const tell = (works: readonly string[]): void => onKilled(killed(outDir, works));
    const beside = await recoverIn(workFolderOf(folder), folder, {system, tell});
    if (beside === 'busy') return beside;
    const inside = await recoverIn(join(folder, insideName), folder, {system, tell});
    return inside === 'nothing-to-do' ? beside : inside;
  } catch (error) {
    throw diskError(`The interrupted build of \`${outDir}\` cannot be completed`, error, {});
  }
}

/**
 * Makes the remaining changes of an interrupted build.
 *
 * @param work Work folder, which the caller has locked.
 * @returns False if there are no remaining changes.
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

/** Maximum number of page names in a message. */
const maxNamed = 4;

function killed(outDir: string, works: readonly string[]): Diagnostic {
  const named = works.slice(0, maxNamed).join(', ');
  const more =
    works.length > maxNamed ? ` and ${formatCount(works.length - maxNamed, 'other page')}` : '';
  return {
    severity: 'info',
    code: 'build-killed',
    message: `The last build of \`${outDir}\` was killed while it was ${named}${more}.`,
    consequence: 'That build changed nothing in the output.',
    hint: 'If the operating system killed it because memory ran out, build with `--concurrency 1`. If Node.js crashed, check the native modules that these pages, their components or Markdown plugins use.',
  };
}

async function recoverIn(
  path: string,
  folder: string,
  {system, tell}: {readonly system: System; readonly tell: (works: readonly string[]) => void},
): Promise<Recovery> {
  const {fs} = system;
  if ((await unlessCode(fs.readdir(path), 'ENOENT', 'ENOTDIR')) === undefined) {
    return 'nothing-to-do';
  }
  let work: WorkFolder;
  try {
    work = await lockWorkFolder(path, system);
  } catch (error) {
    if (error instanceof BuildError) return 'busy';
    // Without a journal, another user's leftover files do not affect the output.
    if (!(await hasJournal(path, fs))) return 'nothing-to-do';
    throw error;
  }
  try {
    const works = await readWorkRecords(path, fs);
    if (works.length > 0) tell(works);
    return (await recoverFrom(work, folder)) ? 'restored' : 'cleaned';
  } finally {
    await work.release();
  }
}
