/** Percent-decoded; a path with a stray `%` is no encoding and is taken as it stands. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Kind of a link's URL, which determines how it is resolved, checked and rendered. */
export type HrefKind = 'external' | 'hash' | 'pathname' | 'internal';

/**
 * @returns `external` with a protocol or a leading `//` (row LINK-01), `pathname` for the escape
 * hatch `pathname://` (LINK-03), `hash` for an anchor of the same page, else `internal`.
 */
export function hrefKind(href: string): HrefKind {
  if (href.startsWith('pathname://')) return 'pathname';
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return 'external';
  return href.startsWith('#') ? 'hash' : 'internal';
}

/** The parts of an internal address. `search` and `hash` keep their `?` and `#`, or are empty. */
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
 * A site path with the base in front, once (row LINK-02).
 *
 * @param pathname Begins with `/`, e.g. `/docs/x`. Already below the base: unchanged.
 * @param baseUrl Begins and ends with `/`.
 */
export function withBaseUrl(pathname: string, baseUrl: string): string {
  if (pathname.startsWith(baseUrl)) return pathname;
  if (`${pathname}/` === baseUrl) return baseUrl;
  return baseUrl + pathname.slice(1);
}

/**
 * The address of a route, ready for an attribute: base in front, percent-encoded.
 *
 * @param routePath Clean, without the base, not encoded: `/docs/a b`.
 */
export function routeToHref(routePath: string, baseUrl: string): string {
  return encodeURI(baseUrl + routePath.slice(1)).replace(/[?#]/g, encodeURIComponent);
}

/** A relative path of a file as Markdown links write it: no character in it ends the link or begins a query. */
export function fileHref(path: string): string {
  return path.replace(
    /[ ()<>%?#\\"]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A site path without the base; `/base/docs/x` and `/docs/x` mean the same page (row LINK-02). */
export function withoutBaseUrl(pathname: string, baseUrl: string): string {
  if (pathname.startsWith(baseUrl)) return pathname.slice(baseUrl.length - 1);
  return `${pathname}/` === baseUrl ? '/' : pathname;
}

/**
 * The final form of a configured address: base in front, once, leading slash or not. Addresses with a protocol stay as they are.
 *
 * @example siteAddress('img/logo.svg?v=2', '/base/') // '/base/img/logo.svg?v=2'
 */
export function siteAddress(written: string, baseUrl: string): string {
  if (hrefKind(written) === 'external') return written;
  const {pathname, search, hash} = splitHref(written);
  const path = decodePath(pathname.startsWith('/') ? pathname : `/${pathname}`);
  return routeToHref(withoutBaseUrl(path, baseUrl), baseUrl) + search + hash;
}

/** Address of the escape hatch `pathname://…`: base in front, otherwise as written (row LINK-03). */
export function pathnameHref(href: string, baseUrl: string): string {
  const path = href.slice('pathname://'.length);
  return withBaseUrl(path.startsWith('/') ? path : `/${path}`, baseUrl);
}

/**
 * An address as the URL standard reads it, or `undefined` where it is none.
 *
 * `URL.canParse` is not used: once Node 20 has optimised a caller, it answers `false` for every address with a letter
 * such as `ü`, which then passes for no address at all.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
