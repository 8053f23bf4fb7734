import {type Diagnostic, type Location, printable} from '../diagnostics/diagnostic.ts';

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
 * Returns the kind of a URL: `external` for a protocol or a leading `//` (row LINK-01), `pathname` for the escape hatch
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

/**
 * Returns the normalized path of a route: without `/index.html` and `.html` extensions (row ROUTE-03), and in Unicode's
 * NFC form. Percent-encoding is unchanged.
 *
 * @param pathname Begins with `/`; no query, no hash.
 * @returns Begins with `/`. A trailing slash is kept; removing `index.html` also leaves a trailing slash.
 * @example normalizeRoutePath('/docs/index.html') // '/docs/'
 * @example normalizeRoutePath('/docs/a.html') // '/docs/a'
 */
export function normalizeRoutePath(pathname: string): string {
  return (
    pathname
      .normalize()
      // Removes repeated extensions, so that a normalized path stays the same when it is normalized again.
      .replace(/(?<=[^/])(?:\.html)+$/, '.html')
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=[^/])\.html$/, '')
  );
}

/** Removes the trailing slash, so that `/docs` and `/docs/` compare equal. `/` is unchanged. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** Returns a path with exactly one trailing slash. */
export function withTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * Applies the `trailingSlash` setting to a path (rows SLASH-01 to SLASH-04).
 *
 * @param pathname Begins with `/`; no query, no hash. `/` is unchanged.
 * @param trailingSlash `undefined` leaves the path unchanged.
 */
export function applyTrailingSlash(pathname: string, trailingSlash: boolean | undefined): string {
  if (pathname === '/' || trailingSlash === undefined) return pathname;
  return trailingSlash ? withTrailingSlash(pathname) : withoutTrailingSlash(pathname);
}

/**
 * Finds the route of a path. If there is none, tries the path without `/index.html` or `.html` (row ROUTE-03). Ignores
 * a trailing slash; case-sensitive.
 *
 * @param path Begins with `/`; without base path, query and hash; decoded.
 * @param byPath Keyed by path without the trailing slash.
 */
export function findRoute<T>(path: string, byPath: ReadonlyMap<string, T>): T | undefined {
  return (
    byPath.get(withoutTrailingSlash(path)) ??
    byPath.get(withoutTrailingSlash(normalizeRoutePath(path)))
  );
}

/**
 * Returns the path of the file that serves a route, relative to the output folder.
 *
 * @param routePath Normalized, without the base path, not encoded: `/docs/2.x/`.
 * @param trailingSlash The site's setting: `false` gives `docs/2.x.html`, otherwise `docs/2.x/index.html`.
 */
