import {type BigIntStats, lstatSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {parseChecked, withChecksum} from '../../core/cache/checksum.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {regularFile, relativePath} from '../../core/paths/paths.ts';
import type {OutputOptions} from './types.ts';

/**
 * A written file: SHA-256 of its bytes (base64url), and its metadata, by which later changes are detected: size in bytes,
 * modification time in nanoseconds since 1970, inode.
 */
export type FileRecord = readonly [hash: string, size: number, mtime: string, inode: string];

/** Keyed by output path. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** Version of the format. A record of another version is ignored. */
const version = 1;

/** The files of an output as a build left them. Plain data. */
export interface OutputRecord {
  readonly version: number;
  readonly files: Readonly<Record<string, FileRecord>>;
  /** Modification times, which change with the names in a folder. The output folder itself is ``. */
  readonly folders: Readonly<Record<string, string>>;
}

/** A record, and the checksum of its file: different after every build that changed the output. */
export interface CheckedRecord {
  readonly record: OutputRecord;
  readonly checksum: string;
}

/**
 * Returns the file for the record of an output. Its name is derived from the relative path between site and output, so that
 * both can be moved together.
 */
export function recordFileOf(
  cacheFolder: string,
  siteFolder: string,
  outputFolder: string,
): string {
  const name = nameHash(relativePath(siteFolder, outputFolder));
  return join(cacheFolder, 'outputs', `${name}.json`);
}

/** @returns `undefined` if the file is missing or damaged, or has another version. */
export function readRecord(file: string): CheckedRecord | undefined {
  try {
    const found = parseChecked(readFileSync(regularFile(file), 'utf8'), basename(file));
    // The checksum guarantees the shape.
    const record = found?.value as OutputRecord | undefined;
    return found && record?.version === version ? {record, checksum: found.checksum} : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the record of an output that is exactly as the last build left it.
 *
 * @returns `undefined` if a file or folder differs, or nothing is recorded.
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
    const stats = statsOf(join(outDir, path));
    if (stats?.isDirectory() !== true || String(stats.mtimeNs) !== folders[path]) return undefined;
  }
  for (const path in files) {
    const record = files[path];
    if (record === undefined || !isUnchanged(join(outDir, path), record)) return undefined;
  }
  return found;
}

/**
 * Writes a record in one step, so that a killed process leaves the old record or the new one.
 *
 * @returns Its checksum.
 */
export async function writeRecord(
  file: string,
  record: Omit<OutputRecord, 'version'>,
  fs: FileSystem,
): Promise<string> {
  await fs.mkdir(dirname(file), {recursive: true});
  const {text, checksum} = withChecksum({version, ...record}, basename(file));
  // A file cannot replace a folder of its name.
  for (const path of [`${file}.new`, file]) {
    const stats = await unlessCode(fs.lstat(path), 'ENOENT');
    if (stats?.isDirectory()) await fs.rm(path, {recursive: true, force: true});
  }
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
  return checksum;
}

/** @returns `undefined` if the file is missing or not a regular one. */
export function recordFile(file: string, hash: string): FileRecord | undefined {
  const stats = statsOf(file);
  if (!stats?.isFile()) return undefined;
  return [hash, Number(stats.size), String(stats.mtimeNs), String(stats.ino)];
}

/** True if a file has the recorded metadata. */
export function isUnchanged(file: string, [hash, ...metadata]: FileRecord): boolean {
  const now = recordFile(file, hash);
  return now !== undefined && metadata.every((value, index) => now[index + 1] === value);
}

/** Returns the modification time of a folder, as in `OutputRecord.folders`. @param folder Absolute path. */
export function folderTime(folder: string): string {
  return String(lstatSync(folder, {bigint: true}).mtimeNs);
}

/** Synchronous: for tens of thousands of files, awaiting each costs several times as much. */
function statsOf(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, {bigint: true, throwIfNoEntry: false});
  } catch {
    return undefined;
  }
}
