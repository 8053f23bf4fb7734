import {BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import type {LinkLocations} from '../../pages/links/link-locations.ts';
import {type Ask, askAt, askLinkinator} from './ask-linkinator.ts';
import type {CheckOptions} from './check-folder.ts';
import {type CheckedUrls, checkSite} from './check-site.ts';
import {checkOwnUrls, type RetryOptions, withRetries} from './check-urls.ts';
import {crawlSite} from './crawl-site.ts';
import {type ClassifiedFinding, targetName} from './findings.ts';
import {siteLocationOf} from './folder-files.ts';
import type {CheckReport, FindingLocation} from './report-schema.ts';
import type {SiteLocation} from './types.ts';

export interface DeployedCheckOptions extends CheckOptions {
  /** Full address of the home page. */
  readonly home: URL;
  /** What the last build of a site noted; used if it is this one. */
  readonly record: LinkLocations | undefined;
  /** How long the site is asked again where it does not answer. */
  readonly retryOptions: RetryOptions;
}

/**
 * Check a site where it is deployed, which need not be where it says that it lives: previews have other hosts. The
 * host itself answers for a contract.
 */
export async function checkDeployed(options: DeployedCheckOptions): Promise<CheckReport> {
  const {home, record, timeout, contract, retryOptions} = options;
  const {site, servedAt} = await addressOf(home, timeout);
  const isSame = record?.url === site.url && record.baseUrl === site.baseUrl;
  const ask = askAt(servedAt, site.url, withRetries(askLinkinator, retryOptions));
  const promised = (contract?.entries ?? []).map(({path, line}) => ({
    path,
    location: {file: contract?.file ?? '', line, written: path, pages: 0},
  }));
  const start = {path: site.baseUrl, location: {file: home.href, written: home.href, pages: 1}};
  const unread = new Map<string, string>();
  const silent = [
    ...(await unanswered([start], 'page', {site, ask, timeout})),
    ...(await unanswered(promised, 'contract', {site, ask, timeout})),
  ];
  return await checkSite({
    ...options,
    files: crawlSite({
      site,
      servedAt,
      timeout,
      onUnread: (url, reason) => unread.set(url, reason),
    }),
    site,
    ask,
    record: isSame ? record : undefined,
    others: (judged) => [
      ...silent,
      ...unreadPages(unread, judged, {site, servedAt}),
      ...(silent.length === 0 && !hasPages(judged) ? [noPage(site, home)] : []),
    ],
  });
}

interface Where {
  readonly site: SiteLocation;
  /** Protocol and host that it answers at now. */
  readonly servedAt: string;
}

/** Where the site says that it lives, if only the host differs. The host may be another than was asked: `https` for `http`. */
async function addressOf(home: URL, timeout: number): Promise<Where> {
  const baseUrl = home.pathname.replace(/\/?$/, '/');
  try {
    const response = await fetch(home, {signal: AbortSignal.timeout(timeout)});
    const {origin, pathname} = new URL(response.url);
    const declared = siteLocationOf(await response.text());
    if (declared !== undefined && !pathname.startsWith(declared.baseUrl.slice(0, -1))) {
      throw otherBase(home, baseUrl, declared.baseUrl);
    }
    const site = declared?.baseUrl === baseUrl ? declared : {url: origin, baseUrl};
    return {site, servedAt: origin};
  } catch (error) {
    if (error instanceof BuildError) throw error;
    return {site: {url: home.origin, baseUrl}, servedAt: home.origin};
  }
}

/** Every address in its pages begins with the path that it was built for. */
function otherBase({href}: URL, baseUrl: string, built: string): BuildError {
  return buildError({
    code: 'base-url-differs',
    message: `The site at \`${href}\` was built for the path \`${built}\`, and is served at \`${baseUrl}\`.`,
    consequence: 'Its links, scripts and styles lead to missing files.',
    hint: `Set \`baseUrl: '${baseUrl}'\` in the configuration and build again, or serve the site at \`${built}\`.`,
  });
}

/** Pages that answered when they were judged, but not when they were read: nobody knows where they lead. */
function unreadPages(
  unread: ReadonlyMap<string, string>,
  {readings, results}: CheckedUrls,
  {site, servedAt}: Where,
): ClassifiedFinding[] {
  return [...unread].flatMap(([url, why]): ClassifiedFinding[] => {
    if (readings.has(url) || results.get(url)?.state !== 'ok') return [];
    const address = servedAt + url.slice(site.url.length);
    const location = {file: address, written: address, pages: 1};
    const reason = `it could not be read: ${why}`;
    return [
      {target: targetName(url, site), kind: 'page', reason, places: [location], state: 'broken'},
    ];
  });
}

function hasPages({readings}: CheckedUrls): boolean {
  return [...readings.keys()].some((url) => !url.endsWith('/sitemap.xml'));
}

/** A site of which nothing could be read would otherwise have nothing to find fault with. */
function noPage({baseUrl}: SiteLocation, {href}: URL): ClassifiedFinding {
  const location = {file: href, written: href, pages: 1};
  return {
    target: baseUrl,
    kind: 'page',
    reason: 'no page could be read',
    places: [location],
    state: 'broken',
  };
}

async function unanswered(
  wanted: readonly {readonly path: string; readonly location: FindingLocation}[],
  kind: 'page' | 'contract',
  {site, ask, timeout}: {readonly site: SiteLocation; readonly ask: Ask; readonly timeout: number},
): Promise<ClassifiedFinding[]> {
  const urls = wanted.map(({path}) => site.url + path);
  const results = await checkOwnUrls({urls, readings: new Map(), timeout, ask});
  return wanted.flatMap(({path, location}): ClassifiedFinding[] => {
    const result = results.get(site.url + path);
    if (result === undefined || result.state === 'ok') return [];
    // Somebody asked for this very page: that it does not answer is a failure, whatever the reason.
    return [{target: path, kind, reason: result.reason, places: [location], state: 'broken'}];
  });
}
