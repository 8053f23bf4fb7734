import {posix} from 'node:path';
import {
  decodePath,
  findRoute,
  hrefKind,
  pathnameHref,
  routeToHref,
  routeToMarkdownPath,
  splitHref,
  withoutBaseUrl,
} from '../../core/urls/href.ts';
import type {Route, RoutePaths} from '../../site/types.ts';
import {type LeftVersion, type LinkVersion, leftVersion} from './version-links.ts';

/** The target of a link in an article. */
export type LinkTarget =
  /** A page of the site, or a URL that only the link check can verify. */
  | {
      readonly type: 'page';
      readonly href: string;
      /** Set if the link leaves the page's version although that version contains the same page. */
      readonly leaves?: LeftVersion | undefined;
    }
  /** `pathname://`. It is left to the browser and never checked. */
  | {readonly type: 'unchecked'; readonly href: string}
  /** A Markdown file that is not a page. It may be one of these static files. */
  | {readonly type: 'missing-source'; readonly candidates: readonly string[]}
  /** Possibly an attached file. These source paths are tried in order before `href`. */
  | {readonly type: 'file'; readonly candidates: readonly string[]; readonly href: string};

/** The page that contains a link, and the data of the site that determines the link's target. */
export interface LinkContext {
  readonly sourcePath: string;
  /** Route path of the page, without the base path. */
  readonly routePath: string;
  /** The page's version; `undefined` for a stand-alone page. */
  readonly version: LinkVersion | undefined;
  readonly versions: readonly LinkVersion[];
  /** Static folders, relative to the site folder. */
  readonly staticFolders: readonly string[];
  readonly routes: RoutePaths;
  readonly baseUrl: string;
  /** False if the policy blocks the styles in drawn diagrams. */
  readonly drawsDiagrams?: boolean;
}

/**
 * Returns the target of an internal URL in an article (rows LINK-02 to LINK-06, MD-20), without reading any file.
 *
 * @param url As written; not external and not hash-only.
 */
export function linkTarget(url: string, context: LinkContext): LinkTarget {
  if (hrefKind(url) === 'pathname')
    return {type: 'unchecked', href: pathnameHref(url, context.baseUrl)};
  const {pathname, search, hash} = splitHref(url);
  const suffix = search + hash;
  const decoded = decodePath(pathname);
  if (/\.mdx?$/.test(decoded)) {
    const route = sourceRoute(fileCandidates(decoded, context), context.routes);
    if (route !== undefined) {
      return {type: 'page', href: routeToHref(route.path, context.baseUrl) + suffix};
    }
    const copied = copiedRoute(decoded, context);
    if (copied !== undefined) {
      const copyOf = (path: string): string => `/${routeToMarkdownPath(path)}`;
      const left = leftVersion(copied.path, context);
      const leaves = left && {...left, target: copyOf(left.target), own: copyOf(left.own)};
      const href = routeToHref(copyOf(copied.path), context.baseUrl) + suffix;
      return {type: 'page', href, ...(leaves && {leaves})};
    }
    return {type: 'missing-source', candidates: staticCandidates(decoded, context)};
  }
  const target = sitePath(decoded, context);
  const route = target === undefined ? undefined : findRoute(target, context.routes.byPath);
  if (route !== undefined) {
    // The page that includes a partial, and therefore the target of its relative URLs, is not known.
    const isPartial = !context.routes.bySource.has(context.sourcePath);
    const leaves =
      decoded.startsWith('/') || isPartial ? leftVersion(route.path, context) : undefined;
    const href = routeToHref(route.path, context.baseUrl) + suffix;
    return {type: 'page', href, ...(leaves && {leaves})};
  }
  const href = target === undefined ? url : routeToHref(target, context.baseUrl) + suffix;
  const extension = posix.extname(decoded);
  if (extension === '' || extension === '.html') return {type: 'page', href};
  return {type: 'file', candidates: assetCandidates(decoded, context), href};
}

