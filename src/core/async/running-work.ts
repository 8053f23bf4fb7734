import {closeSync, openSync, rmSync, writeSync} from 'node:fs';
import {join} from 'node:path';
import {threadId} from 'node:worker_threads';
import type {FileSystem} from '../files/system.ts';

const prefix = 'running@';

/**
 * Records a worker's current item in a file. If the process is killed, the file remains, and the next command names the
 * item. A record that cannot be written is omitted.
 */
interface WorkRecord {
  /**
   * Records the start of an item.
   *
   * @param work For example "compiling `content/pages/index.md`".
   */
  readonly begin: (work: string) => void;
  readonly end: () => void;
}

/**
 * Creates the record file of this worker.
 *
 * @param folder Absolute path of a folder that exists while the build runs.
 */
export function openWorkRecord(folder: string): WorkRecord {
  const file = join(folder, `${prefix}${threadId}`);
  let opened: number | undefined;
  const attempt = (change: () => void): void => {
    try {
      change();
    } catch {
      // The disk may be full, or the build may have been aborted.
    }
  };
  attempt(() => {
    opened = openSync(file, 'w');
  });
  return {
    begin: (work) =>
      attempt(() => {
        // One small write overwrites the start of the file. The end of a longer earlier record remains, but readers
        // stop at the first line break.
        if (opened !== undefined) writeSync(opened, `${JSON.stringify(work)}\n`, 0);
      }),
    end: () =>
      attempt(() => {
        if (opened === undefined) return;
        closeSync(opened);
        rmSync(file, {force: true});
      }),
  };
}

/** Returns descriptions of the work in progress when a process was killed, without duplicates. */
export async function readWorkRecords(folder: string, fs: FileSystem): Promise<readonly string[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.startsWith(prefix));
  const works = names.sort().map(async (name): Promise<string[]> => {
    try {
      const work: unknown = JSON.parse(
        (await fs.readFile(join(folder, name), 'utf8')).split('\n')[0] ?? '',
      );
      return typeof work === 'string' ? [work] : [];
    } catch {
      // The process was killed before it wrote the record.
      return [];
    }
  });
  return [...new Set((await Promise.all(works)).flat())];
}
