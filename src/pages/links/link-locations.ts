import {z} from 'zod';
import {readRecord} from '../../core/cache/site-cache.ts';
import type {LinkLocation} from '../../core/diagnostics/diagnostic.ts';
import {hrefKind, pathnameHref} from '../../core/urls/href.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {CompiledPages} from '../../markdown/compile/types.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Layout} from '../layout/types.ts';
import type {RenderedPage} from '../render/types.ts';

/** Where an address was written, of which the file at least is known. */
export type KnownLocation = LinkLocation & {readonly file: string};

/** What a build knows of the addresses in its output, kept for `legacydocs check`. */
export interface LinkLocations {
  /** Protocol and host of the site. */
  readonly url: string;
  readonly baseUrl: string;
  /** Addresses that nobody may check: written as `pathname://`. */
  readonly unchecked: ReadonlySet<string>;
  /**
   * Every location where an address of a page was written. Empty when only the page is known.
   *
   * @param route Path of the page, without the base.
   * @param href As it stands in the page.
   */
  locationsOf(route: string, href: string): readonly KnownLocation[];
}

/** Name of the record in the state of a site. */
export const locationsRecord = 'link locations';

/** The record as it is stored. Names of files stand once, in `files`; locations name them by their index. */
export const storedLocationsSchema = z.strictObject({
  version: z.literal(1),
  url: z.string(),
  baseUrl: z.string(),
  unchecked: z.array(z.string()),
  files: z.array(z.string()),
  /** Set by a key, on whichever page: `[file, key]`. */
  keys: z.record(z.string(), z.tuple([z.int(), z.string()])),
  /** By route, without ending slash: `[href, file, line, column]`. */
  pages: z.record(z.string(), z.array(z.tuple([z.string(), z.int(), z.int(), z.int()]))),
});

export type StoredLocations = z.output<typeof storedLocationsSchema>;

/** Takes the pages as they are rendered. */
export interface LocationCollector {
  addPage(page: RenderedPage): void;
  finish(site: CollectedSite): StoredLocations;
}

interface CollectedSite {
  readonly config: Pick<SiteConfig, 'url' | 'baseUrl'>;
  readonly compiled: Pick<CompiledPages, 'metadata'>;
  readonly layout: Pick<Layout, 'unchecked'>;
}

/** Notes where the addresses of a site were written, each name of a file once. */
export function collectLocations(): LocationCollector {
  const files = new Map<string, number>();
  const keys = new Map<string, [number, string]>();
  const pages = new Map<string, [string, number, number, number][]>();
  const indexOf = (file: string): number => {
    const index = files.get(file) ?? files.size;
    files.set(file, index);
    return index;
  };
  return {
    addPage({route, links}) {
      const located: [string, number, number, number][] = [];
      for (const {href, location} of links) {
        const {file, key, line, column} = location;
        if (file === undefined) continue;
        if (key !== undefined) keys.set(href, [indexOf(file), key]);
        else if (line !== undefined) located.push([href, indexOf(file), line, column ?? 1]);
      }
      if (located.length > 0) pages.set(withoutTrailingSlash(route), located);
    },
    finish: ({config: {url, baseUrl}, compiled, layout}) => ({
      version: 1,
      url,
      baseUrl,
      unchecked: [...new Set([...layout.unchecked, ...pathnameAddresses(compiled, baseUrl)])],
      files: [...files.keys()],
      keys: Object.fromEntries(keys),
      pages: Object.fromEntries(pages),
    }),
  };
}

/** What articles write as `pathname://`, as it stands on their pages (row LINK-03). */
function pathnameAddresses({metadata}: CollectedSite['compiled'], baseUrl: string): string[] {
  return [...metadata.values()].flatMap(({slots}) =>
    slots
      .filter(({url}) => hrefKind(url) === 'pathname')
      .map(({url}) => pathnameHref(url, baseUrl)),
  );
}

/**
 * What the last build of a site noted of its links.
 *
 * @param cacheFolder Absolute path of `<site>/.legacydocs`.
 * @returns `undefined` if there is nothing that can be read: it may be deleted at any time.
 */
export function readLocations(cacheFolder: string): LinkLocations | undefined {
  const {data} = storedLocationsSchema.safeParse(readRecord(cacheFolder, locationsRecord));
  return data && linkLocations(data);
}

function linkLocations({files, keys, pages, unchecked, ...site}: StoredLocations): LinkLocations {
  const nameOf = (index: number): string => files[index] ?? '';
  return {
    ...site,
    unchecked: new Set(unchecked),
    locationsOf(route, href) {
      const written = (pages[withoutTrailingSlash(route)] ?? [])
        .filter(([address]) => address === href)
        .map(([, file, line, column]) => ({file: nameOf(file), line, column}));
      if (written.length > 0) return written;
      const key = Object.hasOwn(keys, href) ? keys[href] : undefined;
      return key === undefined ? [] : [{file: nameOf(key[0]), key: key[1]}];
    },
  };
}

interface MovedPage {
  /** Path of the route, without the base. */
  readonly path: string;
  readonly sourcePath: string;
  /** All of them, in order: only where they are written may differ from what is stored. */
  readonly links: readonly {
    readonly href: string;
    readonly location: {readonly line?: number | undefined; readonly column?: number | undefined};
  }[];
}

/** What is stored once addresses of some pages are written elsewhere in their sources. */
export function updateLocations(
  stored: StoredLocations,
  moved: readonly MovedPage[],
): StoredLocations {
  const pages = {...stored.pages};
  for (const {path, sourcePath, links} of moved) {
    const index = stored.files.indexOf(sourcePath);
    const located = links.flatMap(
      ({href, location: {line, column}}): StoredLocations['pages'][string] =>
        line === undefined ? [] : [[href, index, line, column ?? 1]],
    );
    const key = withoutTrailingSlash(path);
    // What is written elsewhere, as in imported Markdown, stands behind the page's own.
    const others = (stored.pages[key] ?? []).filter(([, file]) => file !== index);
    if (located.length + others.length > 0) pages[key] = [...located, ...others];
  }
  return {...stored, pages};
}
