import {posix} from 'node:path';
import type {OldDocs, OldSite} from './types.ts';

/** Where files of the old site lie in the new one. Both paths are relative to their site's folder. */
export type NewPath = (oldPath: string) => string;

/** Folders that mean something in the new site: what lay in such a one and does not belong there moves aside. */
const taken = /^(?:content|templates|build|site\.config\.ts|package\.json|MOVED\.md)(?=\/|$)/;

/** Where everything goes: what lies in none of the folders that move stays where it was. */
export function planMoves(site: OldSite): NewPath {
  const folders = movedFolders(site);
  return (oldPath) => {
    const move = folders.find(([from]) => oldPath === from || oldPath.startsWith(`${from}/`));
    if (move !== undefined && !isHelper(oldPath, move, site))
      return move[1] + oldPath.slice(move[0].length);
    const inside = oldPath.replaceAll('../', 'outside/');
    return taken.test(inside) ? `old/${inside}` : inside;
  };
}

/** Code beside posts, or beside docs that become stand-alone pages: there it would be pages, too. */
function isHelper(
  oldPath: string,
  [from, to]: readonly [string, string],
  {pages}: OldSite,
): boolean {
  return (
    /\.[cm]?[jt]sx?$/.test(oldPath) &&
    to.startsWith('content/pages') &&
    !pages.some(({folder}) => folder === from)
  );
}

/** The folders that lie elsewhere in the new site: old and new path, the deepest first. */
export function movedFolders(site: OldSite): (readonly [string, string])[] {
  const [first, ...more] = site.staticFolders;
  return [
    ...site.docs.flatMap((docs) =>
      docs.versions.map(({name, folder}) => [folder, docsFolder(docs, name)] as const),
    ),
    ...site.pages.map(({folder, routeBasePath}) => [folder, pagesFolder(routeBasePath)] as const),
    ...site.blogs.map(({folder, routeBasePath}) => [folder, pagesFolder(routeBasePath)] as const),
    ...(first === undefined ? [] : [[first, 'content/static'] as const]),
    ...more.map((folder) => [folder, `content/${posix.basename(folder)}`] as const),
  ].sort(([a], [b]) => b.length - a.length);
}

/** Versions are only for the main docs: those of another instance become stand-alone pages. */
export function docsFolder(docs: OldDocs, version: string): string {
  if (docs.id === 'default') return `content/docs/${version}`;
  return pagesFolder(posix.join(docs.routeBasePath, versionPath(docs, version)));
}

/** Address of a version below that of its docs. */
export function versionPath({lastVersion, options}: OldDocs, version: string): string {
  const all = options['versions'];
  const own: unknown =
    typeof all === 'object' && all !== null ? Reflect.get(all, version) : undefined;
  const path: unknown =
    typeof own === 'object' && own !== null ? Reflect.get(own, 'path') : undefined;
  if (typeof path === 'string') return path.replace(/^\/+|\/+$/g, '');
  if (version === lastVersion) return '';
  return version === 'current' ? 'next' : version;
}

function pagesFolder(routeBasePath: string): string {
  return posix.join('content/pages', routeBasePath);
}
