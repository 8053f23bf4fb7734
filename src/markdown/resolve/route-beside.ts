import {posix} from 'node:path';
import type {RoutePaths} from '../../site/routes/types.ts';

/**
 * Where relative addresses in files count from that have no route of their own: from the pages beside them, or beside the
 * nearest folder above. There are the pages that show them.
 *
 * @returns Takes a source path, gives the route path of such a page, or `/` where there is none.
 */
export function routesBeside({bySource}: Pick<RoutePaths, 'bySource'>): (file: string) => string {
  let byFolder: Map<string, string> | undefined;
  return (file) => {
    byFolder ??= routesByFolder(bySource);
    for (let at = posix.dirname(file); at !== '.'; at = posix.dirname(at)) {
      const path = byFolder.get(at);
      if (path !== undefined) return path;
    }
    return '/';
  };
}

/** A page of each folder whose address ends as its file is called: not an index, nor one with a slug. */
function routesByFolder(bySource: RoutePaths['bySource']): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [source, {path}] of bySource) {
    const {dir, name} = posix.parse(source);
    const last = posix.basename(path);
    if (last !== '' && name.endsWith(last) && !paths.has(dir)) paths.set(dir, path);
  }
  return paths;
}
