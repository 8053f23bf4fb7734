import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
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

/** @returns Line and column, both 1-based. */
export function placeAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
