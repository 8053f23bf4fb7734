import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {systemCode} from '../../core/diagnostics/system-error.ts';

/** The names below a folder; paths are relative to it, with `/`. */
export interface Tree {
  /** Everything that is not a folder: regular files, but links and devices too. */
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** List a folder to its last level, not following links. A missing folder is an empty tree. */
export function listTree(root: string): Tree {
  const files = new Set<string>();
  const folders = new Set<string>();
  const visit = (folder: string): void => {
    // Not awaited: for thousands of folders, waiting costs several times what reading does.
    for (const entry of readdirSync(join(root, folder), {withFileTypes: true})) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) {
        files.add(path);
        continue;
      }
      folders.add(path);
      visit(path);
    }
  };
  try {
    visit('');
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  return {files, folders};
}
