import {join} from 'node:path';

/** @param stateFolder Absolute path of `<site>/.legacydocs`. */
export function placeRecordFile(stateFolder: string): string {
  return join(stateFolder, 'link-places.json');
}
