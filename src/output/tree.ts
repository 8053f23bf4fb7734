import {join} from 'node:path';
import {createLimiter, fileConcurrency} from './limiter.ts';
import {type FileSystem, unlessCode} from './system.ts';

/** The names below a folder; paths are relative to it, with `/`. */
export interface Tree {
  /** Everything that is not a folder: regular files, but links and devices too. */
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** List a folder to its last level, not following links. A missing folder is an empty tree. */
export async function listTree(root: string, fs: FileSystem): Promise<Tree> {
  const files = new Set<string>();
  const folders = new Set<string>();
  const limit = createLimiter(fileConcurrency);
  const visit = async (folder: string): Promise<void> => {
    const entries = await limit(() => fs.readdir(join(root, folder), {withFileTypes: true}));
    const inner: string[] = [];
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) inner.push(path);
      else files.add(path);
    }
    for (const path of inner) folders.add(path);
    await Promise.all(inner.map(visit));
  };
  await unlessCode(visit(''), 'ENOENT');
  return {files, folders};
}
