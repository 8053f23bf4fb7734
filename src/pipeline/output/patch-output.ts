import {dirname, join} from 'node:path';
import {diskError, type System, thisSystem} from '../../core/files/system.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {commitReplacement, inWriteOrder} from './journal.ts';
import {realOutputFolder} from './output-folder.ts';
import {
  folderTime,
  type OutputRecord,
  recordFile,
  recordFileOf,
  unchangedRecord,
  writeRecord,
} from './record.ts';
import {recoverFrom} from './recover-output.ts';
import type {OutputOptions, OutputSummary} from './types.ts';
import {
  claimWorkFolder,
  freeStagingFolder,
  releaseWorkFolder,
  type WorkFolder,
} from './work-folder.ts';

/** Changes to an output that has not changed since the last build. Paths are relative to the output. */
export interface OutputPatch {
  readonly written: ReadonlyMap<string, string>;
  /** Files to remove. Every folder must keep at least one file. */
  readonly removed: readonly string[];
}

export interface PatchOptions extends Pick<OutputOptions, 'siteFolder' | 'outDir' | 'cacheFolder'> {
  /**
   * True if the patch was computed for the existing output.
   *
   * @param checksum Checksum of the output's record.
   */
  readonly isExpected: (checksum: string) => boolean;
}

/**
 * Replaces a few files in an output. Of the other files, only size and times are read.
 *
 * @returns `undefined` if the patch is for a different output or a change fails. Then a full build is necessary.
 * @throws {BuildError} `output-busy` during another build, `output-failed` if another file operation fails.
 */
export async function patchOutput(
  {siteFolder, outDir, cacheFolder, isExpected}: PatchOptions,
  patch: OutputPatch,
  system: System = thisSystem(),
): Promise<OutputSummary | undefined> {
  try {
    const folder = await realOutputFolder(outDir, system.fs);
    const work = await claimWorkFolder(folder, system);
    try {
      // Completing an interrupted build has changed the output.
      if (await recoverFrom(work, folder)) return undefined;
      const existing = unchangedRecord({siteFolder, outDir: folder, cacheFolder});
      if (existing === undefined || !isExpected(existing.checksum)) return undefined;
      const changes = changedFiles(patch, existing.record);
      if (!(await replaceFiles(changes, work, folder))) return undefined;
      const record = recordAfter(existing.record, changes, folder);
      const file = recordFileOf(cacheFolder, siteFolder, folder);
      // Without the record, the output is still complete, but the next build reads all files.
      const checksum = await writeRecord(file, record, work.system.fs).catch(() => undefined);
      return {...summaryOf(record, changes), checksum};
    } finally {
      await releaseWorkFolder(work);
    }
  } catch (error) {
    throw diskError(`The output folder \`${outDir}\` cannot be updated`, error);
  }
}

/** The part of a patch that differs from the existing files. */
interface Changes {
  readonly written: ReadonlyMap<string, {readonly contents: string; readonly hash: string}>;
  readonly removed: readonly string[];
}

function changedFiles({written, removed}: OutputPatch, {files}: OutputRecord): Changes {
  const hashed = [...written].map(
    ([path, contents]) => [path, {contents, hash: hashOf(contents)}] as const,
  );
  return {
    written: new Map(hashed.filter(([path, {hash}]) => files[path]?.[0] !== hash)),
    removed: removed.filter((path) => Object.hasOwn(files, path) && !written.has(path)),
  };
}

/**
 * Replaces and removes files.
 *
 * @returns False if a change fails.
 */
async function replaceFiles(
  {written, removed}: Changes,
  work: WorkFolder,
  folder: string,
): Promise<boolean> {
  const {fs} = work.system;
  if (written.size + removed.length === 0) return true;
  const staging = await freeStagingFolder(work);
  for (const [path, {contents}] of written) {
    const file = join(staging, path);
    await fs.mkdir(dirname(file), {recursive: true});
    await fs.writeFile(file, contents);
    await fs.sync(file);
  }
  const order = inWriteOrder(written.keys());
  const replacement = {obstacles: [], written: order, removed, emptied: []};
  return await commitReplacement(replacement, staging, work, folder).then(
    () => true,
    () => false,
  );
}

function recordAfter(
  {files, folders}: OutputRecord,
  {written, removed}: Changes,
  folder: string,
): Omit<OutputRecord, 'version'> {
  const others = Object.entries(files).filter(([path]) => !removed.includes(path));
  const changed = [...written].flatMap(([path, {hash}]) => {
    const record = recordFile(join(folder, path), hash);
    return record === undefined ? [] : [[path, record] as const];
  });
  const times = [...written.keys(), ...removed]
    .map((path) => dirname(path).replace(/^\.$/, ''))
    .filter((path) => Object.hasOwn(folders, path))
    .map((path) => [path, folderTime(join(folder, path))] as const);
  return {
    files: Object.fromEntries([...others, ...changed]),
    folders: {...folders, ...Object.fromEntries(times)},
  };
}

function summaryOf(
  {files}: Pick<OutputRecord, 'files'>,
  {written}: Changes,
): Omit<OutputSummary, 'checksum'> {
  const sizes = Object.values(files).map(([, size]) => size);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    files: sizes.length,
    bytes: sum(sizes),
    filesWritten: written.size,
    bytesWritten: sum([...written.keys()].map((path) => files[path]?.[1] ?? 0)),
    changed: [...written.keys()].sort(),
    notes: [],
  };
}
