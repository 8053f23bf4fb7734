import {groupBy} from '../../core/collections/collections.ts';
import type {Answer, Ask} from './ask-linkinator.ts';
import {classify, noSuchHost} from './classify.ts';
import {inBatches, type Patience, patient} from './patient.ts';
import type {Verdict, Verdicts} from './types.ts';

export interface ExternalOptions extends Patience {
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
export async function externalVerdicts(
  urls: readonly string[],
  options: ExternalOptions,
): Promise<Verdicts> {
  const {concurrency, timeout, onProgress} = options;
  const ask = patient(inBatches(options.ask, perHost), options);
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
  return new Map(urls.map((url) => [url, verdictOf(answers.get(url), isOnline)]));
}

function verdictOf(answer: Answer | undefined, isOnline: boolean): Verdict {
  if (answer === undefined) return {state: 'unknown', reason: 'it was not asked'};
  return answer.failure === noSuchHost && isOnline && answer.status === 0
    ? {state: 'broken', reason: 'there is no host of that name'}
    : classify(answer, {isOwn: false});
}
