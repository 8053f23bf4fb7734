import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {type BuildError, buildError} from '../../../core/diagnostics/diagnostic.ts';
import {pathKind} from '../../../core/paths/paths.ts';
import {readArchive} from './read-archive.ts';
import {readFolder} from './read-folder.ts';
import {isPage, type OldFiles} from './types.ts';

/**
 * Reads built documentation: a folder, or a `.zip` or `.tar.gz` file.
 *
 * @param path Absolute path.
 * @throws {BuildError} `adopt-source-missing`, or the problem with the archive.
 */
export async function readSource(path: string): Promise<OldFiles> {
  const kind = pathKind(path);
  if (kind === 'folder') return withPages(readFolder(path));
  if (kind === 'file') return withPages(await readArchive(readFileSync(path), basename(path)));
  throw missing(path);
}

/** Matches names that programs on a server gave to pages: `use.php`, `index.php?page=use`. */
const serverPage = /\.(?:php|aspx?|jsp|cgi)(?:\?[^/]*)?$/i;

/** Adds the extension `.html` to files of a mirror that contain HTML, such as `use.php`. */
function withPages({files, diagnostics}: OldFiles): OldFiles {
  const named = [...files].map(([path, read]) => {
    const isHtml =
      serverPage.test(path) &&
      !isPage(path) &&
      /^[\s\ufeff]*<(?:!doctype|html)\b/i.test(Buffer.from(read()).toString('utf8', 0, 1_000));
    return [isHtml && !files.has(`${path}.html`) ? `${path}.html` : path, read] as const;
  });
  return {files: new Map(named), diagnostics};
}

function missing(path: string): BuildError {
  return buildError({
    code: 'adopt-source-missing',
    message: `There is no folder or file \`${path}\`.`,
    consequence: 'Nothing was written.',
    hint: 'Pass the folder that contains the HTML of the old documentation, or a `.zip` or `.tar.gz` archive of that folder.',
  });
}
