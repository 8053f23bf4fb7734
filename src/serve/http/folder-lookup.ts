import {readdirSync, realpathSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {outputPathProblem} from '../../core/urls/route-path.ts';
import type {FileLookup} from '../hosts/host.ts';

/**
 * The files of a folder on disk, asked for one by one. Symbolic links below it are no files: an output holds none,
 * and they could lead out of it. Names have to be written as they are on disk, as on a host whose disk tells upper from lower case.
 *
 * @param folder Absolute path; may itself be a link, or not exist.
 * @param namesIn Lists the names in a folder as the disk has them.
 */
export function folderLookup(
  folder: string,
  namesIn: (folder: string) => readonly string[] = readdirSync,
): FileLookup {
  const isSpelledSo = (root: string, path: string): boolean =>
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
          realpathSync(file) === file && statSync(file).isFile() && isSpelledSo(root, outputPath)
        );
      } catch {
        return false;
      }
    },
  };
}
