import {parseUrl} from '../../core/urls/href.ts';
import type {LinkLocations} from '../../pages/links/link-locations.ts';
import type {Ask} from './ask-linkinator.ts';
import {checkExternalUrls, checkOwnUrls, type ExternalOptions} from './check-urls.ts';
import {type ClassifiedFinding, findings, sortFindings, targetName} from './findings.ts';
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
  /** Asks where the site is served now. */
  readonly ask: Ask;
  /** Milliseconds for each request to the site. */
  readonly timeout: number;
  /** How other sites are asked; `undefined` leaves them alone. */
  readonly external?: ExternalOptions | undefined;
  /** See `ignoring`. */
  readonly ignore: readonly string[];
  /** What the last build noted, if this is its output. */
  readonly record?: LinkLocations | undefined;
  readonly baseline?: CheckReport | undefined;
  /** Found by other means, such as a contract. @param judged What is known when all is judged. */
  readonly others: (judged: CheckedUrls) => readonly ClassifiedFinding[];
  readonly onProgress?: ((event: CheckProgress) => void) | undefined;
}

/** What was read and judged, keyed by full address. */
export interface CheckedUrls {
  readonly readings: ReadonlyMap<string, FileReading>;
  readonly results: UrlResults;
}

/** How far a check is: files read, addresses of the site judged, addresses of other sites judged. */
interface CheckProgress {
  readonly stage: 'files' | 'addresses' | 'other sites';
  readonly done?: number;
  readonly total?: number;
}

/** Read a site as readers get it, have every address judged, and report what is wrong with its addresses. */
export async function checkSite(input: CheckInput): Promise<CheckReport> {
  const {site, ask, timeout, external, record, baseline, others, onProgress} = input;
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
          !record?.unchecked.has(written) && !isIgnored([url, targetName(url, site)]),
      ),
    );
  }
  const own = references.filter(({isOwn}) => isOwn);
  const isAddress = ({url}: Reference): boolean => parseUrl(url) !== undefined;
  const foreign = external === undefined ? [] : references.filter(({isOwn}) => !isOwn).map(bare);
  const urls = withPages(own.filter(isAddress));
  onProgress?.({stage: 'addresses', total: urls.length});
  const results: UrlResults = new Map([
    ...own.filter((one) => !isAddress(one)).map(({url}) => [url, noAddress] as const),
    ...(await checkOwnUrls({urls, readings, timeout, ask})),
    ...(external === undefined
      ? []
      : await checkExternalUrls(addresses(foreign), {
          ...external,
          onProgress: (done, total) => onProgress?.({stage: 'other sites', done, total}),
        })),
  ]);
  const wrong = [...own, ...foreign].filter(({url}) => results.get(url)?.state !== 'ok');
  const located = await locate(wrong, {site, record, files});
  const judged = findings({references: wrong, results, site, located});
  const found = [...judged, ...others({readings, results})];
  const sorted = sortFindings(found, baseline);
  return {
    version: 1,
    ok: sorted.broken.length === 0,
    checked: {files: readings.size, addresses: results.size},
    ...sorted,
  };
}

const noAddress: UrlResult = {state: 'broken', reason: 'it is no address'};

function addresses(references: readonly Reference[]): string[] {
  return [...new Set(references.map(({url}) => url))].sort();
}

/** Every address, and of those with an anchor the page itself. */
function withPages(references: readonly Reference[]): string[] {
  return addresses([...references, ...references.map(bare)]);
}

/** Anchors of other sites are made by scripts as often as not: only their pages are asked for. */
function bare(reference: Reference): Reference {
  const [url = ''] = reference.url.split('#');
  return {...reference, url};
}

/**
 * Whether an address is to be left alone.
 *
 * @param patterns Full addresses or paths on the site's host; `*` stands for anything: `https://x.com/*`.
 * @returns Takes the names an address goes by.
 */
export function ignoring(patterns: readonly string[]): (names: readonly string[]) => boolean {
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`);
  });
  return (names) => names.some((name) => expressions.some((expression) => expression.test(name)));
}
