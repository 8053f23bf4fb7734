import {constants} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import {parseChecked, withChecksum} from '../../core/cache/checksum.ts';
import {systemCode} from '../../core/diagnostics/system-error.ts';
import {unfinishedError} from '../../core/files/errors.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import {copyWhole} from './copy-whole.ts';
import {isOutputFolder} from './output-folder.ts';
import type {Replacement} from './replacement.ts';
import type {WorkFolder} from './work-folder.ts';

type Journal = Pick<WorkFolder, 'staging' | 'journal'>;

/** What a journal holds. */
interface JournalText extends Replacement {
  /** Name of the folder beside it that holds the files to be written. */
  readonly staging?: string;
}

/**
 * Replace files of an output. A journal of it is on the disk before the first is replaced: killed or failing in between,
 * the journal and what is staged stay, and the next command carries the rest out.
 *
 * @throws The system's error. There is a journal then if the output has changed.
 */
export async function replaceFiles(
  replacement: Replacement,
  work: Journal,
  folder: string,
  fs: FileSystem,
): Promise<void> {
  // Written aside, since an earlier one may have begun.
  const aside = journalAside(work);
  await fs.writeFile(aside, withChecksum({...replacement, staging: basename(work.staging)}).text);
  await fs.sync(aside);
  await fs.rename(aside, work.journal);
  let changes = 0;
  const onChange = (): void => {
    changes += 1;
  };
  try {
    await fs.sync(dirname(work.journal));
    await carryOut(replacement, work.staging, folder, fs, onChange);
  } catch (error) {
    if (changes === 0) await closeJournal(work, fs);
    throw error;
  }
  await closeJournal(work, fs);
}

/** Where a journal is written before it gets its name. */
export function journalAside({journal}: Pick<WorkFolder, 'journal'>): string {
  return `${journal}.new`;
}

/** What is done is done: a journal that cannot be removed is carried out again by the next command, and changes nothing. */
export async function closeJournal(
  {journal}: Pick<WorkFolder, 'journal'>,
  fs: FileSystem,
): Promise<void> {
  await fs.rm(journal, {force: true}).catch(() => undefined);
}

/**
 * Carry out what a killed or failed build has left to do.
 *
 * @returns Whether there was anything.
 * @throws {BuildError} `output-unfinished` when the disk refuses; all stays for the next command.
 */
export async function finishReplacement(
  work: Journal,
  folder: string,
  fs: FileSystem,
): Promise<boolean> {
  try {
    await fs.rm(journalAside(work), {force: true});
    const text = await unlessCode(fs.readFile(work.journal, 'utf8'), 'ENOENT');
    if (text === undefined) return false;
    // A journal that was not finished has replaced nothing. Nor is anything done to what is no output any more.
    const journal = parseChecked(text)?.value;
    const isOurs = isReplacement(journal) && (await isOutputFolder(folder));
    if (isOurs) await carryOut(journal, stagingOf(journal, work), folder, fs);
    // With what a later build stages it must not be carried out.
    await fs.rm(work.journal, {force: true});
    return isOurs;
  } catch (error) {
    throw unfinishedError(
      `What a build began in \`${folder}\` cannot be finished`,
      error,
      'Put right what the system refuses, then run the command again. `legacydocs clean` starts afresh.',
    );
  }
}

/** @returns The work folder with that of its two staging folders which no journal names. */
export async function withFreeStaging(work: WorkFolder, fs: FileSystem): Promise<WorkFolder> {
  const journal = parseChecked(await fs.readFile(work.journal, 'utf8'))?.value;
  const isTaken = isReplacement(journal) && stagingOf(journal, work) === work.staging;
  return isTaken ? {...work, staging: work.nextStaging, nextStaging: work.staging} : work;
}

function stagingOf({staging}: JournalText, work: Journal): string {
  return join(dirname(work.journal), staging ?? basename(work.staging));
}

/**
 * Ends in the same output however often it is begun.
 *
 * @param onChange Called after each change to the output.
 */
async function carryOut(
  {obstacles, written, removed, emptied}: Replacement,
  staging: string,
  folder: string,
  fs: FileSystem,
  onChange: () => void = () => undefined,
): Promise<void> {
  const paths = written.flat();
  const touched = new Set([...paths, ...removed, ...emptied].map((path) => dirname(path)));
  // Most of what can be refused is found out before anything is changed.
  await mapBounded(touched, async (path) => {
    await unlessCode(fs.access(join(folder, path), constants.W_OK), 'ENOENT', 'ENOTDIR');
  });
  const files = new Set(paths);
  for (const path of obstacles) {
    const stats = await unlessCode(fs.lstat(join(folder, path)), 'ENOENT', 'ENOTDIR');
    // What came instead stays.
    if (stats === undefined || stats.isDirectory() !== files.has(path)) continue;
    onChange();
    await fs.rm(join(folder, path), {recursive: true});
  }
  for (const group of written) {
    await mapBounded(group, async (path) => {
      const target = join(folder, path);
      const made = await fs.mkdir(dirname(target), {recursive: true});
      if (made !== undefined) onChange();
      await moveFile(join(staging, path), target, fs);
      onChange();
    });
  }
  await mapBounded(removed, async (path) => {
    await unlessCode(fs.rm(join(folder, path), {force: true}), 'ENOTDIR');
    onChange();
  });
  // Somebody may have put something of theirs into it: the next build sees to that.
  for (const path of emptied) {
    await unlessCode(fs.rmdir(join(folder, path)), 'ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST');
    onChange();
  }
  // All is replaced, whatever becomes of this.
  for (const path of touched) await fs.sync(join(folder, path)).catch(() => undefined);
}

/** What is missing was moved already. A file is whole under its name or not there, on another file system too. */
async function moveFile(from: string, to: string, fs: FileSystem): Promise<void> {
  try {
    await fs.rename(from, to);
    return;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    if (systemCode(error) !== 'EXDEV') throw error;
  }
  await copyWhole(from, to, fs);
}

// Its checksum vouches for its shape.
function isReplacement(value: unknown): value is JournalText {
  return typeof value === 'object' && value !== null && 'obstacles' in value;
}
