import {posix} from 'node:path';
import {fileHref, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {RoutePaths, Version} from '../../site/types.ts';

/** Fields of a version that determine link targets. */
export type LinkVersion = Pick<Version, 'name' | 'folder' | 'path' | 'frozenFiles'>;

/** Target of a link that leads from one version to another because the link's path does not contain a version. */
export interface LeftVersion {
  /** Name of the target version. */
  readonly to: string;
  /** Route path of the target page. */
  readonly target: string;
  /** Route path of the same page in the version that contains the link. */
  readonly own: string;
}

/** The page that contains a link, with the versions and routes of its site. */
interface LinkingPage {
  readonly version: LinkVersion | undefined;
  readonly versions: readonly LinkVersion[];
  readonly routes: RoutePaths;
}

/**
 * Checks if a root-relative link without a version leaves the version of its page: `/docs/guide` leads from version
 * `1.x`, at `/docs/1.x`, to the default version. A link with a version (`/docs/next/guide`) is intentional.
 *
 * @param target Route path of the target.
 * @returns `undefined` if the link stays in the version of its page or contains a version, or if the version of its
 * page does not contain the same page.
 */
export function leftVersion(
  target: string,
  {version, versions, routes}: LinkingPage,
): LeftVersion | undefined {
  const to = versionAt(target, versions);
  if (version === undefined || to === undefined || to.name === version.name) return undefined;
  if (!isBelow(version.path, to.path) || !isPageOf(to, target, routes)) return undefined;
  const path = posix.join(version.path, to.path === '/' ? target : target.slice(to.path.length));
  const own = routes.byPath.get(withoutTrailingSlash(path));
  return own && {to: to.name, target, own: own.path};
}

/** Returns the version to which a route path belongs. */
export function versionAt(path: string, versions: readonly LinkVersion[]): LinkVersion | undefined {
  return versions
    .filter((version) => isBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

function isBelow(path: string, root: string): boolean {
  return root === '/' || path === root || path.startsWith(`${root}/`);
}

/**
 * True if the page's file is in a version's folder, or if the page has no file. Stand-alone pages can also have paths
 * below a version's path.
 */
export function isPageOf(
  {folder}: LinkVersion,
  path: string,
  {bySource}: Pick<RoutePaths, 'bySource'>,
): boolean {
  return sourcesByPath(bySource).get(path)?.startsWith(`${folder}/`) ?? true;
}

const knownSources = new WeakMap<RoutePaths['bySource'], ReadonlyMap<string, string>>();

function sourcesByPath(bySource: RoutePaths['bySource']): ReadonlyMap<string, string> {
  const known =
    knownSources.get(bySource) ?? new Map([...bySource].map(([source, {path}]) => [path, source]));
  knownSources.set(bySource, known);
  return known;
}

/**
 * Returns a relative link to a page's file. In a copy of the version's folder, such a link leads to a page of the copy.
 *
 * @param target Route path of the page.
 * @param from Source path of the file that contains the link.
 * @returns `undefined` for a page without a file, such as a category's list.
 */
export function fileLink(
  target: string,
  from: string,
  {bySource}: Pick<RoutePaths, 'bySource'>,
): string | undefined {
  const source = sourcesByPath(bySource).get(target);
  if (source === undefined) return undefined;
  const path = posix.relative(posix.dirname(from), source);
  return fileHref(path.startsWith('.') ? path : `./${path}`);
}
