import {SourceMap} from 'node:module';
import type {Program} from 'acorn';
import {parse} from 'acorn';
import type {Location} from '../../core/diagnostics/diagnostic.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {type Found, findKey} from './find-key.ts';
import type {KeyPath} from './problems/types.ts';

/**
 * Finds the locations of settings. A setting that is not in the file itself (missing, spread, imported) gets the
 * location of the object that should contain it.
 *
 * @param source Contents of the configuration file.
 * @param file Name of the file; its extension selects TypeScript or JavaScript.
 * @returns One location for each path, in order; without a line if nothing was found.
 */
export async function locateKeys(
  source: string,
  file: string,
  paths: readonly KeyPath[],
): Promise<Location[]> {
  if (paths.length === 0) return [];
  try {
    // esbuild removes the types and provides a source map, so a TypeScript parser is not needed.
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
    // The file has run but acorn cannot parse it, for example because it contains JSX, so only its name is reported.
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
