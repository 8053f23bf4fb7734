import {dirname, join} from 'node:path';
import {notKeptNote} from '../memory/trouble.ts';
import {diskError, outputError} from './errors.ts';
import {forEachConcurrently} from './limiter.ts';
import {identityFiles} from './output-folder.ts';
import {
  changeTime,
  type FileRecord,
  type FileRecords,
  isSameFile,
  recordFile,
  writeRecord,
} from './record.ts';
import {replaceFiles, smallReplacement} from './replace-files.ts';
import {type Staging, stagedPaths} from './staging.ts';
import {swapFolders} from './swap.ts';
import {errorCode, type FileSystem} from './system.ts';
import type {Tree} from './tree.ts';
import type {OutputSummary} from './types.ts';
import type {WorkFolder} from './work-folder.ts';
import {writeInPlace} from './write-in-place.ts';

const mixture = 'leaves old and new pages side by side; build again to mend that';

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
 * possible.
 */
export async function commitOutput(commit: Commit): Promise<OutputSummary> {
  const {folder, work, staging, fs} = commit;
  requireIdentity(staging);
  if (isUnchanged(commit)) return await finish(commit, commit.previous);

  const notes: string[] = [];
  const written = stagedPaths(staging);
  await fs.mkdir(work.staging, {recursive: true});
  // Before anything takes the place of an old output, it must be where a power cut leaves it. A first one takes no place.
  if (commit.old.files.size > 0) {
    await forEachConcurrently(written, (path) => fs.sync(join(work.staging, path)));
  }
  if (await replaceFew(commit)) return await finish(commit, commit.previous);
  const swapped = (await linkReused(commit)) && (await swapFolders(work, folder, fs));
  if (!swapped) {
    notes.push(await updateInPlace(commit));
  }
  const summary = await finish(commit, new Map(), notes);
  if (swapped) {
    await fs.rename(work.previous, work.discarded).catch(ignoreMissing);
    await fs.rm(work.discarded, {recursive: true, force: true});
  }
  return summary;
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

/** @returns `false` if more than a few files changed, or they cannot be moved. */
async function replaceFew(commit: Commit): Promise<boolean> {
  const {folder, work, old, previous, staging, fs} = commit;
  const replacement = work.isBeside ? smallReplacement(staging, old) : undefined;
  if (replacement === undefined) return false;
  for (const [path, {hash, reused}] of staging.files) {
    const stands = !reused || isSameFile(recordFile(join(folder, path), hash), previous.get(path));
    if (!stands) throw changedMeanwhile(folder);
  }
  try {
    return await replaceFiles(replacement, work, folder, fs);
  } catch (error) {
    const action = `The files of \`${folder}\` cannot be replaced`;
    throw diskError(action, error, `The failed build ${mixture}.`);
  }
}

async function updateInPlace({folder, work, old, staging, fs}: Commit): Promise<string> {
  try {
    await writeInPlace({staging, stagingFolder: work.staging, folder, old, fs});
  } catch (error) {
    const action = `The files of \`${folder}\` cannot be replaced one by one`;
    throw diskError(action, error, `The failed build ${mixture}.`);
  }
  return `\`${folder}\` cannot be renamed (it is a mount point, or in use), so its files were replaced one by one. A build that is interrupted ${mixture}.`;
}

/**
 * Give the unchanged files of the old output a second name in the new one.
 *
 * @returns `false` if the two are on different file systems.
 */
async function linkReused({folder, work, staging, fs}: Commit): Promise<boolean> {
  const reused = [...staging.files].filter(([, file]) => file.reused).map(([path]) => path);
  const folders = new Set(reused.map((path) => dirname(join(work.staging, path))));
  await forEachConcurrently(folders, async (path) => {
    await fs.mkdir(path, {recursive: true});
  });
  try {
    await forEachConcurrently(reused, (path) =>
      linkOrCopy(join(folder, path), join(work.staging, path), fs),
    );
    return true;
  } catch (error) {
    if (errorCode(error) === 'EXDEV') return false;
    if (errorCode(error) !== 'ENOENT') throw error;
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
    const code = errorCode(error) ?? '';
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EACCES'].includes(code)) throw error;
    await fs.copyFile(from, to);
    await fs.sync(to);
  }
}

/**
 * Record what stands now, and tell of it. The output stands without its record too; only the next build is slower.
 *
 * @param untouched Records that still hold, of files that were not staged.
 */
async function finish(
  commit: Commit,
  untouched: FileRecords,
  notes: readonly string[] = [],
): Promise<OutputSummary> {
  const {staging} = commit;
  try {
    return {...summarize(staging), standing: await saveRecord(commit, untouched), notes};
  } catch (error) {
    return {...summarize(staging), standing: undefined, notes: [...notes, notKeptNote(error)]};
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

function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
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
