import {groupBy} from '../../core/collections/collections.ts';
import {decodePath} from '../../core/urls/href.ts';
import type {KnownLocation, LinkLocations} from '../../pages/links/link-locations.ts';
import {occurrences} from './read-references.ts';
import type {Reference, SiteFile, SiteLocation} from './types.ts';

/** A file's properties without its text, which would take up much memory. */
export type KnownFile = Pick<SiteFile, 'kind' | 'name' | 'again'>;

export interface LocateInput {
  readonly site: SiteLocation;
  /** Link locations that the build recorded. */
  readonly record: LinkLocations | undefined;
  /** Keyed by URL. */
  readonly files: ReadonlyMap<string, KnownFile>;
}

/**
 * Returns the locations of references in the sources, as recorded by the build; for references without a record, the
 * locations in the output files, which are read again.
 */
export async function locate(
  references: readonly Reference[],
  {site, record, files}: LocateInput,
): Promise<ReadonlyMap<Reference, readonly KnownLocation[]>> {
  const locations = new Map<Reference, readonly KnownLocation[]>();
  const others: Reference[] = [];
  for (const reference of references) {
    const noted = record === undefined ? [] : notedLocations(reference, site, record);
    if (noted.length > 0) locations.set(reference, noted);
    else others.push(reference);
  }
  for (const [page, onPage] of groupBy(others, ({page}) => page)) {
    const file = files.get(page);
    if (file === undefined) continue;
    const text = await file.again().catch(() => '');
    const found = occurrences({kind: file.kind, text});
    for (const reference of onPage) {
      const here = found.filter(({written}) => written === reference.written);
      // If the URL is no longer in the file, at least the file is reported.
      const known = here.map(({line, column}) => ({file: file.name, line, column}));
      locations.set(reference, known.length > 0 ? known : [{file: file.name}]);
    }
  }
  return locations;
}

function notedLocations(
  {page, written}: Reference,
  site: SiteLocation,
  record: LinkLocations,
): readonly KnownLocation[] {
  const root = site.url + site.baseUrl;
  if (!page.startsWith(root)) return [];
  const route = decodePath(page.slice(root.length - 1));
  return record.locationsOf(route, written).map(({file, line, column, key}) => ({
    file,
    // Unknown properties are omitted, as in JSON.
    ...(line !== undefined && {line}),
    ...(column !== undefined && {column}),
    ...(key !== undefined && {key}),
  }));
}
