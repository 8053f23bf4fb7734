import {BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import type {LinkLocations} from '../../pages/links/link-locations.ts';
import type {CheckOptions} from './check-folder.ts';
import {type CheckedUrls, checkSite} from './check-site.ts';
import {checkOwnUrls, type RetryOptions, withRetries} from './check-urls.ts';
import {crawlSite} from './crawl-site.ts';
import {type ClassifiedFinding, targetName} from './findings.ts';
import {siteLocationOf} from './folder-files.ts';
import {type Requester, requestFrom, requestWithLinkinator} from './linkinator.ts';
import type {CheckReport, FindingLocation} from './report-schema.ts';
import type {SiteLocation} from './types.ts';

export interface DeployedCheckOptions extends CheckOptions {
  /** URL of the home page. */
  readonly home: URL;
  /**
   * Link locations that the last build recorded. They are used only if the URL and base path in the record are those of
   * the deployed site.
   */
  readonly record: LinkLocations | undefined;
  /** Options for retrying failed requests to the site. */
  readonly retryOptions: RetryOptions;
}

/**
 * Checks a deployed site, whose origin can differ from the configured one: for example, in a preview deployment. URLs
 * in a contract are requested from the deployed host instead of simulated hosts.
 */
export async function checkDeployed(options: DeployedCheckOptions): Promise<CheckReport> {
  const {home, record, timeout, contract, retryOptions} = options;
  const {site, servedAt} = await findDeployment(home, timeout);
  const isSame = record?.url === site.url && record.baseUrl === site.baseUrl;
  const request = requestFrom(servedAt, site.url, withRetries(requestWithLinkinator, retryOptions));
  const promised = (contract?.entries ?? []).map(({path, line}) => ({
    path,
    location: {file: contract?.file ?? '', line, written: path, pages: 0},
  }));
  const start = {path: site.baseUrl, location: {file: home.href, written: home.href, pages: 1}};
  const unread = new Map<string, string>();
  const silent = [
    ...(await failingUrls([start], 'page', {site, request, timeout})),
    ...(await failingUrls(promised, 'contract', {site, request, timeout})),
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
    request,
    record: isSame ? record : undefined,
    others: (checked) => [
      ...silent,
      ...unreadPages(unread, checked, {site, servedAt}),
      ...(silent.length === 0 && !hasPages(checked) ? [noPage(site, home)] : []),
    ],
  });
}

interface Deployment {
  readonly site: SiteLocation;
  /** Origin from which the site is served. */
  readonly servedAt: string;
}

/**
 * Finds the site's configured URL and the origin from which the site is served. The given URL can redirect, for example
 * from `http` to `https`.
 */
async function findDeployment(home: URL, timeout: number): Promise<Deployment> {
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

/** Returns the error for a site that was built for a different base path. All links of such a site are broken. */
function otherBase({href}: URL, baseUrl: string, built: string): BuildError {
  return buildError({
    code: 'base-url-differs',
    message: `The site at \`${href}\` was built for the base path \`${built}\`, but is served at \`${baseUrl}\`.`,
    consequence: 'Its links, scripts and styles point to missing files.',
    hint: `Set \`baseUrl: '${baseUrl}'\` in the configuration and build again, or serve the site at \`${built}\`.`,
  });
}

/** Returns findings for pages whose URLs work but whose contents, and therefore links, could not be read. */
function unreadPages(
  unread: ReadonlyMap<string, string>,
  {readings, results}: CheckedUrls,
  {site, servedAt}: Deployment,
): ClassifiedFinding[] {
  return [...unread].flatMap(([url, why]): ClassifiedFinding[] => {
    if (readings.has(url) || results.get(url)?.state !== 'ok') return [];
    const address = servedAt + url.slice(site.url.length);
    const location = {file: address, written: address, pages: 1};
    const reason = `cannot be read: ${why}`;
    return [
      {target: targetName(url, site), kind: 'page', reason, places: [location], state: 'broken'},
    ];
  });
}

function hasPages({readings}: CheckedUrls): boolean {
  return [...readings.keys()].some((url) => !url.endsWith('.xml'));
}

/** Returns a finding for a site without readable pages, which would otherwise pass the check. */
function noPage({baseUrl}: SiteLocation, {href}: URL): ClassifiedFinding {
  const location = {file: href, written: href, pages: 1};
  return {
    target: baseUrl,
    kind: 'page',
    reason: 'no readable page',
    places: [location],
    state: 'broken',
  };
}

async function failingUrls(
  wanted: readonly {readonly path: string; readonly location: FindingLocation}[],
  kind: 'page' | 'contract',
  {
    site,
    request,
    timeout,
  }: {readonly site: SiteLocation; readonly request: Requester; readonly timeout: number},
): Promise<ClassifiedFinding[]> {
  const urls = wanted.map(({path}) => site.url + path);
  const results = await checkOwnUrls({urls, readings: new Map(), timeout, request});
  return wanted.flatMap(({path, location}): ClassifiedFinding[] => {
    const result = results.get(site.url + path);
    if (result === undefined || result.state === 'ok') return [];
    // The user has listed this URL explicitly, so any failure counts as broken.
    return [{target: path, kind, reason: result.reason, places: [location], state: 'broken'}];
  });
}
