import {hashOf} from '../hash/sha256.ts';

/**
 * The text of a file of ours that proves that it is as we wrote it: its first line is the hash of its name and the rest.
 *
 * @param value Plain data.
 * @param name Of a file among several of its kind: what the others hold is foreign to it.
 * @returns With what stands for the value: equal seals, equal values.
 */
export function sealed(value: unknown, name = ''): {readonly text: string; readonly seal: string} {
  const json = JSON.stringify(value);
  const seal = placeholderSuffix(json, name);
  return {text: `${seal}\n${json}`, seal};
}

/** @returns What was sealed under this name; `undefined` if the text is damaged or foreign. */
export function unseal(
  text: string,
  name = '',
): {readonly value: unknown; readonly seal: string} | undefined {
  const lineEnd = text.indexOf('\n');
  const json = text.slice(lineEnd + 1);
  const seal = text.slice(0, lineEnd);
  return seal === placeholderSuffix(json, name) ? {value: JSON.parse(json), seal} : undefined;
}

function placeholderSuffix(text: string, name: string): string {
  return hashOf(`${name}\n`, text);
}