export function routeToOutputPath(routePath: string, trailingSlash: boolean | undefined): string {
  const path = withoutTrailingSlash(routePath).slice(1);
  if (path === '') return 'index.html';
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

/**
 * Returns the route that an output file serves: the reverse of `routeToOutputPath`, for any setting.
 *
 * @param outputPath Relative to the output folder, `/` separators.
 * @returns `undefined` for a file that is not a page.
 * @example outputPathToRoute('docs/2.x/index.html') // '/docs/2.x/'
 * @example outputPathToRoute('docs/2.x.html') // '/docs/2.x'
 */
export function outputPathToRoute(outputPath: string): string | undefined {
  if (outputPath === 'index.html') return '/';
  if (outputPath.endsWith('/index.html')) return `/${outputPath.slice(0, -'index.html'.length)}`;
  return /[^/]\.html$/.test(outputPath) ? `/${outputPath.slice(0, -'.html'.length)}` : undefined;
}

/**
 * Guesses the output file from the form of its URL.
 *
 * @param path Decoded, without the base path and the slashes around it.
 * @param trailingSlash The site's setting.
 * @example likelyFile('docs/2.x', undefined) // 'docs/2.x/index.html'
 * @example likelyFile('img/logo.svg', undefined) // 'img/logo.svg'
 */
export function likelyFile(path: string, trailingSlash: boolean | undefined): string {
  return /\.[a-z]\w+$/i.test(path) ? path : routeToOutputPath(`/${path}`, trailingSlash);
}

/** Output path of the offline copy. */
export const offlineFile = 'offline.zip';

/** Maximum length of a file name in most file systems, in bytes. */
const maxNameBytes = 255;

/** Maximum length of a page's name in bytes. The names of the page's data files are up to five bytes longer. */
const longestName = maxNameBytes - 5;

/**
 * Returns the reason why an output path is unsafe, as a sentence part. The result is the same on every system, although
 * a backslash or a drive letter has a special meaning on some systems only.
 *
 * @param outputPath Relative to the output folder, `/` separators.
 * @returns `undefined` if the path is safe.
 */
export function outputPathProblem(outputPath: string): string | undefined {
  if (outputPath === '') return 'it is empty';
  if (outputPath.startsWith('/')) return 'it begins with `/`';
  if (/^[a-z]:(?=\/|$)/i.test(outputPath)) return 'it begins with a drive letter';
  if (outputPath.includes('\\')) return 'it contains a backslash';
  // Users cannot type, see or link to control characters.
  if (/\p{Cc}/u.test(outputPath)) return 'it contains a control character';
  if (/\p{Cs}/u.test(outputPath)) return 'it contains half of a surrogate pair';
  const segments = outputPath.split('/');
  if (segments.includes('..')) return 'it leaves its folder with `..`';
  if (segments.includes('') || segments.includes('.')) return 'it contains an empty segment';
  const encoder = new TextEncoder();
  return segments.some((segment) => encoder.encode(segment).length > longestName)
    ? `it contains a segment of more than ${longestName} bytes`
    : undefined;
}

/**
 * Returns the path of a route's script chunk and metadata, relative to the output folder, without the extension. The
 * client derives the same name from the path.
 *
 * @example routeToDataPath('/docs/2.x/') // '_data/docs/2.x'
 * @example routeToDataPath('/') // '_data/index'
 * @example routeToDataPath('/search') // '_data/_data/search', because `_data/search.json` describes the search index
 */
export function routeToDataPath(routePath: string): string {
  const path = withoutTrailingSlash(routePath).slice(1);
  const folder = /^(?:routes|search|sidebars\/[^/]+)$/.test(path) ? '_data/_data/' : '_data/';
  return folder + (path === '' ? 'index' : path);
}

/**
 * Returns the path of a route's Markdown copy, relative to the output folder. The result does not depend on a trailing
 * slash.
 *
 * @example routeToMarkdownPath('/docs/2.x/guide/testing') // 'docs/2.x/guide/testing.md'
 * @example routeToMarkdownPath('/docs/2.x/') // 'docs/2.x.md'
 * @example routeToMarkdownPath('/') // 'index.md'
 */
export function routeToMarkdownPath(routePath: string): string {
  const path = withoutTrailingSlash(routePath).slice(1);
  return `${path === '' ? 'index' : path}.md`;
}

/** Maximum length of an extension in a shortened name. A longer suffix is not a file type. */
const maxExtensionBytes = 32;

const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
const forbidden = /[<>:"|?*\\\p{Cc}]/u;

/**
 * Returns a warning for a site's file whose name is invalid on Windows.
 *
 * @param path Relative, `/` separators.
 * @param location Location of the file's source.
 */
export function portabilityProblem(path: string, location: Location): Diagnostic | undefined {
  const problem = path.split('/').flatMap((name) => nameProblem(name) ?? [])[0];
  if (problem === undefined) return undefined;
  return {
    severity: 'warning',
    code: 'name-not-portable',
    message: `\`${printable(path)}\` cannot be a file on Windows: ${problem}.`,
    ...location,
    consequence: 'The site cannot be built, unpacked or served on Windows.',
    hint: 'Rename the file or folder, or set another `slug` for the page.',
  };
}

function nameProblem(name: string): string | undefined {
  const shown = `\`${printable(name)}\``;
  const [character] = forbidden.exec(name) ?? [];
  if (character !== undefined) {
    return `${shown} contains ${/\p{Cc}/u.test(character) ? 'a control character' : `\`${character}\``}`;
  }
  if (devices.test(name)) return `${shown} is the name of a device`;
  if (name.endsWith('.')) return `${shown} ends with a period`;
  return name.endsWith(' ') ? `${shown} ends with a space` : undefined;
}

/**
 * Returns a file name that is valid on every system.
 *
 * @param stem First part of the name, shortened and changed as needed.
 * @param suffix Last part of the stem, such as a hash; never changed.
 * @param extension With its period, or empty.
 */
export function portableName(stem: string, suffix: string, extension: string): string {
  const plain = (text: string) => text.replaceAll(new RegExp(forbidden, 'gu'), '-');
  const end = suffix + shortened(plain(extension), maxExtensionBytes);
  const start = shortened(plain(stem), maxNameBytes - Buffer.byteLength(end));
  return `${start}${end}`.replace(/[. ]+$/, '');
}

function shortened(text: string, maxBytes: number): string {
  const characters = [...text];
  while (Buffer.byteLength(characters.join('')) > maxBytes) characters.pop();
  return characters.join('');
}

/** Folders that hosts serve themselves, such as `/_vercel/insights/script.js`. */
const hostFolders: Readonly<Record<string, string>> = {
  '/_vercel/': 'Vercel',
  '/.netlify/': 'Netlify',
  '/cdn-cgi/': 'Cloudflare',
};

/** Returns the name of the host that serves a root-relative URL itself; `undefined` for other URLs. */
export function hostOf(href: string): string | undefined {
  return Object.entries(hostFolders).find(([folder]) => href.startsWith(folder))?.[1];
}
