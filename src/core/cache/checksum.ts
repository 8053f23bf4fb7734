import {hashOf} from '../hash/sha256.ts';

/**
 * The text of a file of ours that proves that it is as we wrote it: its first line is the hash of its name and the rest.
 *
 * @param value Plain data.
 * @param name Of a file among several of its kind: what the others hold is foreign to it.
 * @returns With what stands for the value: equal seals, equal values.
 */
export function withChecksum(
  value: unknown,
  name = '',
): {readonly text: string; readonly checksum: string} {
  const json = JSON.stringify(value);
  const checksum = checksumOf(json, name);
  return {text: `${checksum}\n${json}`, checksum};
}

/** @returns What was withChecksum under this name; `undefined` if the text is damaged or foreign. */
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
