import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {placeAt} from '../diagnostics/place-at.ts';
import type {Place} from '../diagnostics/types.ts';

/** @param files Relative to the site folder. */
type FindText = (text: string, files: readonly string[]) => Promise<readonly Place[]>;

/** Each file is read when a text is looked for in it, and once. */
export function textFinder(siteFolder: string): FindText {
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string): Promise<string> => {
    const text = texts.get(file) ?? readFile(join(siteFolder, file), 'utf8').catch(() => '');
    texts.set(file, text);
    return text;
  };
  return async (text, files) => {
    const found: Place[] = [];
    for (const file of files) found.push(...placesIn(await textOf(file), text, file));
    return found;
  };
}

function placesIn(text: string, wanted: string, file: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    places.push({file, ...placeAt(text, at)});
  }
  return places;
}
