import {SourceMap} from 'node:module';
import type {Program} from 'acorn';
import {parse} from 'acorn';
import type {Location} from '../../core/diagnostics/diagnostic.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {type Found, findKey} from './find-key.ts';
import type {KeyPath} from './problems/types.ts';

/**
 * Where settings are written. Of one that is not in the file itself (missing, spread, imported), the
 * location of what should hold it.
 *
 * @param source The configuration file's text.
 * @param file Its name; tells TypeScript from JavaScript.
 * @returns One location for each path, in order; without line where nothing was found.
 */
export async function locateKeys(
  source: string,
  file: string,
  paths: readonly KeyPath[],
): Promise<Location[]> {
  if (paths.length === 0) return [];
  try {
    // Two libraries instead of a TypeScript parser: esbuild drops the types and remembers where things stood.
    const {code, map} = await withEsbuild(({transform}) =>
      transform(source, {
        loader: /ts$/.test(file) ? 'ts' : 'js',
        sourcemap: 'external',
        sourcefile: file,
      }),
    );
    const program = parse(code, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
    const original = new SourceMap(JSON.parse(map));
    return paths.map((path) => locationOf(program, path, original, file));
  } catch {
    // A file that ran but cannot be read this way, such as JSX: its name must do.
    return paths.map(() => ({file}));
  }
}

function locationOf(program: Program, path: KeyPath, original: SourceMap, file: string): Location {
  const found: Found | undefined = findKey(program, path);
  if (found === undefined) return {file};
  const entry = original.findEntry(found.line - 1, found.column);
  if (!('originalLine' in entry)) return {file};
  return {file, line: entry.originalLine + 1, column: entry.originalColumn + 1};
}
