import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {positionAt} from '../../core/diagnostics/position-at.ts';
import type {Location} from '../../core/diagnostics/types.ts';

/**
 * @param isWhole Whether a longer address that begins with the text is another one.
 * @param files Relative to the site folder.
 */
type FindText = (
  text: string,
  isWhole: boolean,
  files: readonly string[],
) => Promise<readonly Location[]>;

/** Each file is read when a text is looked for in it, and once. */
export function textFinder(siteFolder: string): FindText {
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string): Promise<string> => {
    const text = texts.get(file) ?? readFile(join(siteFolder, file), 'utf8').catch(() => '');
    texts.set(file, text);
    return text;
  };
  return async (text, isWhole, files) => {
    const found: Location[] = [];
    for (const file of files) found.push(...locationsIn(await textOf(file), text, isWhole, file));
    return found;
  };
}

function locationsIn(text: string, wanted: string, isWhole: boolean, file: string): Location[] {
  const locations: Location[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const goesOn = /^[\w/?#&=%-]/.test(text.slice(at + wanted.length, at + wanted.length + 1));
    if (!(isWhole && goesOn)) locations.push({file, ...positionAt(text, at)});
  }
  return locations;
}
