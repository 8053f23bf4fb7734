import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {extractLinks} from '../../core/html/extract-links.ts';
import {relativePath} from '../../core/paths/paths.ts';
import {parseUrl, routeToHref} from '../../core/urls/href.ts';
import {outputPathToRoute} from '../../core/urls/route-path.ts';
import type {SiteFile, SiteLocation} from './types.ts';

/**
 * Every file of an output folder, relative to it, sorted. Links, pipes and devices are none: an output holds none.
 *
 * @throws The system's error for a folder that cannot be read: what lies in it would silently be left out.
 */
export async function outputFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relativePath(folder, join(parentPath, name)))
    .sort();
}

/**
 * The files of an output folder that refer to others, one after the other.
 *
 * @param prefix What goes before their paths in reports: `build/`.
 */
export async function* folderFiles(
  {folder, outputPaths, prefix}: {folder: string; outputPaths: readonly string[]; prefix: string},
  site: SiteLocation,
): AsyncGenerator<SiteFile> {
  for (const outputPath of outputPaths) {
    const kind = kindOf(outputPath);
    if (kind === undefined) continue;
    const read = (): Promise<string> => readFile(join(folder, outputPath), 'utf8');
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
  return outputPath === 'sitemap.xml' ? 'sitemap' : undefined;
}

/** The address that a page gives itself: says whether readers see it with an ending slash. */
function ownCanonical(html: string, served: string): string | undefined {
  const href = canonicalOf(html);
  const bare = (url: string): string => url.replace(/\/$/, '');
  return href !== undefined && bare(href) === bare(served) ? href : undefined;
}

/** What a page calls its own address, if that is a full one. */
function canonicalOf(html: string): string | undefined {
  // The element is found first: reading all pages for it would take as long as reading their links.
  const element = /<link\b[^>]*\bcanonical\b[^>]*>/i.exec(html)?.[0] ?? '';
  const link = extractLinks(element, {withHead: true}).links.find(
    ({attribute}) => attribute === 'canonical',
  );
  return link && parseUrl(link.href)?.href;
}

/**
 * Where an output says that it lives: the canonical address of its home page.
 *
 * @param homePage HTML of `index.html`, if there is one.
 * @returns `undefined` if it does not say.
 */
export function siteLocationOf(homePage: string | undefined): SiteLocation | undefined {
  const canonical = homePage === undefined ? undefined : canonicalOf(homePage);
  if (canonical === undefined) return undefined;
  const {origin, pathname} = new URL(canonical);
  return {url: origin, baseUrl: pathname.replace(/\/?$/, '/')};
}
