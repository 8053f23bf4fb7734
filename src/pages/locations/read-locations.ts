import {readRecord} from '../../core/cache/state.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import {locationsRecord, type StoredLocations, storedLocationsSchema} from './stored.ts';
import type {LinkLocations} from './types.ts';

/**
 * What the last build of a site noted of its links.
 *
 * @param stateFolder Absolute path of `<site>/.legacydocs`.
 * @returns `undefined` if there is nothing that can be read: it may be deleted at any time.
 */
export function readLocations(stateFolder: string): LinkLocations | undefined {
  const {data} = storedLocationsSchema.safeParse(readRecord(stateFolder, locationsRecord));
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
