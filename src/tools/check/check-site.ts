import {hostOf, parseUrl} from '../../core/urls/href.ts';
import type {LinkLocations} from '../../pages/links/link-locations.ts';
import {checkExternalUrls, checkOwnUrls, type ExternalOptions} from './check-urls.ts';
import {type ClassifiedFinding, findings, sortFindings, targetName} from './findings.ts';
import type {Requester} from './linkinator.ts';
import {type KnownFile, locate} from './locate.ts';
import {referenceReader} from './read-references.ts';
import type {CheckReport} from './report-schema.ts';
import type {
  FileReading,
  Reference,
  SiteFile,
  SiteLocation,
  UrlResult,
  UrlResults,
} from './types.ts';

export interface CheckInput {
  readonly files: AsyncIterable<SiteFile>;
  readonly site: SiteLocation;
  /** Requests the site's URLs. */
  readonly request: Requester;
  /** Time-out for each request to the site, in milliseconds. */
  readonly timeout: number;
  /** Options for checking links to other sites; `undefined` skips these links. */
  readonly external?: ExternalOptions | undefined;
  /** Patterns of URLs to ignore. See `ignoring`. */
  readonly ignore: readonly string[];
  /** Link locations that the last build recorded, if that build wrote this output. */
  readonly record?: LinkLocations | undefined;
  readonly baseline?: CheckReport | undefined;
  /**
   * Returns additional findings, such as those from a contract.
   *
   * @param checked Contents of all pages, and results of all checks.
   */
  readonly others: (checked: CheckedUrls) => readonly ClassifiedFinding[];
  readonly onProgress?: ((event: CheckProgress) => void) | undefined;
}

/** Contents of all pages, and results of all checks, keyed by full URL. */
export interface CheckedUrls {
  readonly readings: ReadonlyMap<string, FileReading>;
  readonly results: UrlResults;
}

/** Progress of a check: first the number of files read, then of URLs on the site, then of URLs on other sites. */
interface CheckProgress {
  readonly stage: 'files' | 'URLs' | 'other sites';
  readonly done?: number;
  readonly total?: number;
}

/** Reads a site's files, checks every URL in them and reports the problems. */
export async function checkSite(input: CheckInput): Promise<CheckReport> {
  const {site, request, timeout, external, record, baseline, others, onProgress} = input;
  const readReferences = referenceReader(site);
  const readings = new Map<string, FileReading>();
  const files = new Map<string, KnownFile>();
  const references: Reference[] = [];
  const isIgnored = ignoring(input.ignore);
  for await (const file of input.files) {
    onProgress?.({stage: 'files', done: files.size});
    const reading = readReferences(file);
    const {kind, name, again} = file;
    files.set(file.url, {kind, name, again});
    readings.set(file.url, {...reading, references: []});
    references.push(
      ...reading.references.filter(
        ({url, written}) =>
          !record?.unchecked.has(written) &&
          hostOf(written) === undefined &&
          !isIgnored([url, targetName(url, site)]),
      ),
    );
  }
  const own = references.filter(({isOwn}) => isOwn);
  const isUrl = ({url}: Reference): boolean => parseUrl(url) !== undefined;
  const foreign = external === undefined ? [] : references.filter(({isOwn}) => !isOwn).map(bare);
  const urls = withPages(own.filter(isUrl));
  onProgress?.({stage: 'URLs', total: urls.length});
  const results: UrlResults = new Map([
    ...own.filter((one) => !isUrl(one)).map(({url}) => [url, invalidUrl] as const),
    ...(await checkOwnUrls({urls, readings, timeout, request})),
    ...(external === undefined
      ? []
      : await checkExternalUrls(addresses(foreign), {
          ...external,
          onProgress: (done, total) => onProgress?.({stage: 'other sites', done, total}),
        })),
  ]);
  const wrong = [...own, ...foreign].filter(({url}) => results.get(url)?.state !== 'ok');
  const located = await locate(wrong, {site, record, files});
  const linkFindings = findings({references: wrong, results, site, located});
  const found = [...linkFindings, ...others({readings, results})];
  const sorted = sortFindings(found, baseline);
  return {
    version: 1,
    ok: sorted.broken.length === 0,
    checked: {files: readings.size, addresses: results.size},
    ...sorted,
  };
}

const invalidUrl: UrlResult = {state: 'broken', reason: 'invalid URL'};

function addresses(references: readonly Reference[]): string[] {
  return [...new Set(references.map(({url}) => url))].sort();
}

/** Returns the distinct URLs of references, and for each URL with an anchor also the page's URL. */
function withPages(references: readonly Reference[]): string[] {
  return addresses([...references, ...references.map(bare)]);
}

/** Removes the anchor from a URL. Anchors on other sites are not checked, because scripts often create them. */
function bare(reference: Reference): Reference {
  const [url = ''] = reference.url.split('#');
  return {...reference, url};
}

/**
 * Returns a function that receives all forms of a URL, and returns true if any of them matches a pattern.
 *
 * @param patterns Full URLs or paths on the site's host; `*` matches any characters: `https://x.com/*`.
 */
export function ignoring(patterns: readonly string[]): (names: readonly string[]) => boolean {
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
  return (names) => names.some((name) => expressions.some((expression) => expression.test(name)));
}
