import {createHash} from 'node:crypto';
import {dirname, join, relative, sep} from 'node:path';
import {z} from 'zod';
import {forEachConcurrently} from './limiter.ts';
import {type FileSystem, unlessCode} from './system.ts';
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

const recordSchema = z.strictObject({
  version: z.literal(1),
  files: z.record(z.string(), z.tuple([z.string(), z.number(), z.string(), z.string()])),
});

/**
 * Where the record of an output lies. Named by the way from the site to the output, so that it
 * still fits when both have moved together.
 */
export function recordFileOf(
  stateFolder: string,
  siteFolder: string,
  outputFolder: string,
): string {
  const way = relative(siteFolder, outputFolder).split(sep).join('/');
  const name = createHash('sha256').update(way).digest('hex').slice(0, 12);
  return join(stateFolder, 'outputs', `${name}.json`);
}

/** A missing or damaged record is an empty one: everything is then written anew. */
export async function readRecord(file: string, fs: FileSystem): Promise<FileRecords> {
  try {
    const {files} = recordSchema.parse(JSON.parse(await fs.readFile(file, 'utf8')));
    return new Map(
      Object.entries(files).map(([path, [hash, size, mtime, inode]]) => [
        path,
        {hash, size, mtime, inode},
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Written aside and renamed, so that a kill leaves the old record or the new one. */
export async function writeRecord(
  file: string,
  records: FileRecords,
  fs: FileSystem,
): Promise<void> {
  const files = Object.fromEntries(
    [...records].map(([path, {hash, size, mtime, inode}]) => [path, [hash, size, mtime, inode]]),
  );
  await fs.mkdir(dirname(file), {recursive: true});
  await fs.writeFile(`${file}.new`, JSON.stringify({version: 1, files}));
  await fs.rename(`${file}.new`, file);
}

/** @returns `undefined` if the file is missing or not a regular one. */
export async function recordFile(
  file: string,
  hash: string,
  fs: FileSystem,
): Promise<FileRecord | undefined> {
  const stats = await unlessCode(fs.lstat(file, {bigint: true}), 'ENOENT');
  if (stats === undefined || !stats.isFile()) return undefined;
  return {
    hash,
    size: Number(stats.size),
    mtime: String(stats.mtimeNs),
    inode: String(stats.ino),
  };
}

/** The recorded files that are still on the disk as they were recorded. */
export async function untouchedFiles(
  folder: string,
  tree: Tree,
  records: FileRecords,
  fs: FileSystem,
): Promise<FileRecords> {
  const untouched = new Map<string, FileRecord>();
  const candidates = [...records].filter(([path]) => tree.files.has(path));
  await forEachConcurrently(candidates, async ([path, record]) => {
    const now = await recordFile(join(folder, path), record.hash, fs);
    const same =
      now?.size === record.size && now.mtime === record.mtime && now.inode === record.inode;
    if (same) untouched.set(path, record);
  });
  return untouched;
}
