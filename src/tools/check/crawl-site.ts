import {isSitemapName, sitemapName} from '../../core/urls/sitemap-name.ts';
import {referenceReader} from './read-references.ts';
import type {SiteFile, SiteLocation} from './types.ts';

/** Number of files that are fetched in parallel. */
const concurrency = 8;

export interface CrawlInput {
  /** Configured URL of the site. */
  readonly site: SiteLocation;
  /** Origin from which the site is served. */
  readonly servedAt: string;
  /** Time-out for each request, in milliseconds. */
  readonly timeout: number;
  /** Called for a URL that could not be fetched; the links in the page are therefore unknown. */
  readonly onUnread: (url: string, reason: string) => void;
}

/**
 * Crawls a deployed site under its base path, starting with its home page and sitemap. Missing pages and files are not
 * reported here, but when their URLs are checked.
 */
export async function* crawlSite(input: CrawlInput): AsyncGenerator<SiteFile> {
  const {site} = input;
  const root = site.url + site.baseUrl;
  const readReferences = referenceReader(site);
  const seen = new Set([root, root + sitemapName]);
  let open = [...seen];
  while (open.length > 0) {
    const files = await Promise.all(open.slice(0, concurrency).map((url) => fetchFile(url, input)));
    open = open.slice(concurrency);
    for (const file of files) {
      if (file === undefined) continue;
      yield file;
      for (const {url, isOwn} of readReferences(file).references) {
        const [page = ''] = url.split('#');
        if (!isOwn || !page.startsWith(root) || seen.has(page)) continue;
        seen.add(page);
        open.push(page);
      }
    }
  }
}

async function fetchFile(
  url: string,
  {site, servedAt, timeout, onUnread}: CrawlInput,
): Promise<SiteFile | undefined> {
  const fetchAt = async (address: string): Promise<Response> =>
    await fetch(address, {signal: AbortSignal.timeout(timeout)});
  try {
    const response = await fetchAt(servedAt + url.slice(site.url.length));
    if (!response.ok) onUnread(url, `the server responded with ${response.status}`);
    const {url: name} = response;
    const path = name.startsWith(`${servedAt}/`) ? name.slice(servedAt.length) : '';
    const kind = path.startsWith(site.baseUrl) ? kindOf(response, path, site.baseUrl) : undefined;
    if (kind === undefined) {
      await response.body?.cancel();
      return undefined;
    }
    const text = await response.text();
    return {
      kind,
      url: site.url + path,
      name,
      text,
      again: async () => (await fetchAt(name)).text(),
    };
  } catch (error) {
    onUnread(url, `no response (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
}

function kindOf(
  {ok, headers}: Response,
  path: string,
  baseUrl: string,
): SiteFile['kind'] | undefined {
  if (!ok) return undefined;
  if (isSitemapName(path.slice(baseUrl.length))) return 'sitemap';
  const type = headers.get('content-type') ?? '';
  if (/^text\/html\b/.test(type)) return 'page';
  return /^text\/css\b/.test(type) ? 'style' : undefined;
}
