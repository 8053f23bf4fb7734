import {lstatSync, type Stats, statSync} from 'node:fs';

/** Stamp of a path that is missing or cannot be followed. */
export const missingStamp = 'missing';

/**
 * Returns a string that identifies the current state of a file or folder. Every change results in a different stamp,
 * because `ctime` cannot be set back.
 */
export function fileStamp(stats: Stats | undefined): string {
  return stats === undefined ? missingStamp : `${linkableStamp(stats)} ${stats.ctimeMs}`;
}

/** Like `fileStamp`, but ignores new hard links to the file, which change `ctime`. */
export function linkableStamp({size, mtimeMs, ino}: Stats): string {
  return `${size} ${mtimeMs} ${ino}`;
}

/**
 * Returns the metadata of a path; `undefined` if the path is missing or cannot be followed, for example because of a
 * circular link or an inaccessible folder.
 */
export function statsOf(path: string): Stats | undefined {
  return statsOrNone(() => statSync(path, {throwIfNoEntry: false}));
}

/** Like `statsOf`, but does not follow a link. */
export function linkStatsOf(path: string): Stats | undefined {
  return statsOrNone(() => lstatSync(path, {throwIfNoEntry: false}));
}

function statsOrNone(read: () => Stats | undefined): Stats | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
