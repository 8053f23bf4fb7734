import {basename, dirname, isAbsolute, join, parse, resolve} from 'node:path';
import type {Metafile} from 'esbuild';
import {pathKind} from './path-kind.ts';

/** What was bundled, by esbuild's names. */
export interface BundledFiles {
  /** What the bundle began with: absolute paths. */
  readonly entries: readonly string[];
  readonly inputs: Metafile['inputs'];
  /** @returns Absolute path of an input; `undefined` for a module that is no file. */
  readonly fileOf: (name: string) => string | undefined;
  /** Names that stand for files or folders in imports, and their absolute paths. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** esbuild's default, `resolveExtensions`. */
const endings = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/**
 * What decided which files imports led to, besides these files: every path at which esbuild would have found another one
 * first, and each `package.json` that has a say. If something comes or goes at one of these paths, or changes there, the same
 * imports may mean something else.
 *
 * @returns Absolute paths; most of them lead nowhere.
 */
export function importLookups({entries, inputs, fileOf, aliases}: BundledFiles): string[] {
  const paths = new Set<string>();
  const add = (found: readonly string[]): void => {
    for (const path of found) paths.add(path);
  };
  add(entries);
  for (const [name, {imports}] of Object.entries(inputs)) {
    const importer = fileOf(name);
    if (importer === undefined) continue;
    add(foldersAbove(importer).map((folder) => join(folder, 'package.json')));
    for (const {original, path, external} of imports) {
      if (original === undefined || external === true) continue;
      const found = fileOf(path);
      const targets = targetsOf(original, importer, aliases);
      // A file of the very name comes before all others.
      add(targets.flatMap((target) => (target === found ? [] : candidates(target))));
      if (found !== undefined && !targets.includes(found)) add(siblings(found));
    }
  }
  return [...paths];
}

/** The folders that a file lies in, the nearest first. @param path Absolute. */
export function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

/** Paths that an import may mean, without what is tried at their ends. */
function targetsOf(specifier: string, importer: string, aliases: BundledFiles['aliases']) {
  const [path = ''] = specifier.split(/[?#]/, 1);
  if (path.startsWith('.') || isAbsolute(path)) return [resolve(dirname(importer), path)];
  for (const [alias, target] of Object.entries(aliases)) {
    if (path === alias) return [target];
    if (path.startsWith(`${alias}/`)) return [join(target, path.slice(alias.length))];
  }
  return path === '' ? [] : foldersAbove(importer).flatMap((folder) => installed(folder, path));
}

function installed(folder: string, specifier: string): string[] {
  const modules = join(folder, 'node_modules');
  if (pathKind(modules) !== 'folder') return [modules];
  const [scope = '', name = ''] = specifier.split('/');
  const packageName = specifier.startsWith('@') ? `${scope}/${name}` : scope;
  return [join(modules, packageName), join(modules, specifier)];
}

function candidates(target: string): string[] {
  if (basename(target) === 'node_modules') return [target];
  const files = [target, ...endings.map((ending) => target + ending)];
  if (pathKind(target) !== 'folder') return files;
  // The names in a folder do not matter, only those that imports of the folder can mean.
  return [
    ...files.slice(1),
    join(target, 'package.json'),
    ...endings.map((ending) => join(target, `index${ending}`)),
  ];
}

/** Files that would have been found before this one, or after it, by a name without an ending. */
function siblings(file: string): string[] {
  const {dir, name} = parse(file);
  const stems = name === 'index' ? [join(dir, name), dir] : [join(dir, name)];
  return stems.flatMap((stem) => endings.map((ending) => stem + ending));
}
