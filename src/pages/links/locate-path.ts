import {decodePath} from '../../core/urls/decode.ts';
import {findRoute} from '../../core/urls/find-route.ts';
import type {Route} from '../../site/routes/types.ts';

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
