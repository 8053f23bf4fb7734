import {constants} from 'node:fs';
import {access, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {once} from '../../core/async/concurrency.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {regularFile} from '../../core/paths/paths.ts';
import {decodePath} from '../../core/urls/href.ts';
import {readLocations} from '../../pages/links/link-locations.ts';
import type {HostRules, Mount} from '../../serve/hosts/host.ts';
import {readRedirectsFile} from '../../serve/hosts/hosting-files.ts';
import {hosts as allHosts} from '../../serve/hosts/hosts.ts';
import {legacydocs} from '../../serve/hosts/legacydocs.ts';
import {type CheckInput, checkSite} from './check-site.ts';
import {redirectLoop} from './check-urls.ts';
import {type ContractEntry, contractFindings} from './contract.ts';
import {folderFiles, outputFiles, siteLocationOf} from './folder-files.ts';
import type {Requester, UrlResponse} from './linkinator.ts';
import type {CheckReport} from './report-schema.ts';
import type {SiteLocation} from './types.ts';

/** Options for checking a folder or a deployed site. */
export type CheckOptions = Pick<
  CheckInput,
  'timeout' | 'external' | 'ignore' | 'baseline' | 'onProgress'
> & {
  readonly contract?:
    | {readonly file: string; readonly entries: readonly ContractEntry[]}
    | undefined;
};

export interface FolderCheckOptions extends CheckOptions {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Absolute path of `<site>/.legacydocs`, in which the build has stored the locations of links. */
  readonly cacheFolder: string;
  /** Prefix for output paths in reports: `build/`. */
  readonly prefix: string;
  /** Overrides the base path in the home page's canonical URL. */
  readonly baseUrl?: string | undefined;
  readonly trailingSlash?: boolean | undefined;
  /** Hosts on which all URLs in the contract must work. Default: all. */
  readonly hosts?: readonly HostRules[] | undefined;
}

/** Placeholder for an unknown site URL; `.invalid` is reserved (RFC 2606). */
const unknownLocation: SiteLocation = {url: 'http://site.invalid', baseUrl: '/'};

/** Checks an output folder. Only checking links to other sites requires a network. */
export async function checkFolder(options: FolderCheckOptions): Promise<CheckReport> {
  const {folder, prefix, trailingSlash, hosts = allHosts, contract} = options;
  const outputPaths = await outputFiles(folder);
  const noted = readLocations(options.cacheFolder);
  const stated = siteLocationOf(
    await textOf(join(folder, 'index.html')),
    await textOf(join(folder, '404.html')),
  );
  // Without a home page, the site's URL is taken from the record of the last build.
  const own = stated ?? (outputPaths.includes('index.html') ? undefined : noted) ?? unknownLocation;
  const site = {url: own.url, baseUrl: options.baseUrl ?? own.baseUrl};
  const isSame = noted?.url === site.url && noted.baseUrl === site.baseUrl;
  const redirects = readRedirectsFile((await textOf(join(folder, '_redirects'))) ?? '', site.url);
  const mount = {baseUrl: site.baseUrl, files: new Set(outputPaths), trailingSlash, redirects};
  return await checkSite({
    ...options,
    files: folderFiles({fileOf: (path) => join(folder, path), outputPaths, prefix}, site),
    site,
    request: folderRequests(folder, legacydocs, mount),
    record: isSame ? noted : undefined,
    others: () =>
      contract ? contractFindings(contract.entries, {hosts, mount, file: contract.file}) : [],
  });
}

async function textOf(file: string): Promise<string | undefined> {
  return await readFile(regularFile(file), 'utf8').catch(() => undefined);
}

/** Maximum number of redirects, as in `fetch` (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
const maxRedirects = 20;

/**
 * Simulates requests to a host that serves the folder, without using a network.
 *
 * @param folder Absolute path.
 */
function folderRequests(folder: string, rules: HostRules, mount: Mount): Requester {
  const anchorsOf = once(async (outputPath: string) => {
    const html = await readFile(join(folder, outputPath), 'utf8');
    return extractLinks(html).anchors;
  });

  const respondTo = async (address: string, checkAnchors: boolean): Promise<UrlResponse> => {
    let url = new URL(address);
    const fragment = decodePath(url.hash.slice(1));
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = rules.answer(url.pathname, mount);
      if (answer.kind === 'redirect') {
        url = new URL(answer.location, url);
        continue;
      }
      if (answer.kind === 'none') return responseOf(answer.status);
      const {outputPath, status} = answer;
      try {
        await access(join(folder, outputPath), constants.R_OK);
        const hasAnchors = checkAnchors && fragment !== '' && outputPath.endsWith('.html');
        const lacksAnchor = hasAnchors && !(await anchorsOf(outputPath)).has(fragment);
        return {...responseOf(status), lacksAnchor};
      } catch {
        return responseOf(500);
      }
    }
    return {...responseOf(0), failure: redirectLoop};
  };

  return async (urls, {checkAnchors}) => {
    const responses = new Map<string, UrlResponse>();
    for (const url of urls) responses.set(url, await respondTo(url, checkAnchors));
    return responses;
  };
}

function responseOf(status: number): UrlResponse {
  const isOk = status === 200;
  return {status, isOk, lacksAnchor: false, retryAfter: undefined, failure: undefined};
}
