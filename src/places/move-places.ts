import {readSealed} from '../memory/sealed-file.ts';
import {withoutTrailingSlash} from '../urls/route-path.ts';
import {placeRecordFile} from './place-record-file.ts';
import type {StoredPlaces} from './stored.ts';
import {writePlaceRecord} from './write-place-record.ts';

/** Where a page's source writes an address. */
interface WrittenAddress {
  readonly href: string;
  readonly place: {readonly line?: number | undefined; readonly column?: number | undefined};
}

export interface MovedPage {
  /** Path of the route, without the base. */
  readonly path: string;
  readonly sourcePath: string;
  /** All of them, in order: only their places may differ from those of the record. */
  readonly links: readonly WrittenAddress[];
}

/**
 * Note that addresses stand in other places of their sources now.
 *
 * @param stateFolder Absolute path; its record is as the last build left it.
 */
export function movePlaces(stateFolder: string, moved: readonly MovedPage[]): void {
  const stored = readSealed(placeRecordFile(stateFolder))?.value;
  if (!isStoredPlaces(stored)) throw new Error('The record of places is gone.');
  const pages = {...stored.pages};
  for (const {path, sourcePath, links} of moved) {
    const index = stored.files.indexOf(sourcePath);
    const placed = links.flatMap(({href, place: {line, column}}): StoredPlaces['pages'][string] =>
      line === undefined ? [] : [[href, index, line, column ?? 1]],
    );
    if (placed.length > 0) pages[withoutTrailingSlash(path)] = placed;
  }
  writePlaceRecord(stateFolder, {...stored, pages});
}

// Its seal vouches for its shape.
function isStoredPlaces(value: unknown): value is StoredPlaces {
  return typeof value === 'object' && value !== null && 'pages' in value;
}
