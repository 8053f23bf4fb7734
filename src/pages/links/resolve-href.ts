import {decodePath} from '../../core/urls/decode.ts';
import {routeToHref} from '../../core/urls/href.ts';
import {parseUrl} from '../../core/urls/parse-url.ts';

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
