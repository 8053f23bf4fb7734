import {constants} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import {parseChecked, withChecksum} from '../../core/cache/checksum.ts';
import {systemCode} from '../../core/diagnostics/diagnostic.ts';
import {foldedPath} from '../../core/files/path-register.ts';
import {type FileSystem, unfinishedError, unlessCode} from '../../core/files/system.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {identityFiles, isOutputFolder, listTree, type Tree} from './output-folder.ts';
import {type Staging, stagedPaths} from './staging.ts';
import type {WorkFolder} from './work-folder.ts';

/** Changes that convert an old output to a new one. Paths are relative to the output. */
export interface Replacement {
  /** True if there is no old output. */
  readonly isFirst?: boolean;
  /** Old files and folders that must be removed first, because a new file or folder has the same name. */
  readonly obstacles: readonly string[];
  /** Staged files, in groups that are moved into the output one after another. */
  readonly written: readonly (readonly string[])[];
  readonly removed: readonly string[];
  /** Folders that become empty, innermost first. */
  readonly emptied: readonly string[];
}

interface Journal extends Replacement {
  /** Name of the folder that contains the staged files, beside the journal. */
  readonly staging: string;
}

/** Suffix of a file that is being copied into the output. */
const temporaryEnding = '.legacydocs-new';

type Staged = Pick<Staging, 'files' | 'paths' | 'folders'>;

/**
 * Returns the changes that replace an old output with a staged one.
 *
 * @param old The files and folders in the old output.
 */
export function replacementOf(staging: Staged, old: Tree): Replacement {
  const removed = [...old.files].filter((path) => !staging.paths.has(path));
  const emptied = [...old.folders].filter((path) => !staging.folders.has(path));
  // Names that differ only in case count as equal, because some file systems ignore case.
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
 * Groups files in the order in which they are written: first the files that identify an output folder, so that the next
 * command recognizes the folder even if the process is killed; then assets and data; then pages, which refer to both.
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
 * Replaces an output. The changes are first written to a journal on disk. If the process is then killed or a change
 * fails, the journal and the staged files remain, and the next command makes the remaining changes.
 *
 * @param staging Absolute path of the folder that contains the staged files.
 * @throws The system error. If the output has already changed, the journal is kept.
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
 * Makes the remaining changes in the journal of a build that was killed or failed.
 *
 * @returns False if there is no journal, or if its changes no longer apply to the folder.
 * @throws {BuildError} `output-unfinished` if a change fails. The journal is kept for the next command.
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

/**
 * Reads the journal of an interrupted build.
 *
 * @returns `undefined` if the journal is missing or incomplete. In both cases, nothing was replaced.
 */
export async function readJournal({
  journal,
  system: {fs},
}: WorkFolder): Promise<Journal | undefined> {
  const text = await unlessCode(fs.readFile(journal, 'utf8'), 'ENOENT');
  // The cast is safe, because `parseChecked` has verified the checksum.
  return text === undefined ? undefined : (parseChecked(text)?.value as Journal | undefined);
}

/** Removes the journal. If that fails, the next command applies the journal again, which changes nothing. */
export async function removeJournal({journal, system: {fs}}: WorkFolder): Promise<void> {
  await fs.rm(journal, {force: true}).catch(() => undefined);
}

/**
 * True if the journal's changes still apply: the folder is still an output or, for a first build, contains only files
 * of the new output, and all other files of the new output are staged.
 */
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
 * Makes the changes in a journal. Running it again after an interruption produces the same output.
 *
 * @param onChange Called before or after each change to the output.
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
  // Detects most permission errors before anything has changed.
  await mapBounded(touched, async (path) => {
    await unlessCode(fs.access(join(folder, path), constants.W_OK), 'ENOENT', 'ENOTDIR');
  });
  // If a staged file is missing, an earlier attempt has moved it after removing the obstacles.
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
  // A folder that contains another program's file is kept. The next build handles that file.
  for (const path of emptied) {
    await unlessCode(fs.rmdir(join(folder, path)), 'ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST');
    onChange();
  }
  if (isFirst) return;
  // All changes must be on disk before the journal is removed. If syncing fails, the output is still complete.
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

/** Moves a file atomically, even between file systems. If the file is missing, an earlier attempt has moved it. */
async function moveFile(from: string, to: string, fs: FileSystem): Promise<void> {
  try {
    await fs.rename(from, to);
    return;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    if (systemCode(error) !== 'EXDEV') throw error;
  }
  // A hash, so that every attempt uses the same name, and long names stay within the length limit.
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
