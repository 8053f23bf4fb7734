import {posix} from 'node:path';
import type {RoutePaths} from '../../site/routes/types.ts';

/**
 * Finds the base for relative URLs in files that have no route: the page beside the file, or beside the nearest parent
 * folder.
 *
 * @returns A function from a source path to the route path of such a page, or to `/` if there is none.
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

/** Returns, for each folder, a page whose URL ends with its file name: neither an index page nor a page with a slug. */
function routesByFolder(bySource: RoutePaths['bySource']): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [source, {path}] of bySource) {
    const {dir, name} = posix.parse(source);
    const last = posix.basename(path);
    if (last !== '' && name.endsWith(last) && !paths.has(dir)) paths.set(dir, path);
  }
  return paths;
}
