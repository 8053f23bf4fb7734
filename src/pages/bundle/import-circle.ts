const markdown = /\.mdx?$/i;

/**
 * Markdown that imports itself, by however many files: it would be rendered inside itself for ever.
 *
 * @param imports What each file imports.
 * @returns The way round, first file last again; `undefined` if there is none that begins at `start` or behind it.
 */
export function importCircle(
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    const begun = way.indexOf(file);
    if (begun >= 0) {
      const circle = [...way.slice(begun), file];
      return circle.some((name) => markdown.test(name)) ? circle : undefined;
    }
    if (done.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const found = visit(imported, [...way, file]);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  return visit(start, []);
}
