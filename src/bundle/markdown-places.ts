import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {placeAt} from '../diagnostics/place-at.ts';
import type {Place} from '../diagnostics/types.ts';

// What is bundled of Markdown is compiled, and its lines are not those of the source: imports are looked up there.

/** An import in Markdown that names what it imports: its clause and its specifier. */
const statement = /^import\s+([^'"]+?)\s+from\s+(['"])(.+?)\2/gm;

/**
 * Where a Markdown file has a specifier in quotes.
 *
 * @param file Relative to the site folder.
 */
export function specifierPlace(file: string, specifier: string, siteFolder: string): Place {
  const source = read(join(siteFolder, file));
  const at = Math.max(source.indexOf(`'${specifier}'`), source.indexOf(`"${specifier}"`));
  return placeIn(file, source, at);
}

/**
 * Where a Markdown file imports a name.
 *
 * @param file Relative to the site folder.
 * @param name `default` too.
 * @param module Any path of the file that the name is imported from.
 */
export function importedNamePlace(
  file: string,
  name: string,
  module: string,
  siteFolder: string,
): Place {
  const source = read(join(siteFolder, file));
  for (const {0: text, 1: clause = '', 3: specifier = '', index} of source.matchAll(statement)) {
    const at = mayLeadTo(specifier, module) ? nameIn(clause, name) : -1;
    // Behind the keyword, whose letters may be a name too.
    const clauseAt = text.indexOf(clause, 'import'.length);
    if (at >= 0) return placeIn(file, source, index + clauseAt + at);
  }
  return {file};
}

/** @returns Its index, or -1. */
function nameIn(clause: string, name: string): number {
  if (name === 'default' && !/^[{*]/.test(clause)) return 0;
  const words = [...clause.matchAll(/[^\s{},]+/g)];
  return words.find(([word]) => word === name)?.index ?? -1;
}

function mayLeadTo(specifier: string, module: string): boolean {
  const name = stem(module);
  return name === 'index' || name === stem(specifier);
}

function stem(path: string): string {
  return posix.basename(path).replace(/\.\w+$/, '');
}

/** @param at Index into the source; -1 for nowhere. */
function placeIn(file: string, source: string, at: number): Place {
  return at < 0 ? {file} : {file, ...placeAt(source, at)};
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
