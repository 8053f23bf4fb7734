import {decodePath, parseUrl, routeToHref} from '../../core/urls/href.ts';
import {findRoute} from '../../core/urls/route-path.ts';
import type {Route} from '../../site/routes/types.ts';

/** Where an internal address leads. */
export interface Target {
  /** Path on the host, base in front, percent-encoded, without query. */
  readonly pathname: string;
  /** Decoded, without `#` and without a text fragment; empty if there is none. */
  readonly fragment: string;
}

/**
 * Resolve an address as the browser does that shows the page.
 *
 * @param route The page: route path, without the base.
 * @returns `undefined` for what is no address at all.
 */
export function resolveHref(href: string, route: string, baseUrl: string): Target | undefined {
  // The host plays no part; `.invalid` can belong to nobody (RFC 2606).
  const page = `http://host.invalid${routeToHref(route, baseUrl)}`;
  const url = parseUrl(href, page);
  return url && {pathname: url.pathname, fragment: decodeFragment(url.hash)};
}

/** `:~:` begins instructions to the browser, such as text to be found (URL fragment text directives). */
function decodeFragment(hash: string): string {
  const [fragment = ''] = hash.slice(1).split(':~:');
  return decodePath(fragment);
}

/** What a path on the host is to the site. */
export type Location =
  | {readonly kind: 'route'; readonly route: Route}
  /** No route: perhaps a file. `sitePath` is decoded, without the base. */
  | {readonly kind: 'other'; readonly sitePath: string}
  /** Not below the base. */
  | {readonly kind: 'outside'};

/**
 * @param pathname Percent-encoded, base in front.
 * @param byPath Keyed by path without the ending slash.
 */
export function locatePath(
  pathname: string,
  baseUrl: string,
  byPath: ReadonlyMap<string, Route>,
): Location {
  const sitePath = `${pathname}/` === baseUrl ? '/' : withoutBase(pathname, baseUrl);
  if (sitePath === undefined) return {kind: 'outside'};
  const decoded = decodePath(sitePath);
  // Browsers ask for the very characters, and hosts look for a file of that very name.
  const isCanonical = decoded === decoded.normalize();
  const route = isCanonical
    ? (findRoute(decoded, byPath) ?? findRoute(sitePath, byPath))
    : undefined;
  return route === undefined ? {kind: 'other', sitePath: decoded} : {kind: 'route', route};
}

/**
 * Is this path a file of the output: as it stands, with `.html`, or as a folder with `index.html`
 * (row LINK-07)?
 *
 * @param sitePath Decoded, without the base.
 */
export function isOutputFile(sitePath: string, outputPaths: ReadonlySet<string>): boolean {
  const path = sitePath.slice(1);
  if (path === '' || path.endsWith('/')) return outputPaths.has(`${path}index.html`);
  return [path, `${path}.html`, `${path}/index.html`].some((file) => outputPaths.has(file));
}

function withoutBase(pathname: string, baseUrl: string): string | undefined {
  return pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
}
