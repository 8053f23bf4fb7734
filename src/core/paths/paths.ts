import {isAbsolute, relative, resolve, sep} from 'node:path';
import {statsOf} from '../files/file-stamp.ts';

/** A path with `/` between its parts, on every system. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** The way from a folder to a path, with `/` between its parts. */
export function relativePath(folder: string, path: string): string {
  return slashed(relative(folder, path));
}

/** Is `inner` the folder itself or somewhere below it? */
export function isWithin(folder: string, inner: string): boolean {
  const way = relative(resolve(folder), resolve(inner));
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/**
 * Returns the path of a file that is about to be opened, links followed. Opening a named pipe, a socket or a device can block
 * a thread forever, and reading from it may never end.
 *
 * @param path Any path whose name an author can choose. Opening a missing or unreadable one reports the reason.
 * @throws A system error with the code `EFTYPE` if it leads to something else than a file or a folder.
 */
export function regularFile(path: string): string {
  const stats = statsOf(path);
  if (stats === undefined || stats.isFile() || stats.isDirectory()) return path;
  const error = new Error('EFTYPE: inappropriate file type');
  throw Object.assign(error, {code: 'EFTYPE', syscall: 'open', path});
}

/** Returns the kind of a path, links followed; `undefined` for a missing path and for anything else. @param path Absolute. */
export function pathKind(path: string): 'file' | 'folder' | undefined {
  const stats = statsOf(path);
  if (stats?.isDirectory()) return 'folder';
  return stats?.isFile() ? 'file' : undefined;
}
