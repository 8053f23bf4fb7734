import {maxNameBytes} from './portable-name.ts';
import {withoutTrailingSlash} from './route-path.ts';

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
