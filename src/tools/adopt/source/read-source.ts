import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {type BuildError, buildError} from '../../../core/diagnostics/diagnostic.ts';
import {pathKind} from '../../../core/paths/paths.ts';
import {readArchive} from './read-archive.ts';
import {readFolder} from './read-folder.ts';
import type {OldFiles} from './types.ts';

/**
 * Reads built documentation: a folder, or a `.zip` or `.tar.gz` file.
 *
 * @param path Absolute path.
 * @throws {BuildError} `adopt-source-missing`, or the problem with the archive.
 */
export async function readSource(path: string): Promise<OldFiles> {
  const kind = pathKind(path);
  if (kind === 'folder') return readFolder(path);
  if (kind === 'file') return await readArchive(readFileSync(path), basename(path));
  throw missing(path);
}

function missing(path: string): BuildError {
  return buildError({
    code: 'adopt-source-missing',
    message: `There is no folder or file \`${path}\`.`,
    consequence: 'Nothing was written.',
    hint: 'Pass the folder that contains the HTML of the old documentation, or a `.zip` or `.tar.gz` archive of that folder.',
  });
}
