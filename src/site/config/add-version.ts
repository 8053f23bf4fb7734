import {tokenizer} from 'acorn';
import {locateKeys} from './locate-keys.ts';

/** Fields of a new entry of `docs.versions`. */
export interface VersionFields {
  readonly name: string;
  readonly path?: string | undefined;
}

/** A new version and its location in `docs.versions`. */
export interface AddedVersion extends VersionFields {
  /** Index of the entry to insert the new one before or after. */
  readonly index: number;
  readonly side: 'before' | 'after';
}

/**
 * Returns the source of a configuration with one version added. Everything else is unchanged, including comments.
 *
 * @param source Contents of the configuration file.
 * @param file Name of the file; its extension selects TypeScript or JavaScript.
 * @returns `undefined` if the list is not a literal in this file. The caller must verify the result by loading it.
 */
export async function withVersion(
  source: string,
  file: string,
  {index, side, ...fields}: AddedVersion,
): Promise<string | undefined> {
  const [place] = await locateKeys(source, file, [['docs', 'versions', index]]);
  const start = offsetOf(source, place?.line, place?.column);
  const end = start === undefined ? undefined : endOf(source, start);
  if (start === undefined || end === undefined) return undefined;
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
  // Keeps a comment at the end of the adjacent entry's line.
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

/**
 * Returns the offset of a position in the source.
 *
 * @param line 1-based.
 * @param column 1-based.
 */
function offsetOf(source: string, line = 0, column = 0): number | undefined {
  if (line === 0) return undefined;
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** Returns the end of the object literal at an offset; `undefined` if the entry is not a single object literal. */
function endOf(source: string, start: number): number | undefined {
  if (source[start] !== '{') return undefined;
  let depth = 0;
  let end: number | undefined;
  try {
    for (const {type, end: tokenEnd} of tokenizer(source.slice(start), {ecmaVersion: 'latest'})) {
      if (end !== undefined) return [',', ']'].includes(type.label) ? end : undefined;
      if (['{', '[', '(', '${'].includes(type.label)) depth += 1;
      if (['}', ']', ')'].includes(type.label)) depth -= 1;
      if (depth === 0) end = start + tokenEnd;
    }
  } catch {
    // The source has a syntax error.
  }
  return undefined;
}
