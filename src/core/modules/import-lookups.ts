import {basename, dirname, join, parse, resolve} from 'node:path';
import type {Metafile} from 'esbuild';

/** Files of a bundle. `inputs` has the same format as in esbuild's metafile. */
interface BundledFiles {
  /** Absolute paths of the entry points, which may be links. */
  readonly entries: readonly string[];
  readonly inputs: Metafile['inputs'];
  /** Absolute paths of files or folders, keyed by the names that imports may use for them. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Returns the absolute path of an input; `undefined` for a generated module. */
  readonly fileOf: (name: string) => string | undefined;
}

/** Default value of esbuild's `resolveExtensions`. */
const extensions = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/**
 * Returns the absolute paths that affect how imports are resolved, in addition to the bundled files. Most of them do
 * not exist: creating or changing a file, package or `package.json` at one of them may change the resolution.
 */
export function importLookups({entries, inputs, aliases, fileOf}: BundledFiles): string[] {
  const paths = new Set(entries);
  for (const [name, {imports}] of Object.entries(inputs)) {
    const file = fileOf(name);
    if (file === undefined) continue;
    const folders = foldersAbove(file);
    const packages = imports.flatMap(({original = '', external}) => {
      const found = external === true ? null : /^(?:@[^/]+\/)?[^./][^/]*/.exec(original);
      return found === null ? [] : [join('node_modules', found[0])];
    });
    // An import can reach its file through links.
    const targets = imports.flatMap(({original = ''}) => targetsOf(original, file, aliases));
    for (const path of [file, ...targets].flatMap(alternatives)) paths.add(path);
    for (const folder of folders) {
      paths.add(join(folder, 'package.json'));
      if (basename(folder) === 'node_modules') continue;
      for (const path of packages) paths.add(join(folder, path));
    }
  }
  return [...paths];
}

/** Returns the absolute paths that a relative or aliased import can refer to. */
function targetsOf(specifier: string, file: string, aliases: BundledFiles['aliases']): string[] {
  if (specifier.startsWith('.')) return [resolve(dirname(file), specifier)];
  return Object.entries(aliases).flatMap(([alias, target]) =>
    `${specifier}/`.startsWith(`${alias}/`) ? [join(target, specifier.slice(alias.length))] : [],
  );
}

/**
 * Returns the folders that contain a path, the innermost first.
 *
 * @param path Absolute.
 */
export function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

/** Returns the paths of files that could take precedence over this file if they existed. */
function alternatives(file: string): string[] {
  const {dir, name} = parse(file);
  const stems = new Set(name === 'index' ? [file, join(dir, name), dir] : [file, join(dir, name)]);
  return [...stems].flatMap((stem) => ['', ...extensions].map((extension) => stem + extension));
}
