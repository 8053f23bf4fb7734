import {routeToHref, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {HeaderRule} from '../types.ts';
import {bothForms, ruled, type SiteRedirects} from './hosting-rules.ts';

interface VercelInput extends SiteRedirects {
  readonly trailingSlash: boolean | undefined;
  readonly rules: readonly HeaderRule[];
}

/**
 * Returns `vercel.json` for an output folder.
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

/** Escapes the special characters in a pattern. */
function literal(path: string): string {
  return path.replace(/[(){}:*+?\\]/g, '\\$&');
}

/** Escapes all colons, which begin parameters, except the one after the protocol. */
function literalTarget(href: string): string {
  return href.replace(/:(?!\/\/)/g, '%3A');
}

/** Matches a file extension. Pages with such an ending, such as `1.x`, are listed in the function. */
const fileEnding = /\.[a-z][a-z\d]*$/i;

interface CloudFrontInput extends SiteRedirects {
  /** Paths of all pages, without the base path. */
  readonly pages: readonly string[];
  readonly trailingSlash: boolean | undefined;
}

/**
 * Returns a CloudFront function for viewer requests (runtime 2.0): redirects, trailing slashes, and page files.
 * CloudFront accepts at most 10 KB, which is about 100 redirects.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function cloudFrontFile({
  redirects,
  redirectPatterns,
  baseUrl,
  pages,
  trailingSlash,
}: CloudFrontInput): string {
  const likeFiles = pages
    .map(withoutTrailingSlash)
    .filter((path) => fileEnding.test(path))
    .map((path) => routeToHref(path, baseUrl));
  const single = ruled(redirects, redirectPatterns).flatMap(({from, href}) =>
    bothForms(from).map((path) => [routeToHref(path, baseUrl), href]),
  );
  const patterns = redirectPatterns.map(({from, href}) => [routeToHref(from, baseUrl), href]);
  return `// A function for CloudFront, for viewer requests. Runtime: cloudfront-js-2.0
const base = ${JSON.stringify(baseUrl)};
const redirects = ${lines(single, '{', '}')};
const patterns = ${lines(patterns, '[', ']')};
// Pages with names like those of files, such as /docs/node.js.
const likeFiles = ${JSON.stringify(likeFiles)};
const pagesAreFiles = ${trailingSlash === false};

function handler(event) {
  const request = event.request;
  // Two slashes at the beginning would lead to another host.
  const path = request.uri.replace(/^\\/+/, '/');
  if (path + '/' === base) return redirect(base);
  if (!path.startsWith(base)) return request;
  if (Object.prototype.hasOwnProperty.call(redirects, path)) return redirect(redirects[path]);
  for (const [prefix, target] of patterns) {
    if (!path.startsWith(prefix)) continue;
    const rest = path.slice(prefix.length).replace(/^\\/+/, '');
    return redirect(target.replace(/:splat$/, () => rest));
  }
  if (path === base) {
    request.uri = base + 'index.html';
  } else if (path.endsWith('/')) {
    if (pagesAreFiles) return redirect(path.slice(0, -1));
    request.uri = path + 'index.html';
  } else if (likeFiles.includes(path) || !${fileEnding}.test(path)) {
    if (!pagesAreFiles) return redirect(path + '/');
    request.uri = path + '.html';
  }
  return request;

  function redirect(location) {
    const query = Object.entries(request.querystring)
      .flatMap(([name, {value, multiValue}]) => (multiValue || [{value}]).map((one) => name + '=' + one.value))
      .join('&');
    const [address, place] = location.split('#');
    const asked = query && !address.includes('?') ? '?' + query : '';
    const value = address + asked + (place === undefined ? '' : '#' + place);
    return {statusCode: 301, statusDescription: 'Moved Permanently', headers: {location: {value}}};
  }
}
`;
}

/** Formats pairs as an object or a list, with one pair on each line. */
function lines(pairs: readonly (readonly string[])[], open: '{' | '[', close: '}' | ']'): string {
  if (pairs.length === 0) return open + close;
  const written = pairs.map(([key = '', value = '']) =>
    open === '{'
      ? `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`
      : `  [${JSON.stringify(key)}, ${JSON.stringify(value)}],`,
  );
  return [open, ...written, close].join('\n');
}
