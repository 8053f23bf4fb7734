import type {Redirect} from '../routes/types.ts';
import {routeToHref} from '../urls/href.ts';

/**
 * Redirects in the form that Netlify and Cloudflare Pages read at their root: `_redirects`. Both forms of an
 * address, with and without an ending slash, since Cloudflare tells them apart.
 *
 * @see https://docs.netlify.com/routing/redirects/#syntax-for-the-_redirects-file
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  return redirects
    .flatMap(({from, href}) =>
      bothForms(from).map((path) => `${literal(routeToHref(path, baseUrl))} ${href} 301\n`),
    )
    .join('');
}

/** A colon would begin a placeholder. */
function literal(path: string): string {
  return path.replaceAll(':', '%3A');
}

/** The same as locations of nginx, which compares decoded paths and reads `$` in a target as a variable. */
export function nginxRedirects(redirects: readonly Redirect[], baseUrl: string): string[] {
  return redirects.flatMap(({from, href}) =>
    bothForms(from).map(
      (path) =>
        `location = ${quoted(baseUrl + path.slice(1))} {\n  return 301 ${quoted(href.replaceAll('$', '%24'))};\n}\n`,
    ),
  );
}

function bothForms(from: string): string[] {
  return from === '/' ? ['/'] : [from, `${from}/`];
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
