import {hashOf} from '../hash/sha256.ts';

/**
 * Serializes data for a file that can be verified: the first line is a checksum of the file's name and contents.
 *
 * @param value JSON data.
 * @param name Name of the file. The checksum covers the name, so that a file with the contents of another file is
 * rejected.
 * @returns The text, and its checksum: under the same name, equal checksums mean equal values.
 */
export function withChecksum(
  value: unknown,
  name = '',
): {readonly text: string; readonly checksum: string} {
  const json = JSON.stringify(value);
  const checksum = checksumOf(json, name);
  return {text: `${checksum}\n${json}`, checksum};
}

/**
 * Verifies and parses a text from `withChecksum`.
 *
 * @returns The value and its checksum; `undefined` if the text is damaged or was written under a different name.
 */
export function parseChecked(
  text: string,
  name = '',
): {readonly value: unknown; readonly checksum: string} | undefined {
  const lineEnd = text.indexOf('\n');
  const json = text.slice(lineEnd + 1);
  const checksum = text.slice(0, lineEnd);
  return checksum === checksumOf(json, name) ? {value: JSON.parse(json), checksum} : undefined;
}

function checksumOf(text: string, name: string): string {
  return hashOf(`${name}\n`, text);
}
