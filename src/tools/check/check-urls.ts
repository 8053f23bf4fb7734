import {groupBy} from '../../core/collections/collections.ts';
import type {Answer, Ask} from './ask-linkinator.ts';
import type {FileReading, UrlResult, UrlResults} from './types.ts';

/** Addresses that are asked for at once: each takes a connection. */
const batchSize = 200;

export interface OwnInput {
  /** Full addresses of the site, with fragments. */
  readonly urls: readonly string[];
  /** What was read at each page's address, without fragment. */
  readonly readings: ReadonlyMap<string, FileReading>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly ask: Ask;
}

/**
 * Judge a site's own addresses and anchors. linkinator does; of pages that keep search engines out it does not look
 * at the anchors, so there our own reading decides.
 */
export async function checkOwnUrls({urls, readings, timeout, ask}: OwnInput): Promise<UrlResults> {
  const answers = await inBatches(ask, batchSize)(urls, {timeout, checkAnchors: true});
  return new Map([...answers].map(([url, answer]) => [url, ownResult(url, answer, readings)]));
}

function ownResult(url: string, answer: Answer, readings: OwnInput['readings']): UrlResult {
  const result = classify(answer, {isOwn: true});
  const {page, fragment} = splitFragment(url);
  if (result.state !== 'ok' || fragment === '') return result;
  const reading = readings.get(page);
  const isMissing = reading?.isHidden ? !reading.anchors.has(fragment) : answer.lacksAnchor;
  return isMissing ? {state: 'broken', reason: `the page has no anchor \`${fragment}\``} : result;
}

/** The address of a page, and the decoded name of an anchor on it. */
function splitFragment(url: string): {readonly page: string; readonly fragment: string} {
  const [page = '', fragment = ''] = url.split('#');
  return {page, fragment: decodeURIComponent(fragment)};
}

export interface ExternalOptions extends RetryOptions {
  /** Hosts that are asked at once. */
  readonly concurrency: number;
  /** Milliseconds for each request. */
  readonly timeout: number;
  readonly ask: Ask;
  /** Hears how many addresses have their verdict, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Requests to one host at once: being polite, and being let in. */
const perHost = 4;

/**
 * Judge addresses of other sites. Hosts are asked side by side, a few requests each; `Retry-After` is kept.
 * A name that does not exist is broken only if any other answered: else the network itself is missing.
 */
export async function checkExternalUrls(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<UrlResults> {
  const {concurrency, timeout, onProgress} = options;
  const ask = withRetries(inBatches(options.ask, perHost), options);
  const hosts = [...groupBy(urls, (url) => new URL(url).host).values()];
  const answers = new Map<string, Answer>();
  const next = hosts.values();
  const worker = async (): Promise<void> => {
    for (const ofHost of next) {
      const ofThese = await ask(ofHost, {timeout, checkAnchors: false});
      for (const [url, answer] of ofThese) answers.set(url, answer);
      onProgress?.(answers.size, urls.length);
    }
  };
  if (urls.length > 0) onProgress?.(0, urls.length);
  await Promise.all(Array.from({length: concurrency}, worker));
  const isOnline = [...answers.values()].some(({status}) => status !== 0);
  return new Map(urls.map((url) => [url, externalResult(answers.get(url), isOnline)]));
}

function externalResult(answer: Answer | undefined, isOnline: boolean): UrlResult {
  if (answer === undefined) return {state: 'unknown', reason: 'it was not asked'};
  return answer.failure === noSuchHost && isOnline && answer.status === 0
    ? {state: 'broken', reason: 'there is no host of that name'}
    : classify(answer, {isOwn: false});
}

/** The code of a name that does not exist, as Node reports it. */
const noSuchHost = 'ENOTFOUND';
/** What `fetch` says when redirects do not end. */
export const redirectLoop = 'redirect count exceeded';

/**
 * What an answer means. Only what is certain is broken: many servers refuse programs, and networks fail.
 *
 * @param isOwn What could not be judged of the site itself is broken: nobody else will find out.
 */
function classify({status, isOk, failure}: Answer, {isOwn}: {readonly isOwn: boolean}): UrlResult {
  if (isOk) return {state: 'ok'};
  if (failure === redirectLoop) return {state: 'broken', reason: 'its redirects never end'};
  if (status === 0) {
    const reason = failure === 'timeout' ? 'no answer in time' : `no answer (${failure ?? 'none'})`;
    return {state: isOwn ? 'broken' : 'unknown', reason};
  }
  const isBroken = isOwn || status === 404 || status === 410;
  return {state: isBroken ? 'broken' : 'unknown', reason: `the server says ${status}`};
}

/** How long somebody goes on asking. */
export interface RetryOptions {
  /** How often an address is asked again that failed in a way that may pass. */
  readonly retries: number;
  /** @param ms Milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970, for dates in `Retry-After`. */
  readonly now: () => number;
}

/** Longer than this nobody waits for a server. Milliseconds. */
const maxWaitMs = 60_000;
/** Before asking again for the first time; doubles. Milliseconds. */
const firstWaitMs = 1_000;

/** Asks again what failed in a way that may pass; `Retry-After` is kept. */
export function withRetries(ask: Ask, {retries, wait, now}: RetryOptions): Ask {
  return async (urls, options) => {
    const answers = new Map<string, Answer>();
    let open = urls;
    for (let attempt = 0; open.length > 0 && attempt <= retries; attempt += 1) {
      const pause = attempt === 0 ? 0 : pauseBefore(attempt, open, answers, now());
      if (pause > maxWaitMs) break;
      if (pause > 0) await wait(pause);
      for (const [url, answer] of await ask(open, options)) answers.set(url, answer);
      open = open.filter((url) => mayPass(answers.get(url)));
    }
    return answers;
  };
}

/** Asks for a few addresses at a time. */
function inBatches(ask: Ask, size: number): Ask {
  return async (urls, options) => {
    const answers = new Map<string, Answer>();
    for (let start = 0; start < urls.length; start += size) {
      for (const [url, answer] of await ask(urls.slice(start, start + size), options)) {
        answers.set(url, answer);
      }
    }
    return answers;
  };
}

/** Overload, failures of the server and of the network; not a name that does not exist, nor redirects that never end. */
function mayPass(answer: Answer | undefined): boolean {
  if (answer === undefined || answer.isOk) return false;
  const {status, failure} = answer;
  const isCertain = failure === noSuchHost || failure === redirectLoop;
  return status === 429 || status >= 500 || (status === 0 && !isCertain);
}

/** As long as the server asks for, else twice as long each time. Milliseconds. */
function pauseBefore(
  attempt: number,
  urls: readonly string[],
  answers: ReadonlyMap<string, Answer>,
  now: number,
): number {
  const asked = urls.map((url) => retryAfter(answers.get(url)?.retryAfter, now) ?? 0);
  return Math.max(firstWaitMs * 2 ** (attempt - 1), ...asked);
}

/** RFC 9110, 10.2.3: seconds or a date. @returns Milliseconds from now. */
function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
