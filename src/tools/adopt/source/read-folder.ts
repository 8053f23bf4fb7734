import {type Dirent, readdirSync, readFileSync, realpathSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {isWithin, pathKind, regularFile, relativePath} from '../../../core/paths/paths.ts';
import type {OldFiles, ReadBytes} from './types.ts';

/** Names of folders that belong to tools instead of documentation. */
const foreign = new Set(['.git', '.svn', '.hg', 'node_modules']);

/**
 * Lists the files in a folder. Symbolic links to files and folders inside the folder are followed; other links are
 * reported and left out.
 *
 * @param folder Absolute path.
 */
export function readFolder(folder: string): OldFiles {
  const root = realpathSync(folder);
  const files = new Map<string, ReadBytes>();
  const diagnostics: Diagnostic[] = [];
  const read = (at: string, entered: readonly string[]): void => {
    for (const entry of readdirSync(at, {withFileTypes: true}).sort(byName)) {
      if (foreign.has(entry.name)) continue;
      const path = join(at, entry.name);
      const shown = relativePath(root, path);
      const real = entry.isSymbolicLink() ? realTarget(path) : path;
      if (real === undefined || !isWithin(root, real)) {
        diagnostics.push(linkLeft(shown));
        continue;
      }
      const kind = pathKind(real);
      if (kind === 'folder' && !entered.includes(real)) read(path, [...entered, real]);
      if (kind === 'file') files.set(shown, () => readFileSync(regularFile(path)));
    }
  };
  read(root, [root]);
  return {files, diagnostics};
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}

/** Returns the target of a link; `undefined` for a circular link or a missing target. */
function realTarget(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function linkLeft(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'adopt-link-outside',
    message: 'The symbolic link points outside the folder, or its target does not exist.',
    file,
    consequence: 'The file is left out. Links to it are reported as dead links.',
    hint: 'If the documentation needs the file, replace the symbolic link with a copy of the file.',
  };
}
