/** Fields of a new entry of `docs.versions`. */
export interface VersionFields {
  readonly name: string;
  readonly path?: string | undefined;
}

/** A new version and its position in `docs.versions`. */
export interface AddedVersion extends VersionFields {
  /** Index of the existing entry next to which the new version is inserted. */
  readonly index: number;
  readonly side: 'before' | 'after';
}

/**
 * Returns the source of a configuration with one version added. Everything else is unchanged, including comments.
 *
 * @param source Contents of the configuration file.
 * @returns `undefined` if the list is not a literal in this file. The caller must verify the result by loading it.
 */
export async function withVersion(
  source: string,
  {index, side, ...fields}: AddedVersion,
): Promise<string | undefined> {
  // Imported on demand, because it loads a parser.
  const {findNode} = await import('./find-key.ts');
  const found = findNode(source, ['docs', 'versions', index]);
  if (found?.type !== 'ObjectExpression') return undefined;
  const {start, end} = found;
  const neighbour = source.slice(start, end);
  const entry = versionEntry(fields, neighbour);
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const indent = source.slice(lineStart, start);
  const isOwnLine = /^\s*$/.test(indent);
  const newLine = source.includes('\r\n') ? '\r\n' : '\n';
  if (side === 'before') {
    const gap = isOwnLine ? newLine + indent : ' ';
    return `${source.slice(0, start)}${entry},${gap}${source.slice(start)}`;
  }
  const [comma = ''] = /^\s*,/.exec(source.slice(end)) ?? [];
  const [rest] = /^[^\S\r\n]*(?:\/\/.*)?(?=\r?\n)/.exec(source.slice(end + comma.length)) ?? [];
  // If the adjacent entry shares its line with other code, the new entry is added to the same line. A comment after the
  // adjacent entry stays on that entry's line.
  if (!isOwnLine || rest === undefined) {
    return `${source.slice(0, end)}, ${entry}${source.slice(end)}`;
  }
  const lineEnd = end + comma.length + rest.length;
  const head = `${source.slice(0, end)}${comma || ','}${rest}`;
  return `${head}${newLine}${indent}${entry}${comma && ','}${source.slice(lineEnd)}`;
}

/** Formats an entry of `docs.versions` in the style of another one. */
export function versionEntry({name, path}: VersionFields, like = ''): string {
  const quote = like.includes('"') && !like.includes("'") ? '"' : "'";
  const space = /^\{\s/.test(like) ? ' ' : '';
  const quoted = (value: string): string => quote + value.replaceAll(quote, `\\${quote}`) + quote;
  const fields = [
    `name: ${quoted(name)}`,
    ...(path === undefined ? [] : [`path: ${quoted(path)}`]),
  ];
  return `{${space}${fields.join(', ')}${space}}`;
}
