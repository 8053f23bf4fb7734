import {routeToHref, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {Redirect, RedirectPattern} from '../../site/types.ts';

/** A site's redirects and URL. */
export interface SiteRedirects {
  readonly redirects: readonly Redirect[];
  readonly redirectPatterns: readonly RedirectPattern[];
  /** Protocol and host. */
  readonly url: string;
  readonly baseUrl: string;
}

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages. Each path is listed with and without a trailing slash, because
 * Cloudflare distinguishes them. Patterns are last, as Cloudflare requires.
 *
 * On Netlify, a redirect's page overrides its rule unless the rule contains `301!`, which Cloudflare rejects. Netlify
 * users must change the file, as described in `docs/content/docs/current/deploy/netlify.md`.
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

/**
 * Returns the redirects that no pattern covers, and those from the prefix of a pattern: `/v1/*` does not cover `/v1`.
 */
export function ruled(
  redirects: readonly Redirect[],
  patterns: readonly RedirectPattern[],
): readonly Redirect[] {
  const beginnings = new Set(patterns.map(({from}) => withoutTrailingSlash(from)));
  return redirects.filter(({from, isExpanded}) => isExpanded !== true || beginnings.has(from));
}

/** Adds the host if `:splat` may begin with a slash, because the result would otherwise lead to a different host. */
function ownHost(href: string, url: string): string {
  return href === '/:splat' ? url + href : href;
}

/** Escapes colons, which begin placeholders. */
function literal(path: string): string {
  return path.replaceAll(':', '%3A');
}

/** Returns nginx locations. nginx compares decoded paths, and treats `$` in a target as the start of a variable. */
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

/** Adds the request's query, unless the target has its own. */
function withQuery(href: string): string {
  return href.includes('?') ? href : href.replace(/(?=#|$)/, () => '$is_args$args');
}

function withoutVariables(href: string): string {
  return href.replaceAll('$', '%24');
}

/** Returns a path with and without a trailing slash. */
export function bothForms(from: string): string[] {
  return from === '/' ? ['/'] : [from, `${from}/`];
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
