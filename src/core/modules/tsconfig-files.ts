import {readFileSync} from 'node:fs';
import {dirname, isAbsolute, join, resolve} from 'node:path';
import {foldersAbove} from './import-lookups.ts';
import {pathKind} from './path-kind.ts';

/** `"extends": …`, one name or a list. Comments may hold it too: then a file more is looked at. */
const extension = /"extends"\s*:\s*(\[[^\]]*\]|"(?:[^"\\]|\\.)*")/g;

/**
 * Every `tsconfig.json` that esbuild may ask about a file: those above it, what they extend, and where a nearer one would
 * be found.
 *
 * @param files Absolute paths.
 * @returns Absolute paths, which need not exist; `undefined` where only a package itself knows which file it means.
 */
export function tsconfigFiles(files: readonly string[]): readonly string[] | undefined {
  const paths = new Set(
    files.flatMap((file) => foldersAbove(file).map((folder) => join(folder, 'tsconfig.json'))),
  );
  // Grows while it is gone through.
  for (const path of paths) {
    for (const name of extendedBy(path)) {
      const found = extended(name, path);
      if (found === undefined) return undefined;
      for (const candidate of found) paths.add(candidate);
    }
  }
  return [...paths];
}

function extendedBy(tsconfig: string): string[] {
  if (pathKind(tsconfig) !== 'file') return [];
  const text = readFileSync(tsconfig, 'utf8');
  return [...text.matchAll(extension)].flatMap(([, value = '']) =>
    [...value.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([name]) => String(JSON.parse(name))),
  );
}

function extended(name: string, tsconfig: string): readonly string[] | undefined {
  const variants = (path: string): string[] => [path, `${path}.json`, join(path, 'tsconfig.json')];
  if (name.startsWith('.') || isAbsolute(name)) return variants(resolve(dirname(tsconfig), name));
  const found = foldersAbove(tsconfig).flatMap((folder) => {
    const modules = join(folder, 'node_modules');
    return pathKind(modules) === 'folder' ? variants(join(modules, name)) : [modules];
  });
  // A package may export it under another name.
  return found.some((path) => pathKind(path) === 'file') ? found : undefined;
}
