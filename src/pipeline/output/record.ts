import {lstatSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {parseChecked, withChecksum} from '../../core/cache/checksum.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import {nameHash} from '../../core/hash/sha256.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {Tree} from './tree.ts';

/** One file as it was written: what its bytes were, and how to tell that nobody touched it since. */
export interface FileRecord {
  /** SHA-256 of the bytes, base64url. */
  readonly hash: string;
  readonly size: number;
  /** Nanoseconds since 1970. */
  readonly mtime: string;
  readonly inode: string;
}

/** Keyed by output path. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** Raise it with every change of the form: a record of another version is not read. */
const version = 1;

/** What stands in the file: plain data. */
export interface StoredRecord {
  /** See `version`. */
  readonly version: number;
  readonly files: Readonly<Record<string, readonly [string, number, string, string]>>;
  /** When names in each folder last changed, as `FileRecord.mtime`. The output itself is ``. */
  readonly folders: Readonly<Record<string, string>>;
}

/**
 * Where the record of an output lies. Named by the way from the site to the output, so that it
 * still fits when both have moved together.
 */
export function recordFileOf(
  cacheFolder: string,
  siteFolder: string,
  outputFolder: string,
): string {
  return `${nameIn(cacheFolder, siteFolder, outputFolder)}.json`;
}

/** Where a build works that can create nothing beside the output. Named likewise. */
export function fallbackFolderOf(
  cacheFolder: string,
  siteFolder: string,
  outputFolder: string,
): string {
  return `${nameIn(cacheFolder, siteFolder, outputFolder)}.work`;
}

function nameIn(cacheFolder: string, siteFolder: string, outputFolder: string): string {
  const way = relativePath(siteFolder, outputFolder);
  const name = nameHash(way);
  return join(cacheFolder, 'outputs', name);
}

/** A missing or damaged record is an empty one: everything is then written anew. */
export async function readRecord(file: string, fs: FileSystem): Promise<FileRecords> {
  try {
    const record = parseRecord(await fs.readFile(file, 'utf8'), file)?.record;
    if (record === undefined) return new Map();
    return new Map(
      Object.entries(record.files).map(([path, [hash, size, mtime, inode]]) => [
        path,
        {hash, size, mtime, inode},
      ]),
    );
  } catch {
    return new Map();
  }
}

/** @returns The record, and what stands for the output; `undefined` if it is damaged, or of another version. */
export function parseRecord(
  text: string,
  file: string,
): {readonly record: StoredRecord; readonly checksum: string} | undefined {
  const found = parseChecked(text, basename(file));
  // Its checksum vouches for its shape.
  const record = found?.value as StoredRecord | undefined;
  return found && record?.version === version ? {record, checksum: found.checksum} : undefined;
}

/**
 * Written aside and renamed, so that a kill leaves the old record or the new one.
 *
 * @returns Its checksum, which stands for the output.
 */
export async function writeRecord(
  file: string,
  records: FileRecords,
  folders: StoredRecord['folders'],
  fs: FileSystem,
): Promise<string> {
  const files = Object.fromEntries([...records].map(([path, record]) => [path, stored(record)]));
  return await writeStoredRecord(file, {files, folders}, fs);
}

/** How a record of a file stands in the file of records. */
export function stored({hash, size, mtime, inode}: FileRecord): StoredRecord['files'][string] {
  return [hash, size, mtime, inode];
}

/** As `writeRecord`. */
export async function writeStoredRecord(
  file: string,
  record: Omit<StoredRecord, 'version'>,
  fs: FileSystem,
): Promise<string> {
  await fs.mkdir(dirname(file), {recursive: true});
  const {text, checksum} = withChecksum(
    {version, ...record} satisfies StoredRecord,
    basename(file),
  );
  // Folders of their names are not ours, and no file could ever replace them.
  for (const path of [`${file}.new`, file]) await removeFolder(path, fs);
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
  return checksum;
}

async function removeFolder(path: string, fs: FileSystem): Promise<void> {
  const isFolder = (await unlessCode(fs.lstat(path), 'ENOENT'))?.isDirectory() === true;
  if (isFolder) await fs.rm(path, {recursive: true, force: true});
}

/** When the names in a folder last changed, as `StoredRecord.folders`. @param folder Absolute path. */
export function changeTime(folder: string): string {
  return String(lstatSync(folder, {bigint: true}).mtimeNs);
}

/** @returns `undefined` if the file is missing or not a regular one. */
export function recordFile(file: string, hash: string): FileRecord | undefined {
  // Not awaited: for tens of thousands of files, waiting costs several times what looking does.
  const stats = lstatSync(file, {bigint: true, throwIfNoEntry: false});
  if (stats === undefined || !stats.isFile()) return undefined;
  return {
    hash,
    size: Number(stats.size),
    mtime: String(stats.mtimeNs),
    inode: String(stats.ino),
  };
}

/** Is it the same file, and not written to since? */
export function isSameFile(now: FileRecord | undefined, then: FileRecord | undefined): boolean {
  return (
    now !== undefined &&
    now.size === then?.size &&
    now.mtime === then.mtime &&
    now.inode === then.inode
  );
}

/** The recorded files that are still on the disk as they were recorded. */
export function untouchedFiles(folder: string, tree: Tree, records: FileRecords): FileRecords {
  const untouched = new Map<string, FileRecord>();
  for (const [path, record] of records) {
    if (!tree.files.has(path)) continue;
    if (isSameFile(recordFile(join(folder, path), record.hash), record)) {
      untouched.set(path, record);
    }
  }
  return untouched;
}
