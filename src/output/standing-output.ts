import {type BigIntStats, lstatSync} from 'node:fs';
import {join} from 'node:path';
import {readSealed} from '../memory/sealed-file.ts';
import {isStoredRecord, recordFileOf, type StoredRecord} from './record.ts';
import type {OutputOptions} from './types.ts';

type Place = Pick<OutputOptions, 'siteFolder' | 'outDir' | 'stateFolder'>;

/**
 * Does the output stand as the last build left it: every file, and nothing else?
 *
 * @returns What stands for that output, different after every build that changed it; `undefined` if it does not stand.
 */
export function standingOutput(place: Place): string | undefined {
  return standingRecord(place)?.seal;
}

/** @returns The record of an output that stands as it says, and what stands for it. */
export function standingRecord({
  siteFolder,
  outDir,
  stateFolder,
}: Place): {readonly record: StoredRecord; readonly seal: string} | undefined {
  const found = readSealed(recordFileOf(stateFolder, siteFolder, outDir));
  if (found === undefined || !isStoredRecord(found.value)) return undefined;
  const {files, folders} = found.value;
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
  return {record: found.value, seal: found.seal};
}

function statsOf(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, {bigint: true, throwIfNoEntry: false});
  } catch {
    return undefined;
  }
}
