import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {parseChecked, withChecksum} from '../../core/cache/checksum.ts';
import {fileStamp, linkStatsOf} from '../../core/files/file-stamp.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {regularFile, relativePath} from '../../core/paths/paths.ts';
import type {OutputOptions} from './types.ts';

/** A written file: SHA-256 of its contents (base64url), size in bytes, and `fileStamp`, for detecting changes. */
export type FileRecord = readonly [hash: string, sizeBytes: number, stamp: string];

/** Keyed by output path. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** Version of the format. A record with a different version is ignored. */
const version = 2;

/** The files in an output after a build, stored as JSON. */
export interface OutputRecord {
  readonly version: number;
  readonly files: Readonly<Record<string, FileRecord>>;
  /** `folderTime` of each folder. The output folder itself has an empty path. */
  readonly folders: Readonly<Record<string, number | undefined>>;
}

/** A record and its checksum, which changes whenever a build changes the output. */
export interface CheckedRecord {
  readonly record: OutputRecord;
  readonly checksum: string;
}

/**
 * Returns the path of an output's record. Its name is a hash of the relative path between site and output, so that both
 * can be moved together.
 */
export function recordFileOf(
  cacheFolder: string,
  siteFolder: string,
  outputFolder: string,
): string {
  const name = nameHash(relativePath(siteFolder, outputFolder));
  return join(cacheFolder, 'outputs', `${name}.json`);
}

/**
 * Reads a record.
 *
 * @returns `undefined` if the file is missing or damaged, or has a different format version.
 */
export function readRecord(file: string): CheckedRecord | undefined {
  try {
    const found = parseChecked(readFileSync(regularFile(file), 'utf8'), basename(file));
    // The cast is safe, because `parseChecked` has verified the checksum.
    const record = found?.value as OutputRecord | undefined;
    return found && record?.version === version ? {record, checksum: found.checksum} : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the record of an output that has not changed since the last build.
 *
 * @returns `undefined` if a file or folder differs, or if there is no record.
 */
export function unchangedRecord({
  siteFolder,
  outDir,
  cacheFolder,
}: Pick<OutputOptions, 'siteFolder' | 'outDir' | 'cacheFolder'>): CheckedRecord | undefined {
  const found = readRecord(recordFileOf(cacheFolder, siteFolder, outDir));
  if (found === undefined) return undefined;
  const {files, folders} = found.record;
  for (const path in folders) {
    if (folderTime(join(outDir, path)) !== folders[path]) return undefined;
  }
  for (const path in files) {
    const record = files[path];
    if (record === undefined || !isUnchanged(join(outDir, path), record)) return undefined;
  }
  return found;
}

/**
 * Writes a record atomically, so that a killed process leaves either the old or the new record.
 *
 * @returns The record's checksum.
 */
export async function writeRecord(
  file: string,
  record: Omit<OutputRecord, 'version'>,
  fs: FileSystem,
): Promise<string> {
  await fs.mkdir(dirname(file), {recursive: true});
  const {text, checksum} = withChecksum({version, ...record}, basename(file));
  // A file cannot replace a folder that has the same name.
  for (const path of [`${file}.new`, file]) {
    const stats = await unlessCode(fs.lstat(path), 'ENOENT');
    if (stats?.isDirectory()) await fs.rm(path, {recursive: true, force: true});
  }
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
  return checksum;
}

/** Returns the record of a file with a known hash; `undefined` if the file is missing or not a regular file. */
export function recordFile(file: string, hash: string): FileRecord | undefined {
  const stats = linkStatsOf(file);
  return stats?.isFile() ? [hash, stats.size, fileStamp(stats)] : undefined;
}

/** True if a file has not changed since it was recorded. */
export function isUnchanged(file: string, [hash, , stamp]: FileRecord): boolean {
  return recordFile(file, hash)?.[2] === stamp;
}

/**
 * Returns a folder's modification time. It changes when an entry is added or removed.
 *
 * @param folder Absolute path.
 * @returns `undefined` if the folder is missing.
 */
export function folderTime(folder: string): number | undefined {
  const stats = linkStatsOf(folder);
  return stats?.isDirectory() ? stats.mtimeMs : undefined;
}
