import {realpathSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {FileLookup} from '../hosts/types.ts';
import {outputPathProblem} from '../urls/output-path.ts';

/**
 * The files of a folder on disk, asked for one by one. Symbolic links below it are no files: an output holds none,
 * and they could lead out of it.
 *
 * @param folder Absolute path; may itself be a link, or not exist.
 */
export function folderLookup(folder: string): FileLookup {
  return {
    has(outputPath) {
      if (outputPathProblem(outputPath) !== undefined) return false;
      try {
        const file = join(realpathSync(folder), outputPath);
        return realpathSync(file) === file && statSync(file).isFile();
      } catch {
        return false;
      }
    },
  };
}
