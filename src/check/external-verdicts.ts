import type {Answer, Ask} from './ask-linkinator.ts';
import {classify, noSuchHost} from './classify.ts';
import {groupBy} from './group-by.ts';
import type {Verdict, Verdicts} from './types.ts';

export interface ExternalOptions {
  /** Hosts that are asked at once. */
  readonly concurrency: number;
  /** How often an address is asked again that failed in a way that may pass. */
  readonly retries: number;
  /** Milliseconds for each request. */
  readonly timeout: number;
  readonly ask: Ask;
  /** @param ms Milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970, for dates in `Retry-After`. */
  readonly now: () => number;
}

/** Requests to one host at once: being polite, and being let in. */
const perHost = 4;
/** Longer than this nobody waits for a server. Milliseconds. */
const longestWait = 60_000;
/** Before asking again for the first time; doubles. Milliseconds. */
const firstWait = 1_000;

/**
 * Judge addresses of other sites. Hosts are asked side by side, a few requests each; `Retry-After` is kept.
 * A name that does not exist is broken only if any other answered: else the network itself is missing.
 */
export async function externalVerdicts(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<Verdicts> {
  const hosts = [...groupBy(urls, (url) => new URL(url).host).values()];
  const answers = new Map<string, Answer>();
  const next = hosts.values();
  const worker = async (): Promise<void> => {
    for (const ofHost of next) {
      for (const [url, answer] of await askHost(ofHost, options)) answers.set(url, answer);
    }
  };
  await Promise.all(Array.from({length: options.concurrency}, worker));
  const isOnline = [...answers.values()].some(({status}) => status !== 0);
  return new Map(urls.map((url) => [url, verdictOf(answers.get(url), isOnline)]));
}

function verdictOf(answer: Answer | undefined, isOnline: boolean): Verdict {
  if (answer === undefined) return {state: 'unknown', reason: 'it was not asked'};
  return answer.failure === noSuchHost && isOnline && answer.status === 0
    ? {state: 'broken', reason: 'there is no host of that name'}
    : classify(answer, {isOwn: false});
}

async function askHost(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<ReadonlyMap<string, Answer>> {
  const {ask, timeout, retries, wait} = options;
  const answers = new Map<string, Answer>();
  let open = urls;
  for (let attempt = 0; open.length > 0 && attempt <= retries; attempt += 1) {
    const pause = attempt === 0 ? 0 : pauseBefore(attempt, open, answers, options.now());
    if (pause > longestWait) break;
    if (pause > 0) await wait(pause);
    for (let start = 0; start < open.length; start += perHost) {
      const batch = open.slice(start, start + perHost);
      for (const [url, answer] of await ask(batch, {timeout, checkAnchors: false})) {
        answers.set(url, answer);
      }
    }
    open = open.filter((url) => mayPass(answers.get(url)));
  }
  return answers;
}

/** Overload, failures of the server and of the network; a name that does not exist stays so. */
function mayPass(answer: Answer | undefined): boolean {
  if (answer === undefined || answer.isOk) return false;
  const {status, failure} = answer;
  return status === 429 || status >= 500 || (status === 0 && failure !== noSuchHost);
}

/** As long as the server asks for, else twice as long each time. Milliseconds. */
function pauseBefore(
  attempt: number,
  urls: readonly string[],
  answers: ReadonlyMap<string, Answer>,
  now: number,
): number {
  const asked = urls.map((url) => retryAfter(answers.get(url)?.retryAfter, now) ?? 0);
  return Math.max(firstWait * 2 ** (attempt - 1), ...asked);
}

/** RFC 9110, 10.2.3: seconds or a date. @returns Milliseconds from now. */
function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
