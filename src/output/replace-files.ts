import {dirname, join} from 'node:path';
import {sealed, unseal} from '../memory/sealed-file.ts';
import {isOutputFolder} from './output-folder.ts';
import {foldedPath} from './path-register.ts';
import {type Staging, stagedPaths} from './staging.ts';
import {errorCode, type FileSystem, unlessCode} from './system.ts';
import type {Tree} from './tree.ts';
import type {WorkFolder} from './work-folder.ts';
import {inWriteOrder} from './write-order.ts';

/** What turns an old output into a new one. Output paths. */
export interface Replacement {
  /** Files that were staged, in the order in which they go into the output. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Folders that are empty then, inner ones first. */
  readonly emptied: readonly string[];
}

/** A swap names every file anew. Below this share of changed files, replacing them one by one is less work. */
const mostReplaced = 1 / 10;

/**
 * What would have to be replaced, if that is little.
 *
 * @param old What the output folder holds.
 * @returns `undefined` if the output should be swapped whole.
 */
export function smallReplacement(
  staging: Pick<Staging, 'files' | 'paths' | 'folders'>,
  old: Tree,
): Replacement | undefined {
  const written = inWriteOrder(stagedPaths(staging)).flat();
  const removed = [...old.files].filter((path) => !staging.paths.has(path));
  const emptied = [...old.folders].filter((path) => !staging.folders.has(path));
  if (written.length + removed.length > old.files.size * mostReplaced) return undefined;
  // What goes must not make room for what comes: not by its own name, nor by what a file system takes for it.
  const coming = new Set([...written.flatMap(pathAndFolders)].map(foldedPath));
  if ([...removed, ...emptied].some((path) => coming.has(foldedPath(path)))) return undefined;
  if (written.some((path) => old.folders.has(path))) return undefined;
  return {written, removed, emptied: emptied.sort((a, b) => b.length - a.length)};
}

/**
 * Replace a few files of an output. A journal of it is on the disk before the first is replaced: killed in between,
 * the next command carries the rest out.
 *
 * @returns `false` if files cannot be moved from the work folder to the output; nothing has changed then.
 */
export async function replaceFiles(
  replacement: Replacement,
  work: Pick<WorkFolder, 'staging' | 'journal'>,
  folder: string,
  fs: FileSystem,
): Promise<boolean> {
  await fs.writeFile(work.journal, sealed(replacement).text);
  await fs.sync(work.journal);
  await fs.sync(dirname(work.journal));
  try {
    await carryOut(replacement, work.staging, folder, fs);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EXDEV') return false;
    throw error;
  } finally {
    await fs.rm(work.journal, {force: true});
  }
}

/**
 * Carry out what a killed build has left to do.
 *
 * @returns Whether there was anything.
 */
export async function finishReplacement(
  work: Pick<WorkFolder, 'staging' | 'journal'>,
  folder: string,
  fs: FileSystem,
): Promise<boolean> {
  const text = await unlessCode(fs.readFile(work.journal, 'utf8'), 'ENOENT');
  if (text === undefined) return false;
  // A journal that was not finished has replaced nothing. Nor is anything done to what is no output any more.
  const journal = unseal(text)?.value;
  const isOurs = isReplacement(journal) && (await isOutputFolder(folder));
  try {
    if (isOurs) await carryOut(journal, work.staging, folder, fs);
  } finally {
    // What cannot be carried out now must not stop every later command: a build writes whatever differs.
    await fs.rm(work.journal, {force: true});
  }
  return isOurs;
}

/** Ends in the same output however often it is begun. */
async function carryOut(
  {written, removed, emptied}: Replacement,
  staging: string,
  folder: string,
  fs: FileSystem,
): Promise<void> {
  const touched = new Set([...written, ...removed, ...emptied].map((path) => dirname(path)));
  for (const path of written) {
    const target = join(folder, path);
    await fs.mkdir(dirname(target), {recursive: true});
    // What is missing is in its place already.
    await unlessCode(fs.rename(join(staging, path), target), 'ENOENT');
  }
  for (const path of removed) await fs.rm(join(folder, path), {force: true});
  // Somebody may have put something of theirs into it: the next build sees to that.
  for (const path of emptied) {
    await unlessCode(fs.rmdir(join(folder, path)), 'ENOENT', 'ENOTEMPTY', 'EEXIST');
  }
  for (const path of touched) await unlessCode(fs.sync(join(folder, path)), 'ENOENT');
}

function pathAndFolders(path: string): string[] {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

// Its seal vouches for its shape.
function isReplacement(value: unknown): value is Replacement {
  return typeof value === 'object' && value !== null && 'written' in value;
}
