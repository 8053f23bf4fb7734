import {join, sep} from 'node:path';
import {packageFolder} from '../../core/package/own-files.ts';
import {relativePath} from '../../core/paths/paths.ts';

/** What editors and systems leave beside the files that people mean. */
const temporary = [
  /^\.#/,
  /^#.*#$/,
  /~$/,
  /\.sw[a-z]$/i,
  /^4913$/,
  /___jb_(?:tmp|old)___$/,
  /\.tmp(?:\.[\w-]+)*$/,
  /^\.(?:DS_Store|git|legacydocs)$/,
  /^node_modules$/,
];

/** Folders whose files make a site. */
const sourceFolders = ['content', 'templates'];

/** Beside the configuration: a configuration that cannot be read does not tell what it imports. */
const script = /^[^/]+\.(?:[cm]?[jt]s|json)$/;

/**
 * Whether a file or folder of the site may change it: its content, its templates, its configuration and what may stand
 * beside that.
 *
 * @param path Absolute.
 * @param siteFolder Absolute.
 */
export function isWatched(path: string, siteFolder: string): boolean {
  const way = relativePath(siteFolder, path);
  const parts = way.split('/');
  if (parts.some(isTemporary)) return false;
  return sourceFolders.includes(parts[0] ?? '') || script.test(way);
}

/** @param name Of a file or folder. */
export function isTemporary(name: string): boolean {
  return temporary.some((pattern) => pattern.test(name));
}

/** This package's own folders: they change when it is installed anew, not while a site is edited. */
const ownFolders = ['dist', 'src', 'templates'].map((name) => join(packageFolder, name) + sep);

/**
 * Files that belong to a site although they may lie elsewhere: what it imports, installed packages left out.
 *
 * @param reads What a build has read, absolute.
 */
export function importedFiles(reads: readonly string[]): string[] {
  return reads.filter(
    (file) =>
      !file.split(sep).includes('node_modules') &&
      !ownFolders.some((folder) => file.startsWith(folder)),
  );
}
