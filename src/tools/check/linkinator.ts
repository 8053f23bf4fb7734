import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {LinkChecker, LinkState} from 'linkinator';
import {escapeAttribute} from '../../core/html/escape.ts';
import {decodePath} from '../../core/urls/href.ts';

/** Response to a request. */
export interface UrlResponse {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly isOk: boolean;
  /** True if the page exists but does not contain the anchor. */
  readonly lacksAnchor: boolean;
  /** Value of the `Retry-After` header. */
  readonly retryAfter: string | undefined;
  /** Reason for the missing response: a code such as `ENOTFOUND`, or `timeout`. */
  readonly failure: string | undefined;
}

interface RequestOptions {
  /** Time-out for each request, in milliseconds. */
  readonly timeout: number;
  readonly checkAnchors: boolean;
}

/** Requests each URL once. */
export type Requester = (
  urls: readonly string[],
  options: RequestOptions,
) => Promise<ReadonlyMap<string, UrlResponse>>;

/** Response for all URLs if this process cannot serve the start page on the loopback interface. */
const noNetwork: UrlResponse = {
  status: 0,
  isOk: false,
  lacksAnchor: false,
  retryAfter: undefined,
  failure: 'no network',
};

type LinkResult = Awaited<ReturnType<LinkChecker['check']>>['links'][number];

/**
 * Requests URLs with linkinator. linkinator crawls from a start page, so it receives a page that links to each URL
 * once.
 *
 * @param urls Full, normalized URLs.
 */
export const requestWithLinkinator: Requester = async (urls, options) => {
  const server = createServer((_request, response) => {
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(listOf(urls));
  });
  try {
    const port = await listen(server).catch(() => undefined);
    if (port === undefined) return new Map(urls.map((url) => [url, noNetwork]));
    return await checkLinks(urls, `http://127.0.0.1:${port}/`, options);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** Requests a site's URLs from the origin that serves the site. */
export function requestFrom(servedOrigin: string, origin: string, request: Requester): Requester {
  return async (urls, options) => {
    const served = new Map(urls.map((url) => [servedOrigin + url.slice(origin.length), url]));
    const responses = await request([...served.keys()], options);
    return new Map([...responses].map(([url, response]) => [served.get(url) ?? url, response]));
  };
}

function listOf(urls: readonly string[]): string {
  return urls.map((url) => `<a href="${escapeAttribute(url)}"></a>`).join('\n');
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function checkLinks(
  urls: readonly string[],
  list: string,
  {timeout, checkAnchors}: RequestOptions,
): Promise<ReadonlyMap<string, UrlResponse>> {
  const {links} = await new LinkChecker().check({
    path: list,
    timeout,
    checkFragments: checkAnchors,
  });
  const results = new Map(links.map((link) => [link.url, link]));
  return new Map(urls.map((url) => [url, responseOf(url, results)]));
}

function responseOf(url: string, results: ReadonlyMap<string, LinkResult>): UrlResponse {
  const page = new URL(url);
  const fragment = decodePath(page.hash.slice(1));
  page.hash = '';
  const result = results.get(page.href);
  const anchor = fragment === '' ? undefined : results.get(`${page.href}#${fragment}`);
  return {
    status: result?.status ?? 0,
    isOk: result?.state === LinkState.OK,
    lacksAnchor: anchor?.state === LinkState.BROKEN,
    retryAfter: headersOf(result)?.['retry-after'],
    failure: failureOf(result),
  };
}

/** Returns the headers of the last response, because linkinator can send `GET` after a refused `HEAD`. */
function headersOf(result: LinkResult | undefined): Readonly<Record<string, string>> | undefined {
  const details = result?.failureDetails ?? [];
  return details.flatMap((detail) => ('headers' in detail ? [detail] : [])).at(-1)?.headers;
}

function failureOf(result: LinkResult | undefined): string | undefined {
  const error = result?.failureDetails?.find((detail) => detail instanceof Error);
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError') return 'timeout';
  const {cause} = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
