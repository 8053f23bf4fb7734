import {dirname, join} from 'node:path';
import {forEachConcurrently} from './limiter.ts';
import {type Staging, stagedPaths} from './staging.ts';
import type {FileSystem} from './system.ts';
import {listTree, type Tree} from './tree.ts';
import {inWriteOrder} from './write-order.ts';

/** Ends the name of a file that is being written. */
const unfinished = '.legacydocs-new';

export interface InPlaceWrite {
  readonly staging: Pick<Staging, 'files' | 'paths' | 'folders'>;
  readonly stagingFolder: string;
  /** The output folder, which cannot be replaced as a whole. */
  readonly folder: string;
  /** What the output folder holds. */
  readonly old: Tree;
  readonly fs: FileSystem;
}

/**
 * Bring an output folder that cannot be renamed up to date, file by file. Each file is replaced
 * whole, deletions come last. A kill leaves some pages new and some old.
 */
export async function writeInPlace({
  staging,
  stagingFolder,
  folder,
  old,
  fs,
}: InPlaceWrite): Promise<void> {
  const obstacles = [
    ...[...old.files].filter((path) => staging.folders.has(path)),
    ...[...old.folders].filter((path) => staging.paths.has(path)),
  ];
  for (const path of obstacles) await fs.rm(join(folder, path), {recursive: true, force: true});

  for (const paths of inWriteOrder(stagedPaths(staging))) {
    const folders = new Set(paths.map((path) => dirname(join(folder, path))));
    await forEachConcurrently(folders, async (path) => {
      await fs.mkdir(path, {recursive: true});
    });
    await forEachConcurrently(paths, async (path) => {
      const target = join(folder, path);
      await fs.copyFile(join(stagingFolder, path), target + unfinished);
      await fs.sync(target + unfinished);
      await fs.rename(target + unfinished, target);
    });
  }

  const now = listTree(folder);
  const staleFiles = [...now.files].filter((path) => !staging.paths.has(path));
  await forEachConcurrently(staleFiles, (path) => fs.rm(join(folder, path)));
  for (const path of [...now.folders].filter((path) => !staging.folders.has(path))) {
    await fs.rm(join(folder, path), {recursive: true, force: true});
  }
}
