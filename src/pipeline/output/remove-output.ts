import {lstat} from 'node:fs/promises';
import {join} from 'node:path';
import {systemCode} from '../../core/diagnostics/system-error.ts';
import {diskError} from '../../core/files/errors.ts';
import {immovable} from '../../core/files/swap.ts';
import {type FileSystem, type System, thisSystem, unlessCode} from '../../core/files/system.ts';
import {deleteDiscarded, moveAside} from './discard.ts';
import {leaveWork} from './leave-work.ts';
import {identityFiles, isOutputFolder, namesIn, realOutputFolder} from './output-folder.ts';
import {fallbackFolderOf} from './record.ts';
import {closeJournal} from './replace-files.ts';
import type {OutputOptions} from './types.ts';
import {claimWorkFolder, type WorkFolder} from './work-folder.ts';

/** What became of an output. */
export interface Removal {
  /** `emptied`: the folder itself stays, since a link leads to it or it is a mount point. */
  readonly outcome: 'nothing-there' | 'removed' | 'emptied' | 'foreign';
  /** Where the output lay; another path than asked for behind a link. */
  readonly folder: string;
  /** What the user should be told. */
  readonly notes: readonly string[];
}

/**
 * Remove an output, and whatever a killed build has left of it. It is moved aside at once, so that a kill leaves nothing
 * that a build would take for somebody else's.
 *
 * @throws {BuildError} `output-busy` while a build has the folder, `output-failed` when the disk refuses.
 */
export async function removeOutput(
  {siteFolder, outDir, cacheFolder}: Pick<OutputOptions, 'siteFolder' | 'outDir' | 'cacheFolder'>,
  system: System = thisSystem(),
): Promise<Removal> {
  try {
    const folder = await realOutputFolder(outDir, system.fs);
    const work = await claimWorkFolder(
      folder,
      fallbackFolderOf(cacheFolder, siteFolder, folder),
      system,
    );
    const {fs} = work.system;
    try {
      for (const path of [work.previous, work.staging, work.nextStaging]) {
        await moveAside(path, work, fs);
      }
      const outcome = await removeFolder({folder, outDir}, work, fs);
      await closeJournal(work, fs);
      return {outcome, folder, notes: await deleteDiscarded(work, fs)};
    } finally {
      await leaveWork(work);
    }
  } catch (error) {
    throw diskError(`The output folder \`${outDir}\` cannot be removed`, error, {
      consequence: 'What is left of it is still there.',
      hint: 'Put right what the system refuses, then run `legacydocs clean` again.',
    });
  }
}

async function removeFolder(
  {folder, outDir}: {readonly folder: string; readonly outDir: string},
  work: WorkFolder,
  fs: FileSystem,
): Promise<Removal['outcome']> {
  if ((await unlessCode(fs.lstat(folder), 'ENOENT')) === undefined) return 'nothing-there';
  if (!(await isOutputFolder(folder))) {
    return (await namesIn(folder, fs))?.length === 0 ? 'nothing-there' : 'foreign';
  }
  try {
    await moveAside(folder, work, fs);
  } catch (error) {
    if (!immovable.includes(systemCode(error) ?? '')) throw error;
    await emptyFolder(folder, fs);
    return 'emptied';
  }
  if (!(await lstat(outDir).catch(() => undefined))?.isSymbolicLink()) return 'removed';
  // A link that leads nowhere would be refused by the next build.
  await fs.mkdir(folder, {recursive: true});
  return 'emptied';
}

/** What tells it from a foreign folder goes last. */
async function emptyFolder(folder: string, fs: FileSystem): Promise<void> {
  const names = (await fs.readdir(folder)).sort(
    (a, b) => Number(isIdentity(a)) - Number(isIdentity(b)),
  );
  for (const name of names) await fs.rm(join(folder, name), {recursive: true, force: true});
}

function isIdentity(name: string): boolean {
  return identityFiles.some((file) => file.split('/')[0] === name);
}
