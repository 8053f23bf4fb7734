import {mkdir, rename, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {placeRecordFile} from './place-record-file.ts';
import type {StoredPlaces} from './stored.ts';

/** @param stateFolder Absolute path of `<site>/.legacydocs`. */
export async function writePlaceRecord(stateFolder: string, places: StoredPlaces): Promise<void> {
  const file = placeRecordFile(stateFolder);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(`${file}.new`, `${JSON.stringify(places)}\n`);
  await rename(`${file}.new`, file);
}
