import {rmSync} from 'node:fs';
import {writeSealed} from '../memory/sealed-file.ts';
import {placeRecordFile} from './place-record-file.ts';
import type {StoredPlaces} from './stored.ts';

/**
 * @param stateFolder Absolute path of `<site>/.legacydocs`.
 * @throws If the disk refuses; then there is no record, where that can be helped: an old one would name wrong places.
 */
export function writePlaceRecord(stateFolder: string, places: StoredPlaces): void {
  const file = placeRecordFile(stateFolder);
  try {
    writeSealed(file, places);
  } catch (error) {
    rmSync(file, {recursive: true, force: true});
    throw error;
  }
}
