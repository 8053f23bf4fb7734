import {statSync} from 'node:fs';

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

function statsOf(path: string): ReturnType<typeof statSync> | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
