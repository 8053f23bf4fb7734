import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {diskError, leavesUnfinished} from '../../core/files/errors.ts';
import {acquireLock, type Lock} from '../../core/files/lock.ts';
import {type System, thisSystem, unlessCode} from '../../core/files/system.ts';
import {deleteDiscarded, moveAside} from './discard.ts';
import {isOutputFolder, namesIn, realOutputFolder} from './output-folder.ts';
import {fallbackFolderOf} from './record.ts';
import {finishReplacement, withFreeStaging} from './replace-files.ts';
import type {OutputOptions} from './types.ts';
import {isNeeded, type WorkFolder, workFolderOf, workIn} from './work-folder.ts';

/**
 * `restored`: the old output was put back, or what was being replaced was replaced. `busy`: a running build has the
 * output; left alone.
 */
export type Recovery = 'nothing-to-do' | 'restored' | 'cleaned' | 'busy';

/** Without the site, nothing is looked for that a build left there because it could not leave it beside the output. */
export type RecoveryFolders = Pick<OutputOptions, 'outDir'> &
  Partial<Pick<OutputOptions, 'siteFolder' | 'cacheFolder'>>;

/**
 * Put an output in order after a build was killed: an old output that the swap had moved aside goes
 * back, files that were being replaced are replaced, leftovers are removed. Whoever only
 * reads the output (serving, checking) calls it first.
 *
 * @throws {BuildError} `output-unfinished` or `output-failed` when the disk refuses.
 */
export async function recoverOutput(
  {outDir, siteFolder, cacheFolder}: RecoveryFolders,
  system: System = thisSystem(),
): Promise<Recovery> {
  const {fs} = system;
  try {
    const folder = await realOutputFolder(outDir, fs);
    const beside = await recoverIn(workFolderOf(folder), true, folder, system);
    if (beside === 'busy' || siteFolder === undefined || cacheFolder === undefined) return beside;
    // A state folder that leads nowhere holds nothing that was left.
    const state = await realOutputFolder(cacheFolder, fs).catch(() => undefined);
    if (state === undefined) return beside;
    const site = await realOutputFolder(siteFolder, fs);
    const fallback = await recoverIn(fallbackFolderOf(state, site, folder), false, folder, system);
    return fallback === 'nothing-to-do' ? beside : fallback;
  } catch (error) {
    throw diskError(`What a build has left of \`${outDir}\` cannot be put in order`, error, {});
  }
}

/** Tells that an output was put in order. */
export function recovered(outDir: string): Diagnostic {
  return {
    severity: 'info',
    code: 'output-recovered',
    message: `A build that was killed or that failed had left \`${outDir}\` unfinished: it was put in order first.`,
  };
}

async function recoverIn(
  path: string,
  isBeside: boolean,
  folder: string,
  system: System,
): Promise<Recovery> {
  const {fs} = system;
  const left = await unlessCode(fs.readdir(path), 'ENOENT', 'ENOTDIR');
  if (left === undefined) return 'nothing-to-do';
  let lock: Lock;
  try {
    lock = await acquireLock(path, system);
  } catch (error) {
    if (error instanceof BuildError) return 'busy';
    // Another user's leftovers, which harm nobody.
    if (!(await isNeeded(path, fs))) return 'nothing-to-do';
    throw error;
  }
  try {
    const {isRestored} = await recoverFrom(workIn(path, lock, isBeside), folder);
    return isRestored ? 'restored' : 'cleaned';
  } finally {
    await lock.release();
  }
}

/** What recovery came to. */
export interface Recovered {
  /** Whether the output is another one now. */
  readonly isRestored: boolean;
  /** What the user should be told. */
  readonly notes: readonly string[];
}

/** @param work Held by the caller. */
export async function recoverFrom(work: WorkFolder, folder: string): Promise<Recovered> {
  const {fs} = work.system;
  const isPutBack = await putBack(work, folder, fs);
  const isFinished = await finishReplacement(work, folder, fs);
  // A build must find them empty.
  for (const path of [work.staging, work.nextStaging]) await moveAside(path, work, fs);
  const notes = await deleteDiscarded(work, fs);
  return {isRestored: isPutBack || isFinished, notes};
}

/**
 * As `recoverFrom`, for a build: where the disk refuses to finish what an earlier one has begun, this one writes whatever
 * differs. Until then, all stays for the next command.
 *
 * @returns The work folder to go on in.
 */
export async function recoverForBuild(
  work: WorkFolder,
  folder: string,
): Promise<{readonly work: WorkFolder; readonly notes: readonly string[]}> {
  try {
    const {notes} = await recoverFrom(work, folder);
    return {work, notes};
  } catch (error) {
    if (!(error instanceof BuildError) || !leavesUnfinished(error.diagnostics)) throw error;
    const free = await withFreeStaging(work, work.system.fs);
    await moveAside(free.staging, work, work.system.fs);
    return {work: free, notes: await deleteDiscarded(work, work.system.fs)};
  }
}

async function putBack(work: WorkFolder, folder: string, fs: System['fs']): Promise<boolean> {
  const {previous} = work;
  if ((await unlessCode(fs.lstat(previous), 'ENOENT')) === undefined) return false;
  const names = await namesIn(folder, fs);
  if (names?.length === 0) {
    // The kill came between the two renames.
    await unlessCode(fs.rmdir(folder), 'ENOENT');
    await fs.rename(previous, folder);
    return true;
  }
  // The kill came after both.
  if (await isOutputFolder(folder)) await moveAside(previous, work, fs);
  // Else somebody put something else there: theirs is not touched, and ours is kept.
  return false;
}
