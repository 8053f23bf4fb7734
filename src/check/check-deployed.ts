import type {PlaceRecord} from '../places/types.ts';
import {type Ask, askAt, askLinkinator} from './ask-linkinator.ts';
import type {CheckOptions} from './check-folder.ts';
import {checkSite} from './check-site.ts';
import {crawlSite} from './crawl-site.ts';
import type {JudgedFinding} from './findings.ts';
import {ownVerdicts} from './own-verdicts.ts';
import type {CheckReport, FindingPlace} from './report-schema.ts';
import {siteAddressOf} from './site-address.ts';
import type {SiteAddress} from './types.ts';

export interface DeployedCheckOptions extends CheckOptions {
  /** Full address of the home page. */
  readonly home: URL;
  /** What the last build of a site noted; used if it is this one. */
  readonly record: PlaceRecord | undefined;
}

/**
 * Check a site where it is deployed, which need not be where it says that it lives: previews have other hosts. The
 * host itself answers for a contract.
 */
export async function checkDeployed(options: DeployedCheckOptions): Promise<CheckReport> {
  const {home, record, timeout, contract} = options;
  const servedAt = home.origin;
  const site = await addressOf(home, timeout);
  const isSame = record?.url === site.url && record.baseUrl === site.baseUrl;
  const ask = askAt(servedAt, site.url, askLinkinator);
  const promised = (contract?.entries ?? []).map(({path, line}) => ({
    path,
    place: {file: contract?.file ?? '', line, written: path, pages: 0},
  }));
  // A site whose home page does not answer would otherwise have nothing to find fault with.
  const start = {path: site.baseUrl, place: {file: home.href, written: home.href, pages: 1}};
  return await checkSite({
    ...options,
    files: crawlSite({site, servedAt, timeout}),
    site,
    ask,
    record: isSame ? record : undefined,
    others: [
      ...(await unanswered([start], 'page', {site, ask, timeout})),
      ...(await unanswered(promised, 'contract', {site, ask, timeout})),
    ],
  });
}

/** Where the site says that it lives, if only the host differs. */
async function addressOf(home: URL, timeout: number): Promise<SiteAddress> {
  const served = {url: home.origin, baseUrl: home.pathname.replace(/\/?$/, '/')};
  try {
    const response = await fetch(home, {signal: AbortSignal.timeout(timeout)});
    const declared = siteAddressOf(await response.text());
    return declared?.baseUrl === served.baseUrl ? declared : served;
  } catch {
    return served;
  }
}

async function unanswered(
  wanted: readonly {readonly path: string; readonly place: FindingPlace}[],
  kind: 'page' | 'contract',
  {site, ask, timeout}: {readonly site: SiteAddress; readonly ask: Ask; readonly timeout: number},
): Promise<JudgedFinding[]> {
  const urls = wanted.map(({path}) => site.url + path);
  const verdicts = await ownVerdicts({urls, readings: new Map(), timeout, ask});
  return wanted.flatMap(({path, place}): JudgedFinding[] => {
    const verdict = verdicts.get(site.url + path);
    if (verdict === undefined || verdict.state === 'ok') return [];
    // Somebody asked for this very page: that it does not answer is a failure, whatever the reason.
    return [{target: path, kind, reason: verdict.reason, places: [place], state: 'broken'}];
  });
}
