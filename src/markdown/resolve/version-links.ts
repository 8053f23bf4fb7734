import {posix} from 'node:path';
import {fileHref} from '../../core/urls/href.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {Version} from '../../site/content/types.ts';
import type {RoutePaths} from '../../site/routes/types.ts';

/** A version, as links see it. */
export type LinkVersion = Pick<Version, 'name' | 'folder' | 'path' | 'frozenFiles'>;

/** A link that names no version, and therefore leads to the default version. */
export interface LeftVersion {
  /** Name of the version that it leads to. */
  readonly to: string;
  /** Route path of the page that it leads to. */
  readonly target: string;
  /** Route path of the same page in the version of the link. */
  readonly own: string;
}

/** The page that a link is on. */
interface LinkingPage {
  readonly version: LinkVersion | undefined;
  readonly versions: readonly LinkVersion[];
  readonly routes: RoutePaths;
}

/**
 * Finds out whether a root-relative link leaves its version although it names none: `/docs/guide` leads from version `1.x`, at
 * `/docs/1.x`, to the default version. Naming a version (`/docs/next/guide`) is a decision.
 *
 * @param target Route path that the link leads to.
 * @returns `undefined` if the link stays, names a version, or if its own version has no such page.
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

/** The version that a route path belongs to. */
export function versionAt(path: string, versions: readonly LinkVersion[]): LinkVersion | undefined {
  return versions
    .filter((version) => isBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

function isBelow(path: string, root: string): boolean {
  return root === '/' || path === root || path.startsWith(`${root}/`);
}

/** True if a page has its file in the folder of a version, or no file at all: stand-alone pages may lie below the path of a version. */
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
 * A link to the file of a page. Such links keep to the version whose file they name, also when the folder is copied.
 *
 * @param target Route path of the page.
 * @param from Source path of the file that holds the link.
 * @returns `undefined` for a page without a file, such as the list of a category.
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
