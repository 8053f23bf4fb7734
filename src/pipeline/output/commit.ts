import {join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import {notSavedNote} from '../../core/cache/cache-problems.ts';
import {diskError, outputError, unfinishedError} from '../../core/files/system.ts';
import {commitReplacement, replacementOf} from './journal.ts';
import {identityFiles, type Tree} from './output-folder.ts';
import {type FileRecords, folderTime, isUnchanged, recordFile, writeRecord} from './record.ts';
import {type Staging, stagedPaths} from './staging.ts';
import type {OutputSummary} from './types.ts';
import {hasJournal, type WorkFolder} from './work-folder.ts';

export interface Commit {
  /** The output folder. */
  readonly folder: string;
  readonly recordFile: string;
  readonly work: WorkFolder;
  /** The existing files and folders. */
  readonly old: Tree;
  /** The existing files that are unchanged since an earlier build. */
  readonly previous: FileRecords;
  readonly staging: Staging;
}

/**
 * Replaces the old output with the staged one. Later failures only add a note to the result.
 *
 * @throws {BuildError} `output-failed` if the old output is unchanged, otherwise `output-unfinished`.
 */
export async function commitOutput(commit: Commit): Promise<OutputSummary> {
  const {folder, work, old, staging} = commit;
  requireIdentity(staging);
  try {
    if (!hasSameFiles(commit)) {
      requireUnchanged(commit);
      const replacement = replacementOf(staging, old);
      // A crash must not lose an old output. Before the first build, there is none.
      if (!replacement.isFirst) {
        await mapBounded(stagedPaths(staging), (path) =>
          work.system.fs.sync(join(staging.folder, path)),
        );
      }
      await commitReplacement(replacement, staging.folder, work, folder);
    }
  } catch (error) {
    const action = `The output folder \`${folder}\` cannot be updated`;
    if (await hasJournal(work.path, work.system.fs)) throw unfinishedError(action, error);
    throw diskError(action, error);
  }
  return await saveRecord(commit);
}

/** The next build must be able to recognize every output. */
function requireIdentity({paths}: Staging): void {
  if (identityFiles.every((file) => paths.has(file))) return;
  throw new Error(`Every output must contain ${identityFiles.join(' and ')}.`);
}

function hasSameFiles({old, staging}: Commit): boolean {
  return (
    old.files.size === staging.files.size &&
    old.folders.size === staging.folders.size &&
    stagedPaths(staging).length === 0 &&
    [...staging.folders].every((path) => old.folders.has(path))
  );
}

/** Unchanged files are not written, so they must not have been changed by anything else during the build. */
function requireUnchanged({folder, previous, staging}: Commit): void {
  for (const [path, {reused}] of staging.files) {
    const record = reused ? previous.get(path) : undefined;
    if (record === undefined || isUnchanged(join(folder, path), record)) continue;
    throw outputError('output-changed', `\`${folder}\` was changed during the build.`, {
      consequence: 'The build stops, because files would be missing from the new output.',
      hint: 'Run the build again.',
    });
  }
}

/** If the record is missing, the output is still complete, and only the next build is slower. */
async function saveRecord(commit: Commit): Promise<OutputSummary> {
  const {folder, recordFile: file, work, previous, staging} = commit;
  const all = [...staging.files.values()];
  const written = all.filter(({reused}) => !reused);
  const sizeOf = (files: typeof all): number => files.reduce((sum, {size}) => sum + size, 0);
  const summary = {
    files: all.length,
    bytes: sizeOf(all),
    filesWritten: written.length,
    bytesWritten: sizeOf(written),
    changed: stagedPaths(staging).sort(),
  };
  try {
    const files = [...staging.files].flatMap(([path, {hash, reused}]) => {
      const record = (reused && previous.get(path)) || recordFile(join(folder, path), hash);
      return record === undefined ? [] : [[path, record] as const];
    });
    // A work folder inside the output changes the output folder's time.
    const folders = [...(work.isInside ? [] : ['']), ...staging.folders];
    const times = folders.map((path) => [path, folderTime(join(folder, path))] as const);
    const record = {files: Object.fromEntries(files), folders: Object.fromEntries(times)};
    return {...summary, checksum: await writeRecord(file, record, work.system.fs), notes: []};
  } catch (error) {
    return {...summary, checksum: undefined, notes: [notSavedNote(error)]};
  }
}
