/**
 * Every address of a sitemap, and where it begins.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapAddresses(xml: string): {readonly href: string; readonly offset: number}[] {
  return [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(({1: text = '', index}) => ({
    href: unescapeXml(text),
    offset: index,
  }));
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
