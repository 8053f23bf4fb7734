import {lstatSync, type Stats, statSync} from 'node:fs';

/** Stamp of a path at which nothing can be found. */
export const missingStamp = 'missing';

/** Identifies the present state of a file or folder: any change to it changes the stamp, since `ctime` cannot be set back. */
export function fileStamp(stats: Stats | undefined): string {
  return stats === undefined ? missingStamp : `${linkableStamp(stats)} ${stats.ctimeMs}`;
}

/** Like `fileStamp`, for files that may get hard links: these change `ctime`. */
export function linkableStamp({size, mtimeMs, ino}: Stats): string {
  return `${size} ${mtimeMs} ${ino}`;
}

/** Returns `undefined` for a path that is missing or cannot be followed, such as a circular link or an inaccessible folder. */
export function statsOf(path: string): Stats | undefined {
  return statsOrNone(() => statSync(path, {throwIfNoEntry: false}));
}

/** Like `statsOf`, of a link itself. */
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
