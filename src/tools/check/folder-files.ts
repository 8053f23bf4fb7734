import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {extractLinks} from '../../core/html/extract-links.ts';
import {relativePath} from '../../core/paths/paths.ts';
import {outputPathToRoute, parseUrl, routeToHref} from '../../core/urls/href.ts';
import {isSitemapName} from '../../core/urls/sitemap-name.ts';
import type {BuiltFiles} from '../../pipeline/types.ts';
import type {SiteFile, SiteLocation} from './types.ts';

/**
 * Lists the files of an output folder as sorted relative paths. Symbolic links, pipes and devices are ignored, because
 * an output does not contain any.
 *
 * @throws The system error for an unreadable folder, whose files must not be skipped silently.
 */
export async function outputFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relativePath(folder, join(parentPath, name)))
    .sort();
}

/**
 * Reads a build's files that contain URLs, one after another.
 *
 * @param prefix Prefix for paths in reports: `build/`.
 */
export async function* folderFiles(
  {fileOf, outputPaths, prefix}: BuiltFiles & {readonly prefix: string},
  site: SiteLocation,
): AsyncGenerator<SiteFile> {
  for (const outputPath of outputPaths) {
    const kind = kindOf(outputPath);
    if (kind === undefined) continue;
    const read = (): Promise<string> => readFile(fileOf(outputPath), 'utf8');
    const text = await read();
    const path = kind === 'page' ? (outputPathToRoute(outputPath) ?? '/') : `/${outputPath}`;
    const served = new URL(routeToHref(path, site.baseUrl), site.url).href;
    const url = (kind === 'page' && ownCanonical(text, served)) || served;
    yield {kind, url, name: prefix + outputPath, text, again: read};
  }
}

function kindOf(outputPath: string): SiteFile['kind'] | undefined {
  if (outputPath.endsWith('.html')) return 'page';
  if (outputPath.endsWith('.css')) return 'style';
  return isSitemapName(outputPath) ? 'sitemap' : undefined;
}

/** Returns a page's canonical URL if it is the served URL, with or without a trailing slash. */
function ownCanonical(html: string, served: string): string | undefined {
  const href = canonicalOf(html);
  const bare = (url: string): string => url.replace(/\/$/, '');
  return href !== undefined && bare(href) === bare(served) ? href : undefined;
}

/** Returns a page's canonical URL, if it is a full URL. */
function canonicalOf(html: string): string | undefined {
  // Only the element is parsed, because parsing complete pages would be slow.
  const element = /<link\b[^>]*\bcanonical\b[^>]*>/i.exec(html)?.[0] ?? '';
  const link = extractLinks(element, {withHead: true}).links.find(
    ({attribute}) => attribute === 'canonical',
  );
  return link && parseUrl(link.href)?.href;
}

/**
 * Returns a site's origin and base path, derived from the canonical URL of its home page, or from that of the 404 page
 * if the home page only redirects.
 *
 * @param homePage HTML of `index.html`; empty or `undefined` if it does not exist.
 * @param notFoundPage HTML of `404.html`, likewise.
 * @returns `undefined` if there is no canonical URL.
 */
export function siteLocationOf(homePage = '', notFoundPage = ''): SiteLocation | undefined {
  const isRedirect = /<meta\s[^>]*http-equiv=["']?refresh/i.test(homePage);
  const canonical = isRedirect
    ? /^(.*\/)404(?:\.html)?\/?$/.exec(canonicalOf(notFoundPage) ?? '')?.[1]
    : canonicalOf(homePage);
  if (canonical === undefined) return undefined;
  const {origin, pathname} = new URL(canonical);
  return {url: origin, baseUrl: pathname.replace(/\/?$/, '/')};
}
