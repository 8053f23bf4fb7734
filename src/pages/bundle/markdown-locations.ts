import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {positionAt} from '../../core/diagnostics/position-at.ts';
import type {Location} from '../../core/diagnostics/types.ts';

// What is bundled of Markdown is compiled, and its lines are not those of the source: imports are looked up there.

/** An import in Markdown that names what it imports: its clause and its specifier. */
const statement = /^import\s+([^'"]+?)\s+from\s+(['"])(.+?)\2/gm;

/**
 * Where a Markdown file has a specifier in quotes.
 *
 * @param file Relative to the site folder.
 */
export function specifierLocation(file: string, specifier: string, siteFolder: string): Location {
  const source = read(join(siteFolder, file));
  const at = Math.max(source.indexOf(`'${specifier}'`), source.indexOf(`"${specifier}"`));
  return locationIn(file, source, at);
}

/**
 * Where a Markdown file imports a name.
 *
 * @param file Relative to the site folder.
 * @param name `default` too.
 * @param module Any path of the file that the name is imported from.
 */
export function importedNameLocation(
  file: string,
  name: string,
  module: string,
  siteFolder: string,
): Location {
  const source = read(join(siteFolder, file));
  for (const {0: text, 1: clause = '', 3: specifier = '', index} of source.matchAll(statement)) {
    const at = mayLeadTo(specifier, module) ? nameIn(clause, name) : -1;
    // Behind the keyword, whose letters may be a name too.
    const clauseAt = text.indexOf(clause, 'import'.length);
    if (at >= 0) return locationIn(file, source, index + clauseAt + at);
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
function locationIn(file: string, source: string, at: number): Location {
  return at < 0 ? {file} : {file, ...positionAt(source, at)};
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
