import {type BigIntStats, lstatSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {regularFile} from '../../core/paths/paths.ts';
import {parseRecord, recordFileOf, type StoredRecord} from './record.ts';
import type {OutputOptions} from './types.ts';

type OutputPaths = Pick<OutputOptions, 'siteFolder' | 'outDir' | 'cacheFolder'>;

/**
 * Does the output stand as the last build left it: every file, and nothing else?
 *
 * @returns What stands for that output, different after every build that changed it; `undefined` if it does not stand.
 */
export function standingOutput(paths: OutputPaths): string | undefined {
  return standingRecord(paths)?.checksum;
}

/** @returns The record of an output that stands as it says, and what stands for it. */
export function standingRecord({
  siteFolder,
  outDir,
  cacheFolder,
}: OutputPaths): {readonly record: StoredRecord; readonly checksum: string} | undefined {
  const found = readStored(recordFileOf(cacheFolder, siteFolder, outDir));
  if (found === undefined) return undefined;
  const {files, folders} = found.record;
  for (const path in folders) {
    // A folder's time changes with the names in it.
    const stats = statsOf(join(outDir, path));
    if (stats?.isDirectory() !== true || String(stats.mtimeNs) !== folders[path]) return undefined;
  }
  for (const path in files) {
    const [, size, mtime, inode] = files[path] ?? [];
    const stats = statsOf(join(outDir, path));
    const stands =
      stats?.isFile() === true &&
      Number(stats.size) === size &&
      String(stats.mtimeNs) === mtime &&
      String(stats.ino) === inode;
    if (!stands) return undefined;
  }
  return found;
}

function readStored(file: string): ReturnType<typeof parseRecord> {
  try {
    return parseRecord(readFileSync(regularFile(file), 'utf8'), file);
  } catch {
    return undefined;
  }
}

function statsOf(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, {bigint: true, throwIfNoEntry: false});
  } catch {
    return undefined;
  }
}
