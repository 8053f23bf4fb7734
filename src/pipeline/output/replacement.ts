import {foldedPath} from '../../core/files/path-register.ts';
import {type Staging, stagedPaths} from './staging.ts';
import type {Tree} from './tree.ts';
import {inWriteOrder} from './write-order.ts';

/** What turns an old output into a new one. Output paths. */
export interface Replacement {
  /** Files instead of which a folder comes, and folders instead of which a file comes. */
  readonly obstacles: readonly string[];
  /** Files that were staged, in groups: one after the other they go into the output. */
  readonly written: readonly (readonly string[])[];
  readonly removed: readonly string[];
  /** Folders that are empty then, inner ones first. */
  readonly emptied: readonly string[];
}

type Staged = Pick<Staging, 'files' | 'paths' | 'folders'>;

/** A swap names every file anew. Below this share of changed files, replacing them one by one is less work. */
const maxReplaced = 1 / 10;

/** What has to be replaced. @param old What the output folder holds. */
export function wholeReplacement(staging: Staged, old: Tree): Replacement {
  const removed = [...old.files].filter((path) => !staging.paths.has(path));
  const emptied = [...old.folders].filter((path) => !staging.folders.has(path));
  return {
    obstacles: [
      ...removed.filter((path) => staging.folders.has(path)),
      ...emptied.filter((path) => staging.paths.has(path)),
    ],
    written: inWriteOrder(stagedPaths(staging)),
    removed: removed.filter((path) => !staging.folders.has(path)),
    emptied: emptied.filter((path) => !staging.paths.has(path)).sort((a, b) => b.length - a.length),
  };
}

/** The same, if that is little. @returns `undefined` if the output should be swapped whole. */
export function smallReplacement(staging: Staged, old: Tree): Replacement | undefined {
  const replacement = wholeReplacement(staging, old);
  const {obstacles, removed, emptied} = replacement;
  const written = replacement.written.flat();
  if (written.length + removed.length > old.files.size * maxReplaced) return undefined;
  // What goes must not make room for what comes: not by its own name, nor by what a file system takes for it.
  const coming = new Set([...written.flatMap(pathAndFolders)].map(foldedPath));
  if (obstacles.length > 0) return undefined;
  if ([...removed, ...emptied].some((path) => coming.has(foldedPath(path)))) return undefined;
  return replacement;
}

function pathAndFolders(path: string): string[] {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
