import {readSealed} from '../memory/sealed-file.ts';
import {withoutTrailingSlash} from '../urls/route-path.ts';
import {placeRecordFile} from './place-record-file.ts';
import {type StoredPlaces, storedPlacesSchema} from './stored.ts';
import type {PlaceRecord} from './types.ts';

/** @returns `undefined` if there is none that can be read: it may be deleted at any time. */
export async function readPlaceRecord(stateFolder: string): Promise<PlaceRecord | undefined> {
  try {
    const stored = readSealed(placeRecordFile(stateFolder))?.value;
    return placeRecord(storedPlacesSchema.parse(stored));
  } catch {
    return undefined;
  }
}

function placeRecord({files, keys, pages, unchecked, ...site}: StoredPlaces): PlaceRecord {
  const nameOf = (index: number): string => files[index] ?? '';
  return {
    ...site,
    unchecked: new Set(unchecked),
    placesOf(route, href) {
      const written = (pages[withoutTrailingSlash(route)] ?? [])
        .filter(([address]) => address === href)
        .map(([, file, line, column]) => ({file: nameOf(file), line, column}));
      if (written.length > 0) return written;
      const key = Object.hasOwn(keys, href) ? keys[href] : undefined;
      return key === undefined ? [] : [{file: nameOf(key[0]), key: key[1]}];
    },
  };
}
