import {escapeAttribute} from '../../core/html/escape.ts';
import {routeToHref} from '../../core/urls/href.ts';
import {numberedSitemap, sitemapName} from '../../core/urls/sitemap-name.ts';
import type {EmittedFile} from '../types.ts';

/** Limits of a sitemap file. @see https://www.sitemaps.org/protocol.html */
const protocolLimits = {urls: 50_000, bytes: 50 * 2 ** 20};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Maximum size of the markup around the URLs in a file. */
const frameBytes = 200;

/** An indexable page. */
interface SitemapPage {
  /** Route path. */
  readonly path: string;
  /** Time of the last change, in seconds since 1970. */
  readonly time: number | undefined;
}

/**
 * Returns the sitemap (rows SEO-09, SEO-10, SEO-12). All dates are commit dates, so builds are reproducible. A large
 * sitemap becomes several files, and `sitemap.xml` lists them.
 */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  {url, baseUrl}: {readonly url: string; readonly baseUrl: string},
  limits = protocolLimits,
): EmittedFile[] {
  const addressOf = (path: string): string => escapeAttribute(new URL(path, url).href);
  const listed = pages.map(({path, time}) => {
    const changed =
      time === undefined
        ? ''
        : `<lastmod>${new Date(time * 1_000).toISOString().slice(0, 10)}</lastmod>`;
    return `<url><loc>${addressOf(routeToHref(path, baseUrl))}</loc>${changed}<changefreq>weekly</changefreq><priority>0.5</priority></url>`;
  });
  const parts = splitBySize(listed, limits);
  if (parts.length < 2) return [{outputPath: sitemapName, contents: xml('urlset', listed)}];
  const files = parts.map((urls, index) => ({
    outputPath: numberedSitemap(index + 1),
    contents: xml('urlset', urls),
  }));
  const index = files.map(
    ({outputPath}) => `<sitemap><loc>${addressOf(baseUrl + outputPath)}</loc></sitemap>`,
  );
  return [{outputPath: sitemapName, contents: xml('sitemapindex', index)}, ...files];
}

function splitBySize(lines: readonly string[], {urls, bytes}: typeof protocolLimits): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  let size = frameBytes;
  for (const line of lines) {
    const length = Buffer.byteLength(line) + 1;
    if (part.length > 0 && (part.length === urls || size + length > bytes)) {
      parts.push(part);
      part = [];
      size = frameBytes;
    }
    part.push(line);
    size += length;
  }
  return [...parts, part];
}

function xml(element: string, lines: readonly string[]): string {
  return [declaration, `<${element} ${namespace}>`, ...lines, `</${element}>`, ''].join('\n');
}
