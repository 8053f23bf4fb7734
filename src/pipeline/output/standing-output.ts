import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {linkableStamp, linkStatsOf} from '../../core/files/file-stamp.ts';
import {regularFile} from '../../core/paths/paths.ts';
import {changeTime, parseRecord, recordFileOf, type StoredRecord} from './record.ts';
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
    if (changeTime(join(outDir, path)) !== folders[path]) return undefined;
  }
  for (const path in files) {
    const stats = linkStatsOf(join(outDir, path));
    if (!stats?.isFile() || linkableStamp(stats) !== files[path]?.[2]) return undefined;
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
