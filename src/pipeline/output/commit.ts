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
  /** The files and folders in the old output. */
  readonly old: Tree;
  /** The files in the old output that have not changed since an earlier build. */
  readonly previous: FileRecords;
  readonly staging: Staging;
}

/**
 * Replaces the old output with the staged one. If the output is replaced but its record cannot be written, the summary
 * contains a note.
 *
 * @throws {BuildError} `output-changed` if another program changed the old output during the build; `output-failed` if
 * a file operation fails before the first replacement, otherwise `output-unfinished`.
 */
export async function commitOutput(commit: Commit): Promise<OutputSummary> {
  const {folder, work, old, staging} = commit;
  requireIdentity(staging);
  try {
    if (!hasSameFiles(commit)) {
      requireUnchanged(commit);
      const replacement = replacementOf(staging, old);
      // Sync the staged files first, so that a system crash cannot lose both outputs. A first build has no old output.
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

/** Requires the files by which the next build recognizes an output folder. */
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

/** Requires that no other program changed the reused files during the build, because this build does not write them. */
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

/** Writes the output's record. Without the record, the output is still complete, but the next build is slower. */
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
    // The output folder itself is not recorded if it contains the work folder, because removing the work folder changes
    // the output folder's modification time.
    const folders = [...(work.isInside ? [] : ['']), ...staging.folders];
    const times = folders.map((path) => [path, folderTime(join(folder, path))] as const);
    const record = {files: Object.fromEntries(files), folders: Object.fromEntries(times)};
    return {...summary, checksum: await writeRecord(file, record, work.system.fs), notes: []};
  } catch (error) {
    return {...summary, checksum: undefined, notes: [notSavedNote(error)]};
  }
}