/**
 * Finds the page for a Markdown file. File names match in any Unicode form: `é` can be one character or two, and looks
 * the same.
 *
 * @param candidates Source paths, in order.
 */
function sourceRoute(
  candidates: readonly string[],
  {bySource}: RoutePaths,
): Pick<Route, 'path'> | undefined {
  const exact = candidates
    .map((candidate) => bySource.get(candidate))
    .find((route) => route !== undefined);
  const forms = candidates
    .filter((path) => /[^\0-\x7f]/.test(path))
    .map((path) => path.normalize());
  if (exact !== undefined || forms.length === 0) return exact;
  return [...bySource].find(([source]) => forms.includes(source.normalize()))?.[1];
}

/** Returns the page whose Markdown copy has this URL. */
function copiedRoute(path: string, context: LinkContext): Pick<Route, 'path'> | undefined {
  if (!path.startsWith('/') || !path.endsWith('.md')) return undefined;
  const copy = withoutBaseUrl(path, context.baseUrl);
  const page = copy === '/index.md' ? '/' : copy.slice(0, -'.md'.length);
  return findRoute(page, context.routes.byPath);
}

/**
 * Returns the possible source paths for the URL of an image or attached file (rows MD-18, MD-20).
 *
 * @param path Decoded, without query and hash: relative, `/in/static` (with or without the base path, row LINK-02), or
 * `@site/…`.
 */
export function assetCandidates(
  path: string,
  context: Pick<LinkContext, 'sourcePath' | 'staticFolders' | 'baseUrl' | 'version'>,
): string[] {
  const frozenFiles = context.version?.frozenFiles;
  return sourceCandidates(path, context).map((file) => frozenFiles?.get(file) ?? file);
}

/**
 * Returns only the candidates in static folders, because a Markdown file beside the page can be part of another page.
 */
function staticCandidates(path: string, context: LinkContext): string[] {
  return assetCandidates(path, context).filter((file) =>
    context.staticFolders.some((folder) => file.startsWith(`${folder}/`)),
  );
}

function sourceCandidates(
  path: string,
  context: Pick<LinkContext, 'sourcePath' | 'staticFolders' | 'baseUrl'>,
): string[] {
  if (path.startsWith('@site/')) return [posix.normalize(path.slice('@site/'.length))];
  if (path.startsWith('/')) {
    const sitePaths = new Set([withoutBaseUrl(path, context.baseUrl), path]);
    return [...sitePaths].flatMap((sitePath) =>
      context.staticFolders.map((folder) => posix.join(folder, sitePath)),
    );
  }
  return [posix.join(posix.dirname(context.sourcePath), path)];
}

/** Returns the paths at which a linked Markdown file is searched for, in order (row LINK-04). */
function fileCandidates(path: string, context: LinkContext): string[] {
  if (path.startsWith('@site/')) return [posix.normalize(path.slice('@site/'.length))];
  const beside = posix.join(posix.dirname(context.sourcePath), path);
  if (path.startsWith('./') || path.startsWith('../')) return [beside];
  const fromFolders = [
    posix.join(context.version?.folder ?? 'content/pages', path),
    posix.normalize(path.replace(/^\/+/, '')),
  ];
  return path.startsWith('/') ? fromFolders : [...fromFolders, beside];
}

/** Returns the path without the base path; `undefined` if the URL is outside the base path. */
function sitePath(path: string, context: LinkContext): string | undefined {
  if (path === '') return context.routePath;
  if (path.startsWith('/')) return withoutBaseUrl(path, context.baseUrl);
  // Resolved as in a browser, which removes the last segment of the page's path first.
  const folder = context.routePath.slice(0, context.routePath.lastIndexOf('/') + 1);
  const resolved = posix.join(context.baseUrl, folder, path);
  return resolved.startsWith(context.baseUrl)
    ? withoutBaseUrl(resolved, context.baseUrl)
    : undefined;
}
