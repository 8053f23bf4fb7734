import {posix} from 'node:path';
import {fieldsOf} from '../values.ts';
import type {DocusaurusSite, OldDocs} from './site.ts';

/** Returns an old file's path in the new site. Each path is relative to its site's folder. */
export type NewPath = (oldPath: string) => string;

/** Matches paths with a special meaning in the new site. Old files with such a path move to `old/`. */
const reserved = /^(?:content|templates|build|site\.config\.ts|package\.json|MOVED\.md)(?=\/|$)/;

/** Plans the new path of each file. Files outside the moved folders keep their paths, unless these are reserved. */
export function planMoves(site: DocusaurusSite): NewPath {
  const folders = movedFolders(site);
  return (oldPath) => {
    const move = folders.find(([from]) => oldPath === from || oldPath.startsWith(`${from}/`));
    if (move !== undefined && !isHelper(oldPath, move, site)) {
      return move[1] + oldPath.slice(move[0].length);
    }
    // Files of packages, such as style sheets in `customCss`, must not be in the new site's `node_modules`.
    const inside = oldPath.replaceAll('../', 'outside/').replaceAll('node_modules/', 'packages/');
    return reserved.test(inside) ? `old/${inside}` : inside;
  };
}

/**
 * True for code beside posts, or beside docs that become stand-alone pages. Such code does not move with its folder,
 * because it would become pages in `content/pages`.
 */
function isHelper(
  oldPath: string,
  [from, to]: readonly [string, string],
  {pages}: DocusaurusSite,
): boolean {
  return (
    /\.[cm]?[jt]sx?$/.test(oldPath) &&
    to.startsWith('content/pages') &&
    !pages.some(({folder}) => folder === from)
  );
}

/** Returns the old and new paths of moved folders; nested folders come before the folders that contain them. */
export function movedFolders(site: DocusaurusSite): (readonly [string, string])[] {
  const versions = site.docs.flatMap((docs) =>
    docs.versions.map(({name, folder}) => [folder, docsFolder(docs, name)] as const),
  );
  const pages = [...site.pages, ...site.blogs].map(
    ({folder, routeBasePath}) => [folder, pagesFolder(routeBasePath)] as const,
  );
  const files = site.staticFolders.map(
    (folder, index) =>
      [folder, `content/${index === 0 ? 'static' : posix.basename(folder)}`] as const,
  );
  return [...versions, ...pages, ...files].sort(([a], [b]) => b.length - a.length);
}

/**
 * Returns the new folder of a version's docs. Only the main docs have versions; other instances become stand-alone
 * pages.
 */
export function docsFolder(docs: OldDocs, version: string): string {
  if (docs.id === 'default') return `content/docs/${version}`;
  return pagesFolder(versionRoot(docs, version));
}

/** Returns a version's URL path relative to the docs' base path. */
export function versionPath({lastVersion, options}: OldDocs, version: string): string {
  const {path} = fieldsOf(fieldsOf(options['versions'])[version]);
  if (typeof path === 'string') return path.replace(/^\/+|\/+$/g, '');
  return defaultVersionPath(lastVersion, version);
}

/** Returns a version's path, without the base path. */
export function versionRoot(docs: OldDocs, version: string): string {
  return posix.join('/', docs.routeBasePath, versionPath(docs, version));
}

export function defaultVersionPath(lastVersion: string, version: string): string {
  if (version === lastVersion) return '';
  return version === 'current' ? 'next' : version;
}

function pagesFolder(routeBasePath: string): string {
  return posix.join('content/pages', routeBasePath);
}

/** Returns a regular expression that matches a path and its descendants. */
export function atOrBelow(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:/|$)`);
}
