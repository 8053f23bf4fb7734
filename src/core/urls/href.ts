/** Decodes the percent-encoding of a path. A path with an invalid `%` sequence is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Kind of a link's URL. It determines how the URL is resolved, checked and rendered. */
export type HrefKind = 'external' | 'hash' | 'pathname' | 'internal';

/**
 * Returns the kind of a URL: `external` with a protocol or a leading `//` (row LINK-01), `pathname` for the escape hatch
 * `pathname://` (LINK-03), `hash` for an anchor on the same page, otherwise `internal`.
 */
export function hrefKind(href: string): HrefKind {
  if (href.startsWith('pathname://')) return 'pathname';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return 'external';
  return href.startsWith('#') ? 'hash' : 'internal';
}

/** Parts of an internal URL. `search` and `hash` include their `?` and `#`, or are empty. */
export interface HrefParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function splitHref(href: string): HrefParts {
  const hashAt = href.indexOf('#');
  const hash = hashAt < 0 ? '' : href.slice(hashAt);
  const rest = hashAt < 0 ? href : href.slice(0, hashAt);
  const searchAt = rest.indexOf('?');
  return searchAt < 0
    ? {pathname: rest, search: '', hash}
    : {pathname: rest.slice(0, searchAt), search: rest.slice(searchAt), hash};
}

/**
 * Adds the base path to a site path, unless the path already begins with it (row LINK-02).
 *
 * @param pathname Begins with `/`, for example `/docs/x`.
 * @param baseUrl Begins and ends with `/`.
 */
export function withBaseUrl(pathname: string, baseUrl: string): string {
  if (pathname.startsWith(baseUrl)) return pathname;
  if (`${pathname}/` === baseUrl) return baseUrl;
  return baseUrl + pathname.slice(1);
}

/**
 * Returns the percent-encoded URL of a route under its base path, for use in an attribute.
 *
 * @param routePath Normalized, without the base path, not encoded: `/docs/a b`.
 */
export function routeToHref(routePath: string, baseUrl: string): string {
  return encodeURI(baseUrl + routePath.slice(1)).replace(/[?#]/g, encodeURIComponent);
}

/** Encodes a relative file path for a Markdown link, so that no character ends the link or begins a query. */
export function fileHref(path: string): string {
  return path.replace(
    /[ ()<>%?#\\"]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Removes the base path from a site path. `/base/docs/x` and `/docs/x` refer to the same page (row LINK-02). */
export function withoutBaseUrl(pathname: string, baseUrl: string): string {
  if (pathname.startsWith(baseUrl)) return pathname.slice(baseUrl.length - 1);
  return `${pathname}/` === baseUrl ? '/' : pathname;
}

/**
 * Resolves a configured URL. A path gets the base path, with or without a leading slash; a URL with a protocol is
 * unchanged.
 *
 * @example configuredHref('img/logo.svg?v=2', '/base/') // '/base/img/logo.svg?v=2'
 */
export function configuredHref(written: string, baseUrl: string): string {
  if (hrefKind(written) === 'external') return written;
  const {pathname, search, hash} = splitHref(written);
  const path = decodePath(pathname.startsWith('/') ? pathname : `/${pathname}`);
  return routeToHref(withoutBaseUrl(path, baseUrl), baseUrl) + search + hash;
}

/** Returns the URL for the escape hatch `pathname://…`, under the base path (row LINK-03). */
export function pathnameHref(href: string, baseUrl: string): string {
  const path = href.slice('pathname://'.length);
  return withBaseUrl(path.startsWith('/') ? path : `/${path}`, baseUrl);
}

/**
 * Parses a URL. Returns `undefined` if it is invalid.
 *
 * `URL.canParse` is not used: after Node.js 20 has optimized a caller, it returns `false` for every URL with a letter
 * such as `ü`.
 */
export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
