import {constants} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import {parseChecked, withChecksum} from '../../core/cache/checksum.ts';
import {systemCode} from '../../core/diagnostics/system-error.ts';
import {unfinishedError} from '../../core/files/errors.ts';
import {foldedPath} from '../../core/files/path-register.ts';
import {type FileSystem, unlessCode} from '../../core/files/system.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {identityFiles, isOutputFolder, listTree, type Tree} from './output-folder.ts';
import {type Staging, stagedPaths} from './staging.ts';
import type {WorkFolder} from './work-folder.ts';

/** The changes that turn an old output into a new one. Output paths. */
export interface Replacement {
  /** True if there is no old output. */
  readonly isFirst?: boolean;
  /** Old files and folders that must be removed first, since a new file or folder takes their name. */
  readonly obstacles: readonly string[];
  /** Staged files, in groups that are moved into the output one after the other. */
  readonly written: readonly (readonly string[])[];
  readonly removed: readonly string[];
  /** Folders that are empty afterwards, inner ones first. */
  readonly emptied: readonly string[];
}

interface Journal extends Replacement {
  /** Name of the folder of the staged files, beside the journal. */
  readonly staging: string;
}

/** Ending of a file that is being copied into the output. */
const temporaryEnding = '.legacydocs-new';

type Staged = Pick<Staging, 'files' | 'paths' | 'folders'>;

/** @param old The existing files and folders. */
export function replacementOf(staging: Staged, old: Tree): Replacement {
  const removed = [...old.files].filter((path) => !staging.paths.has(path));
  const emptied = [...old.folders].filter((path) => !staging.folders.has(path));
  // Compared as file systems do that ignore upper and lower case.
  const isGoing = removed.length + emptied.length > 0;
  const coming = new Set(
    isGoing ? [...staging.paths, ...staging.folders].map(foldedPath) : undefined,
  );
  const isObstacle = (path: string): boolean => coming.has(foldedPath(path));
  return {
    isFirst: old.files.size === 0,
    obstacles: [...removed, ...emptied].filter(isObstacle),
    written: inWriteOrder(stagedPaths(staging)),
    removed: removed.filter((path) => !isObstacle(path)),
    emptied: emptied.filter((path) => !isObstacle(path)).sort((a, b) => b.length - a.length),
  };
}

/**
 * Groups files in the order of writing: first those that identify an output, so that the next command recognizes it after
 * a kill; then assets and data; pages last, after everything that they refer to.
 */
export function inWriteOrder(paths: Iterable<string>): readonly (readonly string[])[] {
  const groups: [string[], string[], string[]] = [[], [], []];
  for (const path of paths) {
    const isIdentity = identityFiles.some((file) => file === path);
    groups[isIdentity ? 0 : path.endsWith('.html') ? 2 : 1].push(path);
  }
  return groups;
}

/**
 * Changes an output. The changes are written to a journal on the disk first: if the process is killed or fails in between,
 * the journal and the staged files stay, and the next command carries out the rest.
 *
 * @param staging Absolute path of the folder of the staged files.
 * @throws The system's error. If the output has changed, the journal stays.
 */
export async function commitReplacement(
  replacement: Replacement,
  staging: string,
  work: WorkFolder,
  folder: string,
): Promise<void> {
  const {fs} = work.system;
  const journal: Journal = {...replacement, staging: basename(staging)};
  await fs.writeFile(`${work.journal}.new`, withChecksum(journal).text);
  await fs.sync(`${work.journal}.new`);
  await fs.rename(`${work.journal}.new`, work.journal);
  let changes = 0;
  const onChange = (): void => {
    changes += 1;
  };
  try {
    await fs.sync(work.path);
    await carryOut(journal, work, folder, onChange);
  } catch (error) {
    if (changes === 0) await removeJournal(work);
    throw error;
  }
  await removeJournal(work);
}

/**
 * Carries out the journal of a build that was killed or failed.
 *
 * @returns False if there is none.
 * @throws {BuildError} `output-unfinished` if the disk refuses. The journal stays for the next command.
 */
export async function finishJournal(work: WorkFolder, folder: string): Promise<boolean> {
  const {fs} = work.system;
  try {
    const journal = await readJournal(work);
    const isOurs = journal !== undefined && (await isReplaceable(folder, journal, work));
    if (isOurs) await carryOut(journal, work, folder);
    await fs.rm(work.journal, {force: true});
    return isOurs;
  } catch (error) {
    throw unfinishedError(
      `The interrupted build of \`${folder}\` cannot be completed`,
      error,
      'Solve the problem, then run the command again. `legacydocs clean` removes the output and the cache.',
    );
  }
}

