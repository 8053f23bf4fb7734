import {routeToHref} from '../../core/urls/href.ts';
import {bothForms, ruled, type SiteRedirects} from './hosting-redirects.ts';
import type {HeaderRule} from './types.ts';

interface VercelInput extends SiteRedirects {
  readonly trailingSlash: boolean | undefined;
  readonly rules: readonly HeaderRule[];
}

/**
 * What Vercel has to know of an output that is deployed as it is.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelFile({
  redirects,
  redirectPatterns,
  baseUrl,
  trailingSlash,
  rules,
}: VercelInput): string {
  const single = ruled(redirects, redirectPatterns).flatMap(({from, href}) =>
    bothForms(from).map((path) => ({
      source: literal(routeToHref(path, baseUrl)),
      destination: literalTarget(href),
      statusCode: 301,
    })),
  );
  const patterns = redirectPatterns.map(({from, href}) => ({
    source: `${literal(routeToHref(from, baseUrl))}:splat(.*)`,
    destination: href.endsWith(splat)
      ? literalTarget(href.slice(0, -splat.length)) + splat
      : literalTarget(href),
    statusCode: 301,
  }));
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    ...(trailingSlash !== undefined && {trailingSlash}),
    ...(trailingSlash === false && {cleanUrls: true}),
    headers: rules.map(({path, headers}) => ({
      source: (baseUrl + path).split('*').map(literal).join('(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({key, value})),
    })),
    redirects: [...single, ...patterns],
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const splat = ':splat';

/** Characters with a meaning in a pattern, as themselves. */
function literal(path: string): string {
  return path.replace(/[(){}:*+?\\]/g, '\\$&');
}

/** A colon begins the name of a part, but for that of the protocol. */
function literalTarget(href: string): string {
  return href.replace(/:(?!\/\/)/g, '%3A');
}
