import {routeToHref} from '../../core/urls/href.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {Redirect, RedirectPattern} from '../../site/routes/types.ts';

/** The redirects of a site, and where it lives. */
export interface SiteRedirects {
  readonly redirects: readonly Redirect[];
  readonly redirectPatterns: readonly RedirectPattern[];
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
}

/**
 * Redirects in the form that Netlify and Cloudflare Pages read at their root: `_redirects`. Both forms of an
 * address, with and without an ending slash, since Cloudflare tells them apart. Patterns come last, as Cloudflare wants it.
 *
 * On Netlify the page of a redirect wins over its rule, unless that says `301!`, which Cloudflare takes for a mistake (and counts as a rule).
 * So who publishes there changes the file: `docs/content/docs/current/deploy/netlify.md`.
 *
 * @see https://docs.netlify.com/routing/redirects/#syntax-for-the-_redirects-file
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({redirects, redirectPatterns, url, baseUrl}: SiteRedirects): string {
  const single = ruled(redirects, redirectPatterns).flatMap(({from, href}) =>
    bothForms(from).map((path) => `${literal(routeToHref(path, baseUrl))} ${href} 301\n`),
  );
  const patterns = redirectPatterns.map(
    ({from, href}) => `${literal(routeToHref(from, baseUrl))}* ${ownHost(href, url)} 301\n`,
  );
  return [...single, ...patterns].join('');
}

/** Those that no pattern says, but for the address of a pattern's beginning: `/v1/*` is not `/v1`. */
export function ruled(
  redirects: readonly Redirect[],
  patterns: readonly RedirectPattern[],
): readonly Redirect[] {
  const beginnings = new Set(patterns.map(({from}) => withoutTrailingSlash(from)));
  return redirects.filter(({from, isExpanded}) => isExpanded !== true || beginnings.has(from));
}

/** What follows the root of a host may begin with a slash: then it would name another host. */
function ownHost(href: string, url: string): string {
  return href === '/:splat' ? url + href : href;
}

/** A colon would begin a placeholder. */
function literal(path: string): string {
  return path.replaceAll(':', '%3A');
}

/** The same as locations of nginx, which compares decoded paths and reads `$` in a target as a variable. */
export function nginxRedirects({
  redirects,
  redirectPatterns,
  url,
  baseUrl,
}: SiteRedirects): string[] {
  const single = ruled(redirects, redirectPatterns).flatMap(({from, href}) =>
    bothForms(from).map(
      (path) =>
        `location = ${quoted(baseUrl + path.slice(1))} {\n  return 301 ${quoted(withQuery(withoutVariables(href)))};\n}\n`,
    ),
  );
  const patterns = redirectPatterns.map(({from, href}) => {
    const path = baseUrl + from.slice(1);
    const target = withoutVariables(ownHost(href, url)).replace(/:splat$/, '$1');
    const expression = `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(.*)$`;
    return `location ^~ ${quoted(path)} {\n  rewrite ${quoted(expression)} ${quoted(target)} permanent;\n}\n`;
  });
  return [...single, ...patterns];
}

/** The query of the request goes along, unless the target has its own. */
function withQuery(href: string): string {
  return href.includes('?') ? href : href.replace(/(?=#|$)/, () => '$is_args$args');
}

function withoutVariables(href: string): string {
  return href.replaceAll('$', '%24');
}

/** With and without an ending slash. */
export function bothForms(from: string): string[] {
  return from === '/' ? ['/'] : [from, `${from}/`];
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
