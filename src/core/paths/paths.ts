import {isAbsolute, relative, resolve, sep} from 'node:path';
import {statsOf} from '../files/file-stamp.ts';

/** Returns a path with `/` as the separator on every system. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** Returns the relative path from a folder to a path, with `/` as its separator. */
export function relativePath(folder: string, path: string): string {
  return slashed(relative(folder, path));
}

/** Returns the paths that are inside a folder, relative to the folder, except paths of installed packages. */
export function ownPaths(folder: string, paths: readonly string[]): string[] {
  return paths
    .map((path) => relativePath(folder, path))
    .filter((path) => !/^\.\.\/|(?:^|\/)node_modules\//.test(path));
}

/** True if `inner` is the folder itself or a path below it. */
export function isWithin(folder: string, inner: string): boolean {
  const way = relative(resolve(folder), resolve(inner));
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/**
 * Returns the path if it is safe to open. Opening a named pipe, a socket or a device can block a thread forever, and
 * reading from it may never end.
 *
 * @param path Any path that an author can choose. A missing or unreadable path is accepted: opening it reports the
 * reason.
 * @throws A system error with the code `EFTYPE` if the path leads to anything except a file or a folder.
 */
export function regularFile(path: string): string {
  const stats = statsOf(path);
  if (stats === undefined || stats.isFile() || stats.isDirectory()) return path;
  const error = new Error('EFTYPE: inappropriate file type');
  throw Object.assign(error, {code: 'EFTYPE', syscall: 'open', path});
}

/**
 * Returns the kind of a path, following links; `undefined` for a missing path or any other kind. @param path Absolute.
 */
export function pathKind(path: string): 'file' | 'folder' | undefined {
  const stats = statsOf(path);
  if (stats?.isDirectory()) return 'folder';
  return stats?.isFile() ? 'file' : undefined;
}
