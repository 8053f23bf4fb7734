import {groupBy} from '../../core/collections/collections.ts';
import type {Requester, UrlResponse} from './linkinator.ts';
import type {FileReading, UrlResult, UrlResults} from './types.ts';

/** Maximum number of simultaneous requests, each of which needs a connection. */
const batchSize = 200;

export interface OwnInput {
  /** Full URLs on the site, with fragments. */
  readonly urls: readonly string[];
  /** Contents of each page, keyed by URL without fragment. */
  readonly readings: ReadonlyMap<string, FileReading>;
  /** Time-out for each request, in milliseconds. */
  readonly timeout: number;
  readonly request: Requester;
}

/**
 * Checks the site's own URLs and anchors. linkinator ignores the anchors on pages that exclude search engines, so these
 * anchors are looked up in the parsed pages.
 */
export async function checkOwnUrls({
  urls,
  readings,
  timeout,
  request,
}: OwnInput): Promise<UrlResults> {
  const responses = await inBatches(request, batchSize)(urls, {timeout, checkAnchors: true});
  return new Map(
    [...responses].map(([url, response]) => [url, ownResult(url, response, readings)]),
  );
}

function ownResult(url: string, response: UrlResponse, readings: OwnInput['readings']): UrlResult {
  const result = classify(response, {isOwn: true});
  const {page, fragment} = splitFragment(url);
  if (result.state !== 'ok' || fragment === '') return result;
  const reading = readings.get(page);
  // Redirects keep the fragment, unless their target has its own.
  const target = reading?.redirect === undefined ? undefined : splitFragment(reading.redirect);
  const isMissing =
    target !== undefined
      ? target.fragment === '' && readings.get(target.page)?.anchors.has(fragment) === false
      : reading?.isHidden
        ? !reading.anchors.has(fragment)
        : response.lacksAnchor;
  return isMissing ? {state: 'broken', reason: `the page has no anchor \`${fragment}\``} : result;
}

/** Splits a URL into the page's URL and the decoded fragment. */
function splitFragment(url: string): {readonly page: string; readonly fragment: string} {
  const [page = '', fragment = ''] = url.split('#');
  return {page, fragment: decodeURIComponent(fragment)};
}

export interface ExternalOptions extends RetryOptions {
  /** Number of hosts that are checked in parallel. */
  readonly concurrency: number;
  /** Time-out for each request, in milliseconds. */
  readonly timeout: number;
  readonly request: Requester;
  /** Receives the number of checked URLs and the total number. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Maximum number of parallel requests to one host, to avoid rate limits. */
const maxPerHost = 4;

/**
 * Checks URLs on other sites. Requests several hosts in parallel, with a few simultaneous requests to each host, and
 * respects `Retry-After`. An unknown host name counts as broken only if another host responded; otherwise the network
 * may be down.
 */
export async function checkExternalUrls(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<UrlResults> {
  const {concurrency, timeout, onProgress} = options;
  const request = withRetries(inBatches(options.request, maxPerHost), options);
  const hosts = [...groupBy(urls, (url) => new URL(url).host).values()];
  const responses = new Map<string, UrlResponse>();
  const next = hosts.values();
  const worker = async (): Promise<void> => {
    for (const ofHost of next) {
      const ofThese = await request(ofHost, {timeout, checkAnchors: false});
      for (const [url, response] of ofThese) responses.set(url, response);
      onProgress?.(responses.size, urls.length);
    }
  };
  if (urls.length > 0) onProgress?.(0, urls.length);
  await Promise.all(Array.from({length: concurrency}, worker));
  const isOnline = [...responses.values()].some(({status}) => status !== 0);
  return new Map(urls.map((url) => [url, externalResult(responses.get(url), isOnline)]));
}

function externalResult(response: UrlResponse | undefined, isOnline: boolean): UrlResult {
  if (response === undefined) return {state: 'unknown', reason: 'not checked'};
  return response.failure === noSuchHost && isOnline && response.status === 0
    ? {state: 'broken', reason: 'unknown host'}
    : classify(response, {isOwn: false});
}

/** Error code of Node.js for an unknown host name. */
const noSuchHost = 'ENOTFOUND';
/** Error message of `fetch` for endless redirects. */
export const redirectLoop = 'redirect count exceeded';

/**
 * Classifies a response. A URL on another site counts as broken only if the server reports that it does not exist. Many
 * servers refuse automated requests, and other failures can be temporary.
 *
 * @param isOwn True for the site's own URLs, for which every failure counts as broken.
 */
function classify(
  {status, isOk, failure}: UrlResponse,
  {isOwn}: {readonly isOwn: boolean},
): UrlResult {
  if (isOk) return {state: 'ok'};
  if (failure === redirectLoop) return {state: 'broken', reason: 'its redirects never end'};
  if (status === 0) {
    const reason =
      failure === 'timeout' ? 'no response in time' : `no response (${failure ?? 'none'})`;
    return {state: isOwn ? 'broken' : 'unknown', reason};
  }
  const isBroken = isOwn || status === 404 || status === 410;
  return {state: isBroken ? 'broken' : 'unknown', reason: `the server responded with ${status}`};
}

/** Options for retries. */
export interface RetryOptions {
  /** Number of retries after a temporary failure. */
  readonly retries: number;
  /** Waits for a number of milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Returns the current time in milliseconds since 1970, for dates in `Retry-After`. */
  readonly now: () => number;
}

/** Maximum delay before a retry. */
const maxWaitMs = 60_000;
/** Delay before the first retry. It doubles with each retry. */
const firstWaitMs = 1_000;

/** Adds retries after temporary failures, respecting `Retry-After`. */
export function withRetries(request: Requester, {retries, wait, now}: RetryOptions): Requester {
  return async (urls, options) => {
    const responses = new Map<string, UrlResponse>();
    let open = urls;
    for (let attempt = 0; open.length > 0 && attempt <= retries; attempt += 1) {
      const pause = attempt === 0 ? 0 : pauseBefore(attempt, open, responses, now());
      if (pause > maxWaitMs) break;
      if (pause > 0) await wait(pause);
      for (const [url, response] of await request(open, options)) responses.set(url, response);
      open = open.filter((url) => isTemporary(responses.get(url)));
    }
    return responses;
  };
}

/** Limits the number of simultaneous requests by requesting URLs in batches. */
function inBatches(request: Requester, size: number): Requester {
  return async (urls, options) => {
    const responses = new Map<string, UrlResponse>();
    for (let start = 0; start < urls.length; start += size) {
      for (const [url, response] of await request(urls.slice(start, start + size), options)) {
        responses.set(url, response);
      }
    }
    return responses;
  };
}

/** Returns true for rate limits, server errors and network failures, except unknown hosts and endless redirects. */
function isTemporary(response: UrlResponse | undefined): boolean {
  if (response === undefined || response.isOk) return false;
  const {status, failure} = response;
  const isCertain = failure === noSuchHost || failure === redirectLoop;
  return status === 429 || status >= 500 || (status === 0 && !isCertain);
}

/**
 * Returns the delay before a retry, in milliseconds. It doubles with each retry, unless a server requests a longer
 * delay.
 */
function pauseBefore(
  attempt: number,
  urls: readonly string[],
  responses: ReadonlyMap<string, UrlResponse>,
  now: number,
): number {
  const requested = urls.map((url) => retryAfter(responses.get(url)?.retryAfter, now) ?? 0);
  return Math.max(firstWaitMs * 2 ** (attempt - 1), ...requested);
}

/** Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3). @returns Milliseconds from now. */
function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
