import {readdirSync, realpathSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {outputPathProblem} from '../../core/urls/href.ts';
import type {FileLookup} from '../hosts/host.ts';

/**
 * Looks up files in a folder on disk. Symbolic links in the folder are ignored: an output does not contain any, and
 * they could lead outside the folder. Names are case-sensitive even if the file system is not, as on most hosts.
 *
 * @param folder Absolute path of a folder, or of a symbolic link to one. The folder need not exist.
 * @param namesIn Lists the names in a folder.
 */
export function folderLookup(
  folder: string,
  namesIn: (folder: string) => readonly string[] = readdirSync,
): FileLookup {
  const hasExactName = (root: string, path: string): boolean =>
    path.split('/').every((name, depth, names) => {
      const parent = join(root, ...names.slice(0, depth));
      return namesIn(parent).includes(name);
    });

  return {
    has(outputPath) {
      if (outputPathProblem(outputPath) !== undefined) return false;
      try {
        const root = realpathSync(folder);
        const file = join(root, outputPath);
        return (
          realpathSync(file) === file && statSync(file).isFile() && hasExactName(root, outputPath)
        );
      } catch {
        return false;
      }
    },
  };
}
