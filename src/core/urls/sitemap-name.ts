/** Name of the sitemap that crawlers read first. */
export const sitemapName = 'sitemap.xml';

/** Returns the name of a part of a large sitemap. @param number 1-based. */
export function numberedSitemap(number: number): string {
  return `sitemap-${number}.xml`;
}

/** True for the name of a sitemap or of one of its parts, relative to the output folder. */
export function isSitemapName(path: string): boolean {
  return /^sitemap(?:-\d+)?\.xml$/.test(path);
}
