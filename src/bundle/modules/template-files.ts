import {existsSync, statSync} from 'node:fs';
import {join, posix, relative, sep} from 'node:path';
import {packageFolder} from '../../package.ts';

/** The templates of a site: the built-in ones, each replaceable by a file of the same path. */
export interface TemplateFiles {
  /** @param path Below `templates/`, extension optional. @returns Absolute path of the file in force. */
  find(path: string): string | undefined;
  /** The built-in file, replaced or not. */
  findBuiltin(path: string): string | undefined;
  /** Place below `templates/` of a template, replaced or not; `undefined` for other files. */
  pathOf(file: string): string | undefined;
  /** What an import in a template means, as a path below `templates/`. */
  relativeTo(file: string, specifier: string): string | undefined;
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '/index.tsx', '/index.ts'];

/** @param siteFolder Absolute, real path. */
export function createTemplateFiles(siteFolder: string): TemplateFiles {
  const builtin = join(packageFolder, 'templates');
  const own = join(siteFolder, 'templates');

  function search(path: string, roots: readonly string[]): string | undefined {
    for (const root of roots) {
      for (const ending of endings) {
        const file = join(root, path + ending);
        if (isFile(file)) return file;
      }
    }
    return undefined;
  }

  const pathOf = (file: string): string | undefined => below(own, file) ?? below(builtin, file);
  return {
    find: (path) => search(path, [own, builtin]),
    findBuiltin: (path) => search(path, [builtin]),
    pathOf,
    relativeTo(file, specifier) {
      const from = pathOf(file);
      if (from === undefined) return undefined;
      const path = posix.join(posix.dirname(from), specifier);
      return path.startsWith('../') ? undefined : path;
    },
  };
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function below(folder: string, file: string): string | undefined {
  const path = relative(folder, file).split(sep).join('/');
  return path === '' || path.startsWith('..') ? undefined : path;
}
