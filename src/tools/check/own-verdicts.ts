import type {Answer, Ask} from './ask-linkinator.ts';
import {classify} from './classify.ts';
import {inBatches} from './patient.ts';
import type {FileReading, Verdict, Verdicts} from './types.ts';

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
export async function ownVerdicts({urls, readings, timeout, ask}: OwnInput): Promise<Verdicts> {
  const answers = await inBatches(ask, batchSize)(urls, {timeout, checkAnchors: true});
  return new Map([...answers].map(([url, answer]) => [url, ownVerdict(url, answer, readings)]));
}

function ownVerdict(url: string, answer: Answer, readings: OwnInput['readings']): Verdict {
  const verdict = classify(answer, {isOwn: true});
  const {page, fragment} = splitFragment(url);
  if (verdict.state !== 'ok' || fragment === '') return verdict;
  const reading = readings.get(page);
  const isMissing = reading?.isHidden ? !reading.anchors.has(fragment) : answer.lacksAnchor;
  return isMissing ? {state: 'broken', reason: `the page has no anchor \`${fragment}\``} : verdict;
}

/** The address of a page, and the decoded name of an anchor on it. */
function splitFragment(url: string): {readonly page: string; readonly fragment: string} {
  const [page = '', fragment = ''] = url.split('#');
  return {page, fragment: decodeURIComponent(fragment)};
}
