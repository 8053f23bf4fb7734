import type {KeyPath, Location} from '../../core/diagnostics/diagnostic.ts';

/**
 * Finds the locations of settings. A setting that is not in the file itself (missing, spread, imported) gets the
 * location of the object that should contain it.
 *
 * @param source Contents of the configuration file.
 * @param file Name of the file.
 * @returns One location for each path, in order; without a line if nothing was found.
 */
export async function locateKeys(
  source: string,
  file: string,
  paths: readonly KeyPath[],
): Promise<Location[]> {
  if (paths.length === 0) return [];
  // Imported on demand, because it loads a parser.
  const {findKeys} = await import('./find-key.ts');
  return findKeys(source, paths).map((position) => ({file, ...position}));
}
