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
import type {Answer, Ask} from './ask-linkinator.ts';
import {type CheckInput, checkSite} from './check-site.ts';
import {redirectLoop} from './check-urls.ts';
import {type ContractEntry, contractFindings} from './contract.ts';
import {folderFiles, outputFiles, siteLocationOf} from './folder-files.ts';
import type {CheckReport} from './report-schema.ts';
import type {SiteLocation} from './types.ts';

/** What checks of a folder and of a deployed site have in common. */
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
  /** Absolute path of `<site>/.legacydocs`, where the build noted the locations of links. */
  readonly cacheFolder: string;
  /** What goes before paths of the output in reports: `build/`. */
  readonly prefix: string;
  /** Instead of what the home page says. */
  readonly baseUrl?: string | undefined;
  readonly trailingSlash?: boolean | undefined;
  /** Hosts on which the contract must hold. Default: all. */
  readonly hosts?: readonly HostRules[] | undefined;
}

/** Stands for a site that does not say where it lives; `.invalid` can belong to nobody (RFC 2606). */
const nowhere: SiteLocation = {url: 'http://site.invalid', baseUrl: '/'};

/** Check an output folder. Only other sites need a network. */
export async function checkFolder(options: FolderCheckOptions): Promise<CheckReport> {
  const {folder, prefix, trailingSlash, hosts = allHosts, contract} = options;
  const outputPaths = await outputFiles(folder);
  const noted = readLocations(options.cacheFolder);
  const stated = siteLocationOf(await textOf(join(folder, 'index.html')));
  // A site without a home page does not say where it lives: its last build does.
  const own = stated ?? (outputPaths.includes('index.html') ? undefined : noted) ?? nowhere;
  const site = {url: own.url, baseUrl: options.baseUrl ?? own.baseUrl};
  const isSame = noted?.url === site.url && noted.baseUrl === site.baseUrl;
  const redirects = readRedirectsFile((await textOf(join(folder, '_redirects'))) ?? '', site.url);
  const mount = {baseUrl: site.baseUrl, files: new Set(outputPaths), trailingSlash, redirects};
  return await checkSite({
    ...options,
    files: folderFiles({folder, outputPaths, prefix}, site),
    site,
    ask: askFolder(folder, legacydocs, mount),
    record: isSame ? noted : undefined,
    others: () =>
      contract ? contractFindings(contract.entries, {hosts, mount, file: contract.file}) : [],
  });
}

async function textOf(file: string): Promise<string | undefined> {
  return await readFile(regularFile(file), 'utf8').catch(() => undefined);
}

/** As many as `fetch` follows (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
const maxRedirects = 20;

/**
 * Answers for addresses as a host does that holds the files of a folder. No network is needed.
 *
 * @param folder Absolute path.
 */
function askFolder(folder: string, rules: HostRules, mount: Mount): Ask {
  const anchorsOf = once(async (outputPath: string) => {
    const html = await readFile(join(folder, outputPath), 'utf8');
    return extractLinks(html).anchors;
  });

  const answerTo = async (address: string, checkAnchors: boolean): Promise<Answer> => {
    let url = new URL(address);
    const fragment = decodePath(url.hash.slice(1));
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = rules.answer(url.pathname, mount);
      if (answer.kind === 'redirect') {
        url = new URL(answer.location, url);
        continue;
      }
      if (answer.kind === 'none') return answerOf(answer.status);
      const {outputPath, status} = answer;
      try {
        await access(join(folder, outputPath), constants.R_OK);
        const hasAnchors = checkAnchors && fragment !== '' && outputPath.endsWith('.html');
        const lacksAnchor = hasAnchors && !(await anchorsOf(outputPath)).has(fragment);
        return {...answerOf(status), lacksAnchor};
      } catch {
        return answerOf(500);
      }
    }
    return {...answerOf(0), failure: redirectLoop};
  };

  return async (urls, {checkAnchors}) => {
    const answers = new Map<string, Answer>();
    for (const url of urls) answers.set(url, await answerTo(url, checkAnchors));
    return answers;
  };
}

function answerOf(status: number): Answer {
  const isOk = status === 200;
  return {status, isOk, lacksAnchor: false, retryAfter: undefined, failure: undefined};
}
