import {dirname, join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import {notSavedNote} from '../../core/cache/cache-problems.ts';
import {systemCode, systemReason} from '../../core/diagnostics/system-error.ts';
import {diskError, outputError, unfinishedError} from '../../core/files/errors.ts';
import {swapFolders} from '../../core/files/swap.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import {copyWhole} from './copy-whole.ts';
import {deleteDiscarded, moveAside} from './discard.ts';
import {identityFiles} from './output-folder.ts';
import {
  changeTime,
  type FileRecord,
  type FileRecords,
  isSameFile,
  recordFile,
  writeRecord,
} from './record.ts';
import {closeJournal, replaceFiles} from './replace-files.ts';
import {smallReplacement, wholeReplacement} from './replacement.ts';
import {type Staging, stagedPaths} from './staging.ts';
import type {Tree} from './tree.ts';
import type {OutputSummary} from './types.ts';
import {isNeeded, type WorkFolder} from './work-folder.ts';

export interface Commit {
  /** The output folder. */
  readonly folder: string;
  readonly recordFile: string;
  readonly work: WorkFolder;
  /** What the output folder holds. */
  readonly old: Tree;
  /** The part of it that is as an earlier build has left it. */
  readonly previous: FileRecords;
  readonly staging: Staging;
  readonly fs: FileSystem;
}

/**
 * Put the staged output into the output folder: not at all if nothing changed, file by file if few did, else whole if
 * possible. What fails once it stands there is a note.
 *
 * @throws {BuildError} `output-failed` if the old output stands as it was, `output-unfinished` if not.
 */
export async function commitOutput(commit: Commit): Promise<OutputSummary> {
  const {folder, work, staging, fs} = commit;
  requireIdentity(staging);
  if (isUnchanged(commit)) return await finish(commit, commit.previous);
  const way = await bringIn(commit).catch(async (error: unknown) => {
    const action = `The output folder \`${folder}\` cannot be brought up to date`;
    if (await isNeeded(work.path, fs)) throw unfinishedError(action, error);
    throw diskError(action, error);
  });
  const summary = await finish(commit, way === 'few-replaced' ? commit.previous : new Map());
  const notes = way === 'swapped' ? await deleteOld(commit) : [];
  if (way === 'all-replaced') notes.push(inPlaceNote(folder));
  return {...summary, notes: [...summary.notes, ...notes]};
}

/** Bring the staged files into the output. @returns How. */
async function bringIn(commit: Commit): Promise<'few-replaced' | 'swapped' | 'all-replaced'> {
  const {folder, work, old, staging, fs} = commit;
  await fs.mkdir(work.staging, {recursive: true});
  // Before anything replaces an old output, it must be where a power cut leaves it. A first one replaces nothing.
  if (old.files.size > 0) {
    await mapBounded(stagedPaths(staging), (path) => fs.sync(join(work.staging, path)));
  }
  const few = work.isBeside ? smallReplacement(staging, old) : undefined;
  if (few !== undefined) {
    requireUntouched(commit);
    const isDone = await replaceFiles(few, work, folder, fs).then(
      () => true,
      // What cannot be replaced may be left behind: another folder is used instead.
      () => false,
    );
    if (isDone) return 'few-replaced';
  }
  if ((await linkFromOutput(commit)) && (await swapFolders(work, folder, fs))) {
    // What was begun before is done.
    await closeJournal(work, fs);
    return 'swapped';
  }
  await replaceFiles(wholeReplacement(staging, old), work, folder, fs);
  return 'all-replaced';
}

function inPlaceNote(folder: string): string {
  return `\`${folder}\` cannot be renamed (it is a mount point, or in use), so its files were replaced one by one. When that is interrupted, the next command finishes it.`;
}

/** @returns What the user should be told. */
async function deleteOld({folder, work, fs}: Commit): Promise<string[]> {
  try {
    // Only a swap that would survive a power cut allows the old output to be deleted.
    await fs.sync(dirname(folder));
    await moveAside(work.previous, work, fs);
  } catch (error) {
    return [
      `The old output stays in \`${work.previous}\` until the next command: ${systemReason(error)}.`,
    ];
  }
  return await deleteDiscarded(work, fs);
}

/** An output that the next build would not take for one must not come into being. */
function requireIdentity({paths}: Staging): void {
  const missing = identityFiles.filter((file) => !paths.has(file));
  if (missing.length === 0) return;
  throw new Error(`Every output must contain ${identityFiles.join(' and ')}.`);
}

function isUnchanged({old, staging}: Commit): boolean {
  return (
    old.files.size === staging.files.size &&
    old.folders.size === staging.folders.size &&
    [...staging.files.values()].every(({reused}) => reused) &&
    [...staging.folders].every((path) => old.folders.has(path))
  );
}

/** Replacing some files, nobody looks at the others again. */
function requireUntouched({folder, previous, staging}: Commit): void {
  for (const [path, {hash, reused}] of staging.files) {
    const stands = !reused || isSameFile(recordFile(join(folder, path), hash), previous.get(path));
    if (!stands) throw changedMeanwhile(folder);
  }
}

/**
 * Give the files that the output holds already a second name in the new one: those that did not change, and those that
 * were replaced before replacing them one by one failed.
 *
 * @returns `false` if the two are on different file systems.
 */
async function linkFromOutput({folder, work, staging, fs}: Commit): Promise<boolean> {
  const {staging: target} = work;
  const folders = new Set([...staging.paths].map((path) => dirname(join(target, path))));
  await mapBounded(folders, async (path) => {
    await fs.mkdir(path, {recursive: true});
  });
  const isMissing = async (path: string): Promise<boolean> =>
    (await unlessCode(fs.lstat(join(target, path)), 'ENOENT')) === undefined;
  try {
    const wasReplaced = await isNeeded(work.path, fs);
    await mapBounded(staging.files, async ([path, {reused}]) => {
      if (!reused && !(wasReplaced && (await isMissing(path)))) return;
      await linkOrCopy(join(folder, path), join(target, path), fs);
    });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EXDEV') return false;
    if (systemCode(error) !== 'ENOENT') throw error;
    throw changedMeanwhile(folder);
  }
}

function changedMeanwhile(folder: string) {
  return outputError('output-changed', `\`${folder}\` was changed while the build ran.`, {
    consequence: 'The build stops, so that no file is missing from the new output.',
    hint: 'Run the build again.',
  });
}

/** Some file systems have no second names, or not for files of another user. */
async function linkOrCopy(from: string, to: string, fs: FileSystem): Promise<void> {
  try {
    await fs.link(from, to);
  } catch (error) {
    const code = systemCode(error) ?? '';
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EACCES'].includes(code)) throw error;
    // A replacement that failed may be carried on from here.
    await copyWhole(from, to, fs);
  }
}

/**
 * Record what stands now, and tell of it. The output stands without its record too; only the next build is slower.
 *
 * @param untouched Records that still hold, of files that were not staged.
 */
async function finish(commit: Commit, untouched: FileRecords): Promise<OutputSummary> {
  const {staging} = commit;
  try {
    return {...summarize(staging), standing: await saveRecord(commit, untouched), notes: []};
  } catch (error) {
    return {...summarize(staging), standing: undefined, notes: [notSavedNote(error)]};
  }
}

async function saveRecord(
  {folder, recordFile: file, staging, fs}: Commit,
  untouched: FileRecords,
): Promise<string> {
  const records = new Map<string, FileRecord>();
  for (const [path, {hash, reused}] of staging.files) {
    const record = (reused && untouched.get(path)) || recordFile(join(folder, path), hash);
    if (record !== undefined) records.set(path, record);
  }
  const folders = ['', ...staging.folders].map(
    (path) => [path, changeTime(join(folder, path))] as const,
  );
  return await writeRecord(file, records, Object.fromEntries(folders), fs);
}

function summarize(staging: Staging): Omit<OutputSummary, 'standing' | 'notes'> {
  const all = [...staging.files.values()];
  const written = all.filter(({reused}) => !reused);
  const bytes = (list: readonly {readonly size: number}[]): number =>
    list.reduce((sum, {size}) => sum + size, 0);
  return {
    files: all.length,
    bytes: bytes(all),
    filesWritten: written.length,
    bytesWritten: bytes(written),
    changed: stagedPaths(staging).sort(),
  };
}