/** @returns `undefined` if there is none, or it is incomplete: then nothing was replaced. */
export async function readJournal({
  journal,
  system: {fs},
}: WorkFolder): Promise<Journal | undefined> {
  const text = await unlessCode(fs.readFile(journal, 'utf8'), 'ENOENT');
  // The checksum guarantees the shape.
  return text === undefined ? undefined : (parseChecked(text)?.value as Journal | undefined);
}

/** A journal that cannot be removed is carried out again by the next command, which changes nothing. */
export async function removeJournal({journal, system: {fs}}: WorkFolder): Promise<void> {
  await fs.rm(journal, {force: true}).catch(() => undefined);
}

/** True if a folder still holds the old output. If there was none: if each file of the first one is staged or there, and no other. */
async function isReplaceable(
  folder: string,
  {isFirst, written, staging}: Journal,
  work: WorkFolder,
): Promise<boolean> {
  if (!isFirst) return await isOutputFolder(folder);
  const paths = new Set(written.flat());
  const {files} = listTree(folder);
  const staged = listTree(join(work.path, staging)).files;
  return (
    [...files].every((path) => paths.has(path) || path.endsWith(temporaryEnding)) &&
    [...paths].every((path) => files.has(path) || staged.has(path))
  );
}

/**
 * Ends in the same output however often it is started.
 *
 * @param onChange Called before or after each change of the output.
 */
async function carryOut(
  journal: Journal,
  {path: workPath, system: {fs}}: WorkFolder,
  folder: string,
  onChange: () => void = () => undefined,
): Promise<void> {
  const {isFirst, obstacles, written, removed, emptied} = journal;
  const staging = join(workPath, journal.staging);
  const paths = written.flat();
  const touched = new Set([...paths, ...removed, ...emptied].map((path) => dirname(path)));
  // Finds most refusals before anything has changed.
  await mapBounded(touched, async (path) => {
    await unlessCode(fs.access(join(folder, path), constants.W_OK), 'ENOENT', 'ENOTDIR');
  });
  // Once a new file has been moved, all obstacles are gone.
  if (obstacles.length > 0 && (await allExist(paths, staging, fs))) {
    for (const path of obstacles) {
      onChange();
      await fs.rm(join(folder, path), {recursive: true, force: true});
    }
  }
  const made = new Set<string>();
  for (const group of written) {
    await mapBounded(group, async (path) => {
      const target = join(folder, path);
      const parent = dirname(target);
      if (!made.has(parent) && (await fs.mkdir(parent, {recursive: true})) !== undefined) {
        onChange();
      }
      made.add(parent);
      await moveFile(join(staging, path), target, fs);
      onChange();
    });
  }
  await mapBounded(removed, async (path) => {
    await unlessCode(fs.rm(join(folder, path), {force: true}), 'ENOTDIR');
    onChange();
  });
  // A folder may hold a foreign file, which the next build handles.
  for (const path of emptied) {
    await unlessCode(fs.rmdir(join(folder, path)), 'ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST');
    onChange();
  }
  if (isFirst) return;
  // All changes must be on the disk before the journal is removed. A refusal leaves the output complete.
  await mapBounded(touched, (path) => fs.sync(join(folder, path)).catch(() => undefined));
}

async function allExist(
  paths: readonly string[],
  folder: string,
  fs: FileSystem,
): Promise<boolean> {
  const found = await mapBounded(paths, (path) =>
    unlessCode(fs.lstat(join(folder, path)), 'ENOENT', 'ENOTDIR'),
  );
  return found.every((stats) => stats !== undefined);
}

/** Moves a file in one step, between file systems too. A missing file was moved before. */
async function moveFile(from: string, to: string, fs: FileSystem): Promise<void> {
  try {
    await fs.rename(from, to);
    return;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    if (systemCode(error) !== 'EXDEV') throw error;
  }
  // The same name for every attempt, and never longer than allowed.
  const temporary = join(dirname(to), `.${hashOf(basename(to))}${temporaryEnding}`);
  try {
    await fs.copyFile(from, temporary);
    await fs.sync(temporary);
    await fs.rename(temporary, to);
  } catch (error) {
    await fs.rm(temporary, {force: true}).catch(() => undefined);
    throw error;
  }
}
