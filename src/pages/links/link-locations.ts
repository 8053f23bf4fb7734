import {readRecord} from '../../core/cache/site-cache.ts';
import type {LinkLocation} from '../../core/diagnostics/diagnostic.ts';
import {hrefKind, pathnameHref, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {CompiledPages} from '../../markdown/types.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Layout, RenderedPage} from '../types.ts';

/** Location of a URL, with a known file. */
export type KnownLocation = LinkLocation & {readonly file: string};

/** Locations of all URLs in the output, stored for `legacydocs check`. */
export interface LinkLocations {
  /** Protocol and host of the site. */
  readonly url: string;
  readonly baseUrl: string;
  /** URLs that are not checked, because they are written as `pathname://`. */
  readonly unchecked: ReadonlySet<string>;
  /**
   * Returns all locations of a URL on a page; empty if only the page is known.
   *
   * @param route Route path of the page.
   * @param href URL as rendered.
   */
  locationsOf(route: string, href: string): readonly KnownLocation[];
}

/** Name of the cache record that contains the locations. */
export const locationsRecord = 'link locations';

/** The stored record. Locations contain the index of their file in `files`. */
export interface StoredLocations {
  readonly url: string;
  readonly baseUrl: string;
  readonly unchecked: readonly string[];
  readonly files: readonly string[];
  /** Locations of configured URLs, which can be on any page, keyed by URL. */
  readonly keys: Readonly<Record<string, readonly [file: number, key: string]>>;
  /** Links of each page, keyed by route path without the trailing slash. */
  readonly pages: Readonly<Record<string, readonly StoredLink[]>>;
}

type StoredLink = readonly [href: string, file: number, line: number, column: number];

/** Collects link locations while pages are rendered. */
export interface LocationCollector {
  addPage(page: RenderedPage): void;
  finish(site: CollectedSite): StoredLocations;
}

interface CollectedSite {
  readonly config: Pick<SiteConfig, 'url' | 'baseUrl'>;
  readonly compiled: Pick<CompiledPages, 'metadata'>;
  readonly layout: Pick<Layout, 'unchecked'>;
}

export function collectLocations(): LocationCollector {
  const files = new Map<string, number>();
  const keys = new Map<string, [number, string]>();
  const pages = new Map<string, StoredLink[]>();
  const indexOf = (file: string): number => {
    const index = files.get(file) ?? files.size;
    files.set(file, index);
    return index;
  };
  return {
    addPage({route, links}) {
      const located: StoredLink[] = [];
      for (const {href, location} of links) {
        const {file, key, line, column} = location;
        if (file === undefined) continue;
        if (key !== undefined) keys.set(href, [indexOf(file), key]);
        else if (line !== undefined) located.push([href, indexOf(file), line, column ?? 1]);
      }
      if (located.length > 0) pages.set(withoutTrailingSlash(route), located);
    },
    finish: ({config: {url, baseUrl}, compiled, layout}) => ({
      url,
      baseUrl,
      unchecked: [...new Set([...layout.unchecked, ...pathnameUrls(compiled, baseUrl)])],
      files: [...files.keys()],
      keys: Object.fromEntries(keys),
      pages: Object.fromEntries(pages),
    }),
  };
}

/** Returns the rendered forms of URLs that articles contain as `pathname://` (row LINK-03). */
function pathnameUrls({metadata}: CollectedSite['compiled'], baseUrl: string): string[] {
  return [...metadata.values()].flatMap(({slots}) =>
    slots
      .filter(({url}) => hrefKind(url) === 'pathname')
      .map(({url}) => pathnameHref(url, baseUrl)),
  );
}

/**
 * Reads the locations that the last build stored.
 *
 * @param cacheFolder Absolute path of `<site>/.legacydocs`.
 * @returns `undefined` if there is no readable record. The cache may be deleted at any time.
 */
export function readLocations(cacheFolder: string): LinkLocations | undefined {
  const record = readRecord(cacheFolder, locationsRecord);
  // The cast is safe, because `readRecord` returns only records that this version of the program stored.
  return record === undefined ? undefined : linkLocations(record as StoredLocations);
}

function linkLocations({files, keys, pages, unchecked, ...site}: StoredLocations): LinkLocations {
  const nameOf = (index: number): string => files[index] ?? '';
  return {
    ...site,
    unchecked: new Set(unchecked),
    locationsOf(route, href) {
      const written = (pages[withoutTrailingSlash(route)] ?? [])
        .filter(([url]) => url === href)
        .map(([, file, line, column]) => ({file: nameOf(file), line, column}));
      if (written.length > 0) return written;
      const key = Object.hasOwn(keys, href) ? keys[href] : undefined;
      return key === undefined ? [] : [{file: nameOf(key[0]), key: key[1]}];
    },
  };
}

interface MovedPage {
  /** Route path. */
  readonly path: string;
  readonly sourcePath: string;
  /** All links on the page, in order. Only their locations may differ from the stored ones. */
  readonly links: readonly {
    readonly href: string;
    readonly location: {readonly line?: number | undefined; readonly column?: number | undefined};
  }[];
}

/** Returns the record with new link locations for some pages. */
export function updateLocations(
  stored: StoredLocations,
  moved: readonly MovedPage[],
): StoredLocations {
  const pages = {...stored.pages};
  for (const {path, sourcePath, links} of moved) {
    const index = stored.files.indexOf(sourcePath);
    const located = links.flatMap(({href, location: {line, column}}): StoredLink[] =>
      line === undefined ? [] : [[href, index, line, column ?? 1]],
    );
    const key = withoutTrailingSlash(path);
    // Links from other files, such as imported Markdown, follow the page's own links.
    const others = (stored.pages[key] ?? []).filter(([, file]) => file !== index);
    if (located.length + others.length > 0) pages[key] = [...located, ...others];
  }
  return {...stored, pages};
}
