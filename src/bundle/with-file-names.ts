/** A comment or the name of a function, in code that is not minified: what may be the path of a file. */
const possiblePath = /^( *(?:\/\/ |\/\* |"))([^"\n]+?)(?= \*\/$|"\(|$)/gm;

/**
 * Code in which files go by names that do not depend on where they lie.
 *
 * @param names Keyed by the path that esbuild wrote.
 */
export function withFileNames(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(
    possiblePath,
    (_, before: string, path: string) => before + (names.get(path) ?? path),
  );
}
