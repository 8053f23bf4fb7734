/**
 * The clean path of a route: `/index.html`, `.html` endings dropped (row ROUTE-03), letters with accents in one form (Unicode's
 * NFC), percent-encoding untouched.
 *
 * @param pathname Begins with `/`; no query, no hash.
 * @returns Begins with `/`. An ending slash that was there stays, and a dropped `index.html` leaves one.
 * @example normalizeRoutePath('/docs/index.html') // '/docs/'
 * @example normalizeRoutePath('/docs/a.html') // '/docs/a'
 */
export function normalizeRoutePath(pathname: string): string {
  return (
    pathname
      .normalize()
      // Of several endings all go, so that a clean path stays as it is.
      .replace(/(?<=[^/])(?:\.html)+$/, '.html')
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=[^/])\.html$/, '')
  );
}

/** Without the ending slash, so that `/docs` and `/docs/` compare equal. `/` stays `/`. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** With exactly one ending slash. */
export function withTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * A path as the `trailingSlash` setting wants it (rows SLASH-01 to SLASH-04).
 *
 * @param pathname Begins with `/`; no query, no hash. `/` is left alone.
 * @param trailingSlash `undefined` leaves the path as it was written.
 */
export function applyTrailingSlash(pathname: string, trailingSlash: boolean | undefined): string {
  if (pathname === '/' || trailingSlash === undefined) return pathname;
  return trailingSlash ? withTrailingSlash(pathname) : withoutTrailingSlash(pathname);
}
