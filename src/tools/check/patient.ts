import type {Answer, Ask} from './ask-linkinator.ts';
import {noSuchHost, redirectLoop} from './classify.ts';

/** How long somebody goes on asking. */
export interface Patience {
  /** How often an address is asked again that failed in a way that may pass. */
  readonly retries: number;
  /** @param ms Milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970, for dates in `Retry-After`. */
  readonly now: () => number;
}

/** Longer than this nobody waits for a server. Milliseconds. */
const longestWait = 60_000;
/** Before asking again for the first time; doubles. Milliseconds. */
const firstWait = 1_000;

/** Asks again what failed in a way that may pass; `Retry-After` is kept. */
export function patient(ask: Ask, {retries, wait, now}: Patience): Ask {
  return async (urls, options) => {
    const answers = new Map<string, Answer>();
    let open = urls;
    for (let attempt = 0; open.length > 0 && attempt <= retries; attempt += 1) {
      const pause = attempt === 0 ? 0 : pauseBefore(attempt, open, answers, now());
      if (pause > longestWait) break;
      if (pause > 0) await wait(pause);
      for (const [url, answer] of await ask(open, options)) answers.set(url, answer);
      open = open.filter((url) => mayPass(answers.get(url)));
    }
    return answers;
  };
}

/** Asks for a few addresses at a time. */
export function inBatches(ask: Ask, size: number): Ask {
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
  return Math.max(firstWait * 2 ** (attempt - 1), ...asked);
}

/** RFC 9110, 10.2.3: seconds or a date. @returns Milliseconds from now. */
function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
