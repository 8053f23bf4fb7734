import {statSync} from 'node:fs';

/** What lies at a path, links followed; `undefined` for nothing, and for what is neither. @param path Absolute. */
export function pathKind(path: string): 'file' | 'folder' | undefined {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : undefined;
  } catch {
    return undefined;
  }
}
