import {decodePath, findRoute, parseUrl, routeToHref} from '../../core/urls/href.ts';
import type {Route} from '../../site/types.ts';

/** Target of an internal link. */
export interface Target {
  /** Path under the base path, percent-encoded, without query. */
  readonly pathname: string;
  /** Decoded anchor without `#` and without text directives; empty if there is none. */
  readonly fragment: string;
}

/**
 * Resolves a link as browsers do.
 *
 * @param route Route path of the page.
 * @returns `undefined` if the URL is invalid.
 */
export function resolveHref(href: string, route: string, baseUrl: string): Target | undefined {
  // The host is irrelevant; `.invalid` is reserved (RFC 2606).
  const page = `http://host.invalid${routeToHref(route, baseUrl)}`;
  const url = parseUrl(href, page);
  return url && {pathname: url.pathname, fragment: decodeFragment(url.hash)};
}

/**
 * Returns the decoded anchor of a hash, without directives for the browser. Directives begin with `:~:`, and specify,
 * for example, a text to find on the page (URL fragment text directives).
 */
function decodeFragment(hash: string): string {
  const [fragment = ''] = hash.slice(1).split(':~:');
  return decodePath(fragment);
}

/** The route, file or other target that a path refers to. */
export type Location =
  | {readonly kind: 'route'; readonly route: Route}
  /** Not a route, but possibly a file. `sitePath` is decoded, without the base path. */
  | {readonly kind: 'other'; readonly sitePath: string}
  /** Outside the base path. */
  | {readonly kind: 'outside'};

/**
 * Finds the target of a path.
 *
 * @param pathname Path under the base path, percent-encoded.
 * @param byPath Keyed by path without the trailing slash.
 */
export function locatePath(
  pathname: string,
  baseUrl: string,
  byPath: ReadonlyMap<string, Route>,
): Location {
  const sitePath = `${pathname}/` === baseUrl ? '/' : withoutBase(pathname, baseUrl);
  if (sitePath === undefined) return {kind: 'outside'};
  const decoded = decodePath(sitePath);
  // A path that is not in Unicode normalization form C leads to no route, because browsers and hosts do not normalize
  // characters.
  const isCanonical = decoded === decoded.normalize();
  const route = isCanonical
    ? (findRoute(decoded, byPath) ?? findRoute(sitePath, byPath))
    : undefined;
  return route === undefined ? {kind: 'other', sitePath: decoded} : {kind: 'route', route};
}

/**
 * Returns true if a path leads to an output file: the file itself, the file with `.html`, or `index.html` in the folder
 * (row LINK-07).
 *
 * @param sitePath Decoded, without the base path.
 */
export function isOutputFile(sitePath: string, outputPaths: ReadonlySet<string>): boolean {
  const path = sitePath.slice(1);
  if (path === '' || path.endsWith('/')) return outputPaths.has(`${path}index.html`);
  return [path, `${path}.html`, `${path}/index.html`].some((file) => outputPaths.has(file));
}

function withoutBase(pathname: string, baseUrl: string): string | undefined {
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
}
