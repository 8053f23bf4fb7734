import {tokenizer} from 'acorn';
import {locateKeys} from './locate-keys.ts';

/** Location of a new version in `docs.versions`. */
export interface AddedVersion {
  readonly name: string;
  /** Position of the entry that it stands beside. */
  readonly index: number;
  readonly side: 'in front' | 'behind';
}

/**
 * The text of a configuration with one version more. Everything else stays as it is, comments too.
 *
 * @param source The configuration file's text.
 * @param file Its name; tells TypeScript from JavaScript.
 * @returns `undefined` where the list is not written there as plain entries. What it means when it is run, the caller has to see.
 */
export async function withVersion(
  source: string,
  file: string,
  {name, index, side}: AddedVersion,
): Promise<string | undefined> {
  const [place] = await locateKeys(source, file, [['docs', 'versions', index]]);
  const start = offsetOf(source, place?.line, place?.column);
  const end = start === undefined ? undefined : endOf(source, start);
  if (start === undefined || end === undefined) return undefined;
  const neighbour = source.slice(start, end);
  const entry = versionEntry(name, neighbour);
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const indent = source.slice(lineStart, start);
  const isOwnLine = /^\s*$/.test(indent);
  const newLine = source.includes('\r\n') ? '\r\n' : '\n';
  if (side === 'in front') {
    const gap = isOwnLine ? newLine + indent : ' ';
    return `${source.slice(0, start)}${entry},${gap}${source.slice(start)}`;
  }
  const [comma = ''] = /^\s*,/.exec(source.slice(end)) ?? [];
  const [rest] = /^[^\S\r\n]*(?:\/\/.*)?(?=\r?\n)/.exec(source.slice(end + comma.length)) ?? [];
  // A comment at the end of the neighbour's line stays there.
  if (!isOwnLine || rest === undefined) {
    return `${source.slice(0, end)}, ${entry}${source.slice(end)}`;
  }
  const lineEnd = end + comma.length + rest.length;
  const head = `${source.slice(0, end)}${comma || ','}${rest}`;
  return `${head}${newLine}${indent}${entry}${comma && ','}${source.slice(lineEnd)}`;
}

/** An entry of `docs.versions`, written like another one. */
export function versionEntry(name: string, like = ''): string {
  const quote = like.includes('"') && !like.includes("'") ? '"' : "'";
  const space = /^\{\s/.test(like) ? ' ' : '';
  return `{${space}name: ${quote}${name.replaceAll(quote, `\\${quote}`)}${quote}${space}}`;
}

/** @param line From 1. @param column From 1. */
function offsetOf(source: string, line = 0, column = 0): number | undefined {
  if (line === 0) return undefined;
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** The end of an object literal; `undefined` if none begins there, or if it is not all of the entry. */
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
    // Nothing that JavaScript knows.
  }
  return undefined;
}
