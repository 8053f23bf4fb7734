import {isAbsolute, relative, resolve, sep} from 'node:path';

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
