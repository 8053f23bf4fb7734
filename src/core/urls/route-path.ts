import type {Diagnostic, Location} from '../diagnostics/diagnostic.ts';
import {printable} from '../diagnostics/message-text.ts';

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

/**
 * The route that a path leads to: as it stands, else with `/index.html` or `.html` dropped (row
 * ROUTE-03). With or without an ending slash; case counts.
 *
 * @param path Begins with `/`; without base, query and hash; decoded.
 * @param byPath Keyed by path without the ending slash.
 */
export function findRoute<T>(path: string, byPath: ReadonlyMap<string, T>): T | undefined {
  return (
    byPath.get(withoutTrailingSlash(path)) ??
    byPath.get(withoutTrailingSlash(normalizeRoutePath(path)))
  );
}

/**
 * The file that serves a route, relative to the output folder.
 *
 * @param routePath Clean, without the base, not encoded: `/docs/2.x/`.
 * @param trailingSlash The site's setting: `false` gives `docs/2.x.html`, otherwise `docs/2.x/index.html`.
 */
export function routeToOutputPath(routePath: string, trailingSlash: boolean | undefined): string {
  const path = withoutTrailingSlash(routePath).slice(1);
  if (path === '') return 'index.html';
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

/**
 * The route that a file of the output serves: the reverse of `routeToOutputPath`, whatever the setting.
 *
 * @param outputPath Relative to the output folder, `/` separators.
 * @returns `undefined` for a file that is no page.
 * @example outputPathToRoute('docs/2.x/index.html') // '/docs/2.x/'
 * @example outputPathToRoute('docs/2.x.html') // '/docs/2.x'
 */
export function outputPathToRoute(outputPath: string): string | undefined {
  if (outputPath === 'index.html') return '/';
  if (outputPath.endsWith('/index.html')) return `/${outputPath.slice(0, -'index.html'.length)}`;
  return /[^/]\.html$/.test(outputPath) ? `/${outputPath.slice(0, -'.html'.length)}` : undefined;
}

/**
 * The file that an address of a finished site most likely leads to, by its form alone.
 *
 * @param path Decoded, without the base and slashes around it.
 * @param trailingSlash The site's setting.
 * @example likelyFile('docs/2.x', undefined) // 'docs/2.x/index.html'
 * @example likelyFile('img/logo.svg', undefined) // 'img/logo.svg'
 */
export function likelyFile(path: string, trailingSlash: boolean | undefined): string {
  return /\.[a-z]\w+$/i.test(path) ? path : routeToOutputPath(`/${path}`, trailingSlash);
}

/** Limit of a name in most file systems. */
const maxNameBytes = 255;

/** A page's data files add up to five bytes to its name. */
const longestName = maxNameBytes - 5;

/**
 * Why a path does not lie inside the output folder, as a part of a sentence. The same on every system: a
 * backslash or a drive letter is a name on one and a way out on another.
 *
 * @param outputPath Relative to the output folder, `/` separators.
 * @returns `undefined` when the path is safe.
 */
export function outputPathProblem(outputPath: string): string | undefined {
  if (outputPath === '') return 'it is empty';
  if (outputPath.startsWith('/')) return 'it begins with `/`';
  if (/^[a-z]:(?=\/|$)/i.test(outputPath)) return 'it begins with the letter of a drive';
  if (outputPath.includes('\\')) return 'it holds a backslash';
  // Other control characters cannot be typed, shown or linked to.
  if (/\p{Cc}/u.test(outputPath)) return 'it holds a control character';
  if (/\p{Cs}/u.test(outputPath)) return 'it holds half a character';
  const segments = outputPath.split('/');
  if (segments.includes('..')) return 'it climbs out of its folder with `..`';
  if (segments.includes('') || segments.includes('.')) return 'it has an empty part';
  const encoder = new TextEncoder();
  return segments.some((segment) => encoder.encode(segment).length > longestName)
    ? `it has a part of more than ${longestName} bytes`
    : undefined;
}

/**
 * Where a route's script chunk and metadata lie, relative to the output folder, without extension.
 * The client derives the same name from the path alone.
 *
 * @example routeToDataPath('/docs/2.x/') // '_data/docs/2.x'
 * @example routeToDataPath('/') // '_data/index'
 */
export function routeToDataPath(routePath: string): string {
  const path = withoutTrailingSlash(routePath).slice(1);
  return `_data/${path === '' ? 'index' : path}`;
}

/**
 * Where a route's Markdown lies, relative to the output folder: beside its page, whatever form that has.
 *
 * @example routeToMarkdownPath('/docs/2.x/guide/testing') // 'docs/2.x/guide/testing.md'
 * @example routeToMarkdownPath('/docs/2.x/') // 'docs/2.x.md'
 * @example routeToMarkdownPath('/') // 'index.md'
 */
export function routeToMarkdownPath(routePath: string): string {
  const path = withoutTrailingSlash(routePath).slice(1);
  return `${path === '' ? 'index' : path}.md`;
}

/** Limit of an extension in a shortened name: a longer one names no type of files. */
const maxExtensionBytes = 32;

const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
const forbidden = /[<>:"|?*\\\p{Cc}]/u;

/**
 * Returns a warning of a file of the site that cannot exist on Windows.
 *
 * @param path Relative, `/` separators.
 * @param location Its source.
 */
export function portabilityProblem(path: string, location: Location): Diagnostic | undefined {
  const problem = path.split('/').flatMap((name) => nameProblem(name) ?? [])[0];
  if (problem === undefined) return undefined;
  return {
    severity: 'warning',
    code: 'name-not-portable',
    message: `\`${printable(path)}\` cannot be a file on Windows: ${problem}.`,
    ...location,
    consequence: 'The site cannot be built, unpacked or served there.',
    hint: 'Rename the file or folder; a page may have another `slug`.',
  };
}

function nameProblem(name: string): string | undefined {
  const shown = `\`${printable(name)}\``;
  const [character] = forbidden.exec(name) ?? [];
  if (character !== undefined) {
    return `${shown} holds ${/\p{Cc}/u.test(character) ? 'a control character' : `\`${character}\``}`;
  }
  if (devices.test(name)) return `${shown} is the name of a device`;
  if (name.endsWith('.')) return `${shown} ends with a period`;
  return name.endsWith(' ') ? `${shown} ends with a space` : undefined;
}

/**
 * Returns a file name that can exist everywhere.
 *
 * @param stem First part of the name, shortened and changed as needed.
 * @param suffix Last part of the stem, such as a hash; kept.
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
