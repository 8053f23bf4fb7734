import {cssUrls} from '../../core/html/css-urls.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {decodePath, hrefKind, parseUrl} from '../../core/urls/href.ts';
import type {FileReading, Occurrence, Reference, SiteFile, SiteLocation} from './types.ts';

/** Reads a file's references. */
type ReferenceReader = (file: SiteFile) => FileReading;

type Resolved = Pick<Reference, 'url' | 'isOwn'> | undefined;

/**
 * Creates a reader for a site's files. The reader returns each URL only once per file, and omits URLs that are not
 * HTTP, such as `mailto:`.
 */
export function referenceReader(site: SiteLocation): ReferenceReader {
  // The layout contains the same URLs on every page, so results are cached.
  const fromRoot = new Map<string, Resolved>();
  const resolve = (written: string, base: string): Resolved => {
    if (!written.startsWith('/') || !base.startsWith(`${site.url}/`)) {
      return resolveUrl(written, base, site);
    }
    if (!fromRoot.has(written)) fromRoot.set(written, resolveUrl(written, base, site));
    return fromRoot.get(written);
  };
  return (file) => {
    const {found, anchors, base, refresh} = readFile(file);
    const references = new Map<string, Reference>();
    for (const {written, kind} of found) {
      const resolved = references.has(written) ? undefined : resolve(written, base);
      if (resolved === undefined) continue;
      references.set(written, {...resolved, written, kind, page: file.url});
    }
    return {
      references: [...references.values()],
      anchors,
      // The same condition as in linkinator.
      isHidden: file.text.includes('content="noindex') && file.text.includes('nofollow'),
      redirect: refresh && parseUrl(refresh, base)?.href,
    };
  };
}

/** Returns the location of every URL in a file, in order. Slower than reading only the references. */
export function occurrences({kind, text}: Pick<SiteFile, 'kind' | 'text'>): Occurrence[] {
  if (kind === 'page') {
    const {links} = extractLinks(text, {withHead: true, withLocations: true});
    return links.map(({href, line = 1, column = 1}) => ({written: href, line, column}));
  }
  const addresses = kind === 'style' ? cssUrls(text) : sitemapUrls(text);
  return addresses.map(({href, offset}) => {
    const before = text.slice(0, offset).split('\n');
    return {written: href, line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
  });
}

interface Read {
  readonly found: readonly Pick<Reference, 'written' | 'kind'>[];
  readonly anchors: ReadonlySet<string>;
  /** Base for relative URLs. */
  readonly base: string;
  /** Target of a redirect page. */
  readonly refresh?: string | undefined;
}

function readFile({kind, url, text}: SiteFile): Read {
  switch (kind) {
    case 'page': {
      const {links, anchors, baseHref = ''} = extractLinks(text, {withHead: true});
      const base = parseUrl(baseHref, url)?.href ?? url;
      const refresh = links.find(({attribute}) => attribute === 'refresh')?.href;
      return {found: links.map(({href, kind}) => ({written: href, kind})), anchors, base, refresh};
    }
    case 'style': {
      const found = cssUrls(text).map(({href}) => ({written: href, kind: 'asset'}) as const);
      return {found, anchors: new Set(), base: url};
    }
    case 'sitemap': {
      const found = sitemapUrls(text).map(({href}) => ({written: href, kind: 'page'}) as const);
      return {found, anchors: new Set(), base: url};
    }
  }
}

function resolveUrl(written: string, base: string, site: SiteLocation): Resolved {
  const url = parseUrl(written, base);
  if (url === undefined) return {url: written, isOwn: true};
  if (!/^https?:$/.test(url.protocol)) return undefined;
  // `:~:` begins a fragment directive, and `#top` is the top of any page (HTML standard).
  const [fragment = ''] = url.hash.slice(1).split(':~:');
  const name = decodePath(fragment);
  url.hash = name.toLowerCase() === 'top' ? '' : encodeURIComponent(name);
  const isOwn =
    url.origin === site.url &&
    (hrefKind(written) !== 'external' || `${url.pathname}/`.startsWith(site.baseUrl));
  return {url: url.href, isOwn};
}

/**
 * Returns every URL in a sitemap and its offset.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapUrls(xml: string): {readonly href: string; readonly offset: number}[] {
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
